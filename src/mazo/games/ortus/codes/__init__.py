"""The small integers of Ortus Regni, one module for each thing that they name."""
