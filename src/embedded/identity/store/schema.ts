/** The identity service's tables. Steps are append-only. */
export const identityTables: readonly string[] = [
  `
  CREATE TABLE identity_accounts (
    local_id TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    phone_number TEXT UNIQUE,
    created_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_accounts_by_creation ON identity_accounts (created_at, local_id);

  CREATE TABLE identity_federated (
    provider_id TEXT NOT NULL,
    raw_id TEXT NOT NULL,
    local_id TEXT NOT NULL REFERENCES identity_accounts ON DELETE CASCADE,
    PRIMARY KEY (provider_id, raw_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_federated_by_account ON identity_federated (local_id);

  CREATE TABLE identity_refresh_tokens (
    hash BLOB PRIMARY KEY,
    family TEXT NOT NULL,
    parent BLOB,
    local_id TEXT NOT NULL REFERENCES identity_accounts ON DELETE CASCADE,
    session TEXT NOT NULL,
    issued_at INTEGER NOT NULL,
    retired_at INTEGER,
    revoked_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_refresh_tokens_by_account ON identity_refresh_tokens (local_id);
  CREATE INDEX identity_refresh_tokens_by_family ON identity_refresh_tokens (family);

  CREATE TABLE identity_tickets (
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL,
    local_id TEXT REFERENCES identity_accounts ON DELETE CASCADE,
    payload TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_tickets_by_expiry ON identity_tickets (expires_at);
  CREATE INDEX identity_tickets_by_account ON identity_tickets (local_id);

  CREATE TABLE identity_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE identity_known_places (
    place BLOB PRIMARY KEY,
    local_id TEXT NOT NULL REFERENCES identity_accounts ON DELETE CASCADE,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_known_places_by_account ON identity_known_places (local_id);

  CREATE TABLE identity_deletions (local_id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE identity_notices (
    local_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    noted_at INTEGER NOT NULL,
    PRIMARY KEY (local_id, kind)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO identity_notices SELECT local_id, 'deleted', deleted_at FROM identity_deletions;
  DROP TABLE identity_deletions;
  `,
  "DELETE FROM identity_settings WHERE name = 'openid-cookie-secret'",
  `
  ALTER TABLE identity_notices RENAME TO identity_account_notices;
  CREATE TABLE identity_notices (
    local_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    session TEXT NOT NULL DEFAULT '',
    noted_at INTEGER NOT NULL,
    PRIMARY KEY (local_id, kind, session)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO identity_notices (local_id, kind, noted_at) SELECT local_id, kind, noted_at FROM identity_account_notices;
  DROP TABLE identity_account_notices;
  `,
];
