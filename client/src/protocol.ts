// What is made of the server's structures and the games' descriptions (`scripts/protocol_build.py`).
export * from '../generated/protocol';
