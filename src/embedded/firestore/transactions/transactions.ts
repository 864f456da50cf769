/**
 * Open transactions. Each remembers what it read; at commit everything it read must still be so, else it is
 * ABORTED and the client tries again. Idle ones end after 60 seconds, all after 270, as the vendor's do.
 * Source: https://firebase.google.com/docs/firestore/quotas#writes_and_transactions
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { type DatabaseName, databaseNameOf } from '../paths/resourceName.ts';
import type { Turns } from './turns.ts';

const IDLE_MILLISECONDS = 60_000;
const LONGEST_MILLISECONDS = 270_000;
/** Of the business logic; of everybody else together; of each of them. People's only read, and hold nothing up. */
const MOST_OPEN_PRIVILEGED = 10_000;
const MOST_OPEN_OF_PEOPLE = 2_000;
const MOST_OPEN_PER_PERSON = 20;

/** A thing that was read, and whether it is still as it was. */
type Observation = () => boolean;

export interface Transaction {
  readonly id: string;
  readonly isReadOnly: boolean;
  /** What a read-only transaction reads: the database as it was then, in microseconds. */
  readonly readTime: number | null;
  observe(name: string, observation: Observation): void;
  /** Waits for this transaction's turn at the documents it is about to read. */
  takeTurns(paths: readonly string[]): Promise<void>;
}

interface OpenTransaction extends Transaction {
  readonly database: string;
  readonly owner: string;
  readonly isPrivileged: boolean;
  readonly began: number;
  touched: number;
  readonly observations: Map<string, Observation>;
}

interface Owner {
  readonly name: string;
  readonly isPrivileged: boolean;
}

export interface Transactions {
  /**
   * `owner` is who may use it: nobody can end or commit another's transaction. With a `readTime` it only reads.
   */
  begin(database: DatabaseName, readTime: number | null, owner: Owner): Transaction;
  /** Throws INVALID_ARGUMENT for one that is unknown or over. */
  use(id: string, database: DatabaseName, owner: string): Transaction;
  /** Checks what was read and ends the transaction. Throws ABORTED. */
  finish(id: string, database: DatabaseName, owner: string): Transaction;
  rollback(id: string, database: DatabaseName, owner: string): void;
}

export function createTransactions({ now }: Clock, turns: Turns): Transactions {
  const open = new Map<string, OpenTransaction>();
  const isOver = ({ began, touched }: OpenTransaction) =>
    now() - touched > IDLE_MILLISECONDS || now() - began > LONGEST_MILLISECONDS;

  const close = (id: string) => {
    open.delete(id);
    turns.release(id);
  };

  const find = (id: string, database: DatabaseName, owner: string): OpenTransaction => {
    const transaction = open.get(id);
    if (!transaction || transaction.database !== databaseNameOf(database) || transaction.owner !== owner) {
      throw invalidArgument('The referenced transaction is unknown or no longer valid.');
    }
    if (isOver(transaction)) {
      close(id);
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.touched = now();
    return transaction;
  };

  const countOf = (includes: (one: OpenTransaction) => boolean) => {
    let count = 0;
    for (const one of open.values()) if (includes(one)) count += 1;
    return count;
  };

  const hasRoomFor = (owner: string, isPrivileged: boolean): boolean => {
    if (isPrivileged) return countOf((one) => one.isPrivileged) < MOST_OPEN_PRIVILEGED;
    if (countOf((one) => one.owner === owner) >= MOST_OPEN_PER_PERSON) return false;
    return countOf((one) => !one.isPrivileged) < MOST_OPEN_OF_PEOPLE;
  };

  /** Throws RESOURCE_EXHAUSTED when too many are open, even without those that are over. */
  const assertRoomFor = (owner: string, isPrivileged: boolean) => {
    if (open.size < MOST_OPEN_PER_PERSON || hasRoomFor(owner, isPrivileged)) return;
    for (const [id, one] of open) if (isOver(one)) close(id);
    if (!hasRoomFor(owner, isPrivileged))
      throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
  };

  return {
    begin(database, readTime, { name: owner, isPrivileged }) {
      const isReadOnly = readTime !== null;
      assertRoomFor(owner, isPrivileged);
      const observations = new Map<string, Observation>();
      const transaction: OpenTransaction = {
        id: randomBytes(18).toString('base64'),
        isReadOnly,
        readTime,
        database: databaseNameOf(database),
        owner,
        isPrivileged,
        began: now(),
        touched: now(),
        observations,
        observe(name, observation) {
          // The first look counts: what a later one saw is compared with it at the end.
          if (!isReadOnly && !observations.has(name)) observations.set(name, observation);
        },
        async takeTurns(paths) {
          if (isReadOnly) return;
          for (const path of paths) await turns.take(`${transaction.database}/${path}`, transaction.id);
        },
      };
      open.set(transaction.id, transaction);
      return transaction;
    },
    use: find,
    finish(id, database, owner) {
      const transaction = find(id, database, owner);
      close(id);
      for (const isUnchanged of transaction.observations.values()) {
        if (!isUnchanged()) {
          throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
        }
      }
      return transaction;
    },
    rollback(id, database, owner) {
      find(id, database, owner);
      close(id);
    },
  };
}
