"""What whoever runs a server needs: whether it is well, what it does, and how to tell it something."""
