/** One request's view of the database: who asks, what they may see, and the transaction they are in. */
import type { Caller } from '../../caller.ts';
import { type Access, createAccess } from '../access/authorize.ts';
import type { Engine } from '../engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { DatabaseName } from '../paths/resourceName.ts';
import { documentKey, type StoredDocument } from '../storage/documents.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { isRecord } from '../wire/parseValue.ts';
import { toMicroseconds } from '../wire/timestamp.ts';

export interface Session {
  readonly engine: Engine;
  readonly database: DatabaseName;
  readonly access: Access;
  /** Distinguishes callers, so that nobody continues another's transaction. */
  readonly owner: string;
  /** The database's number in storage. */
  readonly id: number;
  read(path: string): StoredDocument | null;
  readTime(): number;
}

export function createSession(engine: Engine, caller: Caller, database: DatabaseName): Session {
  const id = engine.documents.databaseId(database);
  const read = (path: string) =>
    engine.documents.get(engine.documents.databaseId(database), documentKey(path));
  return {
    engine,
    database,
    id,
    read,
    owner: caller.kind === 'user' ? `user:${caller.uid}` : caller.kind,
    access: createAccess({ caller, ruleset: engine.ruleset(), database, now: engine.clock.now(), read }),
    readTime: () => engine.documents.latestCommitTime(engine.clock.now()),
  };
}

export interface ReadTransaction {
  readonly transaction: Transaction | null;
  /** The id to answer, when the read began the transaction. */
  readonly began: string | null;
}

/** The transaction that a read names or begins. Throws INVALID_ARGUMENT. */
export function transactionOf(session: Session, body: Record<string, unknown>): ReadTransaction {
  const { transaction, newTransaction, readTime } = body;
  requireReadable(session, readTime);
  if (typeof transaction === 'string' && transaction !== '') {
    return {
      transaction: session.engine.transactions.use(standard(transaction), session.database, session.owner),
      began: null,
    };
  }
  if (newTransaction === undefined) return { transaction: null, began: null };
  const begun = beginTransaction(session, newTransaction);
  return { transaction: begun, began: begun.id };
}

export function beginTransaction(session: Session, options: unknown): Transaction {
  if (options !== undefined && options !== null && !isRecord(options)) {
    throw invalidArgument('Invalid transaction options.');
  }
  const isReadOnly = isRecord(options) && options.readOnly !== undefined;
  if (isRecord(options) && isRecord(options.readOnly)) requireReadable(session, options.readOnly.readTime);
  if (!isReadOnly) session.access.requirePrivilege('a read-write transaction');
  return session.engine.transactions.begin(session.database, isReadOnly, session.owner);
}

/** Past versions are not kept: a read at a time is served while nothing was written since, and refused after. */
function requireReadable(session: Session, readTime: unknown): void {
  if (readTime === undefined || readTime === null) return;
  if (typeof readTime !== 'string') throw invalidArgument('Invalid read_time.');
  const time = toMicroseconds(readTime);
  if (time > session.readTime()) throw invalidArgument('read_time cannot be in the future.');
  if (time < session.engine.documents.lastCommitTime()) {
    throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
  }
}

/** Ids may come back in the URL-safe alphabet. */
export const standard = (id: string) => id.replaceAll('-', '+').replaceAll('_', '/');
