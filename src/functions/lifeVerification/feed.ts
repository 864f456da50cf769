/**
 * One event for one owner's life verification. Called inside the transaction that causes it, after its last read and before its
 * first write, so that the act and what it moves are there together or not at all.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type { LifeVerificationDocument, VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { Services } from '../services.ts';

/** The record as it was read, to be moved by `feed`. */
export interface ReadVerification {
  readonly uid: string;
  readonly name: VerificationName;
  readonly document: LifeVerificationDocument;
}

/** Reads what `feed` needs. Null for an owner who never began. */
export function readVerification(
  _transaction: Transaction,
  _services: Services,
  _uid: string,
  _name: VerificationName = 'real',
): Promise<ReadVerification | null> {
  return Promise.resolve(null);
}

/** Keeps the record and queues what it causes; `actor` stands in the log. */
export function feed(
  _transaction: Transaction,
  _services: Services,
  _verification: ReadVerification,
  _event: LifeEvent,
  _actor: string,
): void {
  throw new Error('Not built yet.');
}
