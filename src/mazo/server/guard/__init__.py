"""Who may ask for what: the names that the server answers to, who asks behind a proxy, and how much of it."""
