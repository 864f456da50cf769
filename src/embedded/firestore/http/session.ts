/** One request's view of the database: who asks, what they may see, and the transaction they are in. */
import type { Caller } from '../../caller.ts';
import { type Access, createAccess } from '../access/authorize.ts';
import type { Engine } from '../engine.ts';
import { invalidArgument } from '../errors.ts';
import type { DatabaseName } from '../paths/resourceName.ts';
import { documentKey, type StoredDocument } from '../storage/documents.ts';
import { tooOld, VERSIONS_KEPT } from '../storage/versions.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { isRecord } from '../wire/parseValue.ts';
import { toMicroseconds } from '../wire/timestamp.ts';

export interface Session {
  readonly engine: Engine;
  readonly database: DatabaseName;
  readonly access: Access;
  /** Distinguishes callers, so that nobody continues another's transaction. */
  readonly owner: string;
  readonly isVisitor: boolean;
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
    isVisitor: caller.kind === 'visitor',
    access: createAccess({ caller, ruleset: engine.ruleset(), database, now: engine.clock.now(), read }),
    readTime: () => engine.documents.latestCommitTime(engine.clock.now()),
  };
}

interface ReadTransaction {
  readonly transaction: Transaction | null;
  /** The id to answer, when the read began the transaction. */
  readonly began: string | null;
  /** The time to read at, in microseconds; null for the database as it is. */
  readonly at: number | null;
}

/** The transaction that a read names or begins, or the time it asks for. Throws INVALID_ARGUMENT. */
export function transactionOf(session: Session, body: Record<string, unknown>): ReadTransaction {
  const { transaction, newTransaction, readTime } = body;
  const at = parseReadTime(session, readTime);
  if (typeof transaction === 'string' && transaction !== '') {
    const { transactions } = session.engine;
    const open = transactions.use(standard(transaction), session.database, session.owner);
    return { transaction: open, began: null, at: open.readTime };
  }
  if (newTransaction === undefined) return { transaction: null, began: null, at };
  const begun = beginTransaction(session, newTransaction);
  return { transaction: begun, began: begun.id, at: begun.readTime };
}

export function beginTransaction(session: Session, options: unknown): Transaction {
  // Nothing tells visitors apart, and what they may read they can read without one.
  if (session.isVisitor) session.access.requirePrivilege('a transaction of a visitor');
  if (options !== undefined && options !== null && !isRecord(options)) {
    throw invalidArgument('Invalid transaction options.');
  }
  const readOnly = isRecord(options) ? options.readOnly : undefined;
  if (readOnly === undefined) session.access.requirePrivilege('a read-write transaction');
  const asked = parseReadTime(session, isRecord(readOnly) ? readOnly.readTime : undefined);
  const readTime = readOnly === undefined ? null : (asked ?? session.readTime());
  const { isPrivileged } = session.access;
  return session.engine.transactions.begin(session.database, readTime, { name: session.owner, isPrivileged });
}

/** Throws INVALID_ARGUMENT for the future, FAILED_PRECONDITION for what is forgotten by now. */
function parseReadTime(session: Session, readTime: unknown): number | null {
  if (readTime === undefined || readTime === null) return null;
  if (typeof readTime !== 'string') throw invalidArgument('Invalid read_time.');
  const time = toMicroseconds(readTime);
  const now = session.readTime();
  if (time > now) throw invalidArgument('read_time cannot be in the future.');
  if (time < now - VERSIONS_KEPT) {
    throw tooOld();
  }
  return time;
}

/** Ids may come back in the URL-safe alphabet. */
export const standard = (id: string) => id.replaceAll('-', '+').replaceAll('_', '/');
