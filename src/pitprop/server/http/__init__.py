"""Requests over HTTP: who asks, from where and how often, and how all answers look."""
