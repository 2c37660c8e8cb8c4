"""The table over the network: rooms that outlive the process, streams that outlive a connection, and the page."""
