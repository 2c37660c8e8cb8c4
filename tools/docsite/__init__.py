"""The documentation site: guides, the books of rules and the reference, out of what the project already says."""
