### What is said of The Dark Cave before anybody sits at its table.

claim = Two clans, one exit, and the water is rising.
about = Two clans look for the only way out of a flooding cave. Lay paths, walk, dodge rats, lindworms and goblins – and never quite trust your own clan.
