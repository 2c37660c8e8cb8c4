"""What the terminal and the plain page share: following a table, its answers as one types them, its board in words."""
