"""What Farolito says: its rule book, its phrases, and the words of its boards."""
