CREATE TABLE schema_version (
    version INTEGER NOT NULL
);
CREATE TABLE tables (
    id VARCHAR(40) NOT NULL,
    game VARCHAR(40) NOT NULL,
    edition VARCHAR(40) NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    first INTEGER,
    pace INTEGER NOT NULL,
    auto_pick BOOLEAN NOT NULL,
    rules INTEGER NOT NULL,
    seed VARCHAR(64) NOT NULL,
    salt VARCHAR(64) NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    started BOOLEAN NOT NULL,
    "over" BOOLEAN NOT NULL,
    round INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    phase VARCHAR(40) NOT NULL,
    decider INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE log (
    table_id VARCHAR(40) NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    request VARCHAR(60),
    reasons TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    CONSTRAINT each_request_once UNIQUE (table_id, request),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
    table_id VARCHAR(40) NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR(80) NOT NULL,
    kind VARCHAR(8) NOT NULL,
    opponent VARCHAR(40) NOT NULL,
    token VARCHAR(64),
    PRIMARY KEY (table_id, seat),
    CONSTRAINT one_seat_each UNIQUE (table_id, token),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX seats_by_token ON seats (token);
INSERT INTO schema_version VALUES (1);
INSERT INTO tables VALUES (
    'abc', 'saboteur', 'amigo', '{"attach":"start"}', 3, NULL, 800, false, 1,
    'seed', 'salt', 'commitment', 1000, 3000, true, false, 1, 3, 'playing', 1
);
INSERT INTO seats VALUES ('abc', 0, 'Zoë', 'person', '', 'hash of Zoë');
INSERT INTO seats VALUES ('abc', 1, 'Fenna', 'opponent', 'standard', NULL);
INSERT INTO seats VALUES ('abc', 2, '', 'open', '', NULL);
INSERT INTO log VALUES ('abc', 1, -1, 'first 1
hand 1 tlbr', NULL, NULL, 2000);
INSERT INTO log VALUES ('abc', 2, 0, 'pass tlbr', '0:a', NULL, 3000);
