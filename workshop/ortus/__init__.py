"""What developers need of Ortus Regni: random games by every house rule."""
