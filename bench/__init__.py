"""What `make bench` runs: Mazo's speed, compiled and interpreted, beside other engines in the same run."""
