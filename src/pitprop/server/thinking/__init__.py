"""Computer players think: in processes of their own, one decision after another."""
