"""Several processes and machines that serve the tables of one database, each table in one of them."""
