"""The journal in a database: where it is, what its tables look like in each version, and what is kept in them."""

from mazo.server.store.journal import Store

__all__ = ["Store"]
