"""The page's TypeScript types, generated from the protocol and the games' descriptions."""
