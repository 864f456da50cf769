/** Everything behind the protocol: documents, indexes, commits and transactions over one SQLite database. */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { migrate } from '../database/openDatabase.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { buildComposites } from './storage/buildComposites.ts';
import { createDocuments, type Documents } from './storage/documents.ts';
import { readIndexConfiguration } from './storage/indexConfiguration.ts';
import { createIndexes, type Indexes } from './storage/indexes.ts';
import { schema } from './storage/schema.ts';
import { createSql, type Sql } from './storage/sql.ts';
import { createVersions, VERSIONS_KEPT, type VersionBounds, type Versions } from './storage/versions.ts';
import { createTransactions, type Transactions } from './transactions/transactions.ts';
import { createTurns } from './transactions/turns.ts';
import { createGroupCommit, type GroupCommit } from './writes/groupCommit.ts';

export interface Engine {
  readonly sql: Sql;
  readonly documents: Documents;
  readonly indexes: Indexes;
  readonly versions: Versions;
  readonly commits: GroupCommit;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ruleset: () => Ruleset;
}

interface EngineOptions {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ruleset: () => Ruleset;
  readonly indexesJson?: unknown;
  readonly versionBounds?: VersionBounds;
}

export function createEngine(options: EngineOptions): Engine {
  const { database, clock, log, ruleset, indexesJson, versionBounds } = options;
  migrate(database, 'firestore', schema);
  const sql = createSql(database);
  const configuration = readIndexConfiguration(indexesJson);
  const indexes = createIndexes(sql, configuration);
  const versions = createVersions(sql, versionBounds);
  versions.forget(clock.now() * 1000 - VERSIONS_KEPT);
  buildComposites(sql, configuration, log);
  return {
    sql,
    indexes,
    versions,
    documents: createDocuments(sql, indexes, versions),
    commits: createGroupCommit(sql, indexes.forget),
    transactions: createTransactions(clock, createTurns(clock)),
    clock,
    log,
    ruleset,
  };
}
