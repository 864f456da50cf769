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
const MOST_OPEN = 10_000;

/** A thing that was read, and whether it is still as it was. */
export type Observation = () => boolean;

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
  readonly began: number;
  touched: number;
  readonly observations: Map<string, Observation>;
}

export interface Transactions {
  /**
   * `owner` is who may use it: nobody can end or commit another's transaction. With a `readTime` it only reads.
   */
  begin(database: DatabaseName, readTime: number | null, owner: string): Transaction;
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

  return {
    begin(database, readTime, owner) {
      const isReadOnly = readTime !== null;
      if (open.size >= MOST_OPEN) for (const [id, one] of open) if (isOver(one)) close(id);
      if (open.size >= MOST_OPEN)
        throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
      const observations = new Map<string, Observation>();
      const transaction: OpenTransaction = {
        id: randomBytes(18).toString('base64'),
        isReadOnly,
        readTime,
        database: databaseNameOf(database),
        owner,
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
