/** How many documents a piece of server work reads: by queries and lookups of its own, and inside transactions. */
import { DocumentReference, Query, type Transaction } from 'firebase-admin/firestore';
import type { Services } from '../../../src/functions/services.ts';

export interface CountedReads {
  readonly services: Services;
  /** Outside of transactions: those inside touch one subject's own. */
  read(): number;
  readInTransactions(): number;
}

export function countingReads(services: Services): CountedReads {
  let count = 0;
  let inTransactions = 0;
  const counted = <Kind extends object>(found: Kind): Kind =>
    new Proxy(found, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          const result: unknown = member.apply(target, given);
          if (result instanceof Query || result instanceof DocumentReference) return counted(result);
          if (name === 'get' && result instanceof Promise) return noteRead(result, (size) => (count += size));
          return result;
        };
      },
    });
  const countedTransaction = (transaction: Transaction): Transaction =>
    new Proxy(transaction, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          const result: unknown = member.apply(target, given);
          const isReading = name === 'get' || name === 'getAll';
          return isReading && result instanceof Promise
            ? noteRead(result, (size) => (inTransactions += size))
            : result;
        };
      },
    });
  const runTransaction: Services['firestore']['runTransaction'] = (work, options) =>
    services.firestore.runTransaction((transaction) => work(countedTransaction(transaction)), options);
  const firestore = new Proxy(services.firestore, {
    get: (target, name) => {
      if (name === 'runTransaction')
        return runTransaction satisfies (work: never, options?: never) => unknown;
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = member.apply(target, given);
        return name === 'collectionGroup' && result instanceof Query ? counted(result) : result;
      };
    },
  });
  return {
    services: { ...services, firestore },
    read: () => count,
    readInTransactions: () => inTransactions,
  };
}

function noteRead(result: Promise<unknown>, note: (size: number) => void): Promise<unknown> {
  return result.then((found) => {
    note(sizeOf(found));
    return found;
  });
}

function sizeOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  return typeof found === 'object' && found !== null && 'size' in found ? Number(found.size) : 1;
}
