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
    deck VARCHAR(64),
    seed VARCHAR(64) NOT NULL,
    salt VARCHAR(64) NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    created BIGINT NOT NULL,
    host INTEGER DEFAULT '0' NOT NULL,
    move_seconds INTEGER DEFAULT '0' NOT NULL,
    bank_seconds INTEGER DEFAULT '0' NOT NULL,
    talk VARCHAR(8) DEFAULT 'claims' NOT NULL,
    watching BOOLEAN DEFAULT true NOT NULL,
    late BOOLEAN DEFAULT false NOT NULL,
    next_table VARCHAR(40),
    next_by INTEGER DEFAULT '-1' NOT NULL,
    changed BIGINT NOT NULL,
    started BOOLEAN NOT NULL,
    "over" BOOLEAN NOT NULL,
    round INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    phase VARCHAR(40) NOT NULL,
    decider INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE arranged (
    table_id VARCHAR(40) NOT NULL,
    asker VARCHAR(64) NOT NULL,
    request VARCHAR(60) NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, asker, request),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
    table_id VARCHAR(40) NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    request VARCHAR(60),
    reasons TEXT,
    at BIGINT NOT NULL,
    "by" VARCHAR(40),
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
    stand_in VARCHAR(40) DEFAULT '' NOT NULL,
    ready INTEGER DEFAULT '-1' NOT NULL,
    kept BOOLEAN DEFAULT true NOT NULL,
    PRIMARY KEY (table_id, seat),
    CONSTRAINT one_seat_each UNIQUE (table_id, token),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX seats_by_token ON seats (token);
CREATE TABLE talk (
    table_id VARCHAR(40) NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    round INTEGER DEFAULT '0' NOT NULL,
    events INTEGER DEFAULT '0' NOT NULL,
    claim VARCHAR(40) NOT NULL,
    params TEXT NOT NULL,
    text TEXT NOT NULL,
    request VARCHAR(60),
    at BIGINT NOT NULL,
    name VARCHAR(80) DEFAULT '' NOT NULL,
    PRIMARY KEY (table_id, number),
    CONSTRAINT each_said_once UNIQUE (table_id, request),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO schema_version VALUES (5);
INSERT INTO tables VALUES (
    'abc', 'saboteur', 'amigo', '{"attach":"start"}', 3, NULL, 800, false, 1,
    'deck', 'seed', 'salt', 'commitment', 1000, 0, 60, 120, 'free', false, true, 'def', 0,
    3000, true, false, 1, 3, 'playing', 1
);
INSERT INTO seats VALUES ('abc', 0, 'Zoë', 'person', '', 'hash of Zoë', '', 2, true);
INSERT INTO seats VALUES ('abc', 1, 'Fenna', 'opponent', 'standard', NULL, '', -1, true);
INSERT INTO seats VALUES ('abc', 2, 'Ben', 'person', '', 'hash of Ben', 'standard', -1, false);
INSERT INTO log VALUES ('abc', 1, -1, 'first 1
hand 1 tlbr', NULL, NULL, 2000, NULL);
INSERT INTO log VALUES ('abc', 2, 0, 'pass tlbr', '0:a', NULL, 3000, 'table');
INSERT INTO talk VALUES (
    'abc', 1, 0, 2, 1, 4, 'suspects', '{"target":1}', '', '0:b', 3500, 'Zoë'
);
INSERT INTO arranged VALUES ('abc', 'hash of Zoë', 'c', 2, 3600);
