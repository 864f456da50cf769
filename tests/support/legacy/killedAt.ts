/** A server that dies in the middle of its work. */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Services } from '../../../src/functions/services.ts';

class Killed extends Error {}

/** Right before a transaction commits, or right after. */
export type Moment = 'before' | 'after';

/** One transaction of a server's work. */
export interface Step {
  /** Counts from 1. */
  readonly number: number;
  /** What it does, without whose: `set users/{}/received/{}`, each once. */
  readonly writes: string;
}

export interface MortalServices {
  readonly services: Services;
  isKilled(): boolean;
}

/** A server that is killed at its n-th transaction. */
export function killedAt(services: Services, n: number, moment: Moment): MortalServices {
  return killedWhere(services, ({ number }) => (number === n ? moment : null));
}

/** A server that is killed at the first transaction for which `decide` names a moment. */
export function killedWhere(services: Services, decide: (step: Step) => Moment | null): MortalServices {
  const { firestore } = services;
  let passed = 0;
  let isDead = false;
  const runTransaction: typeof firestore.runTransaction = async (work, options) => {
    if (isDead) throw new Killed();
    passed += 1;
    const number = passed;
    let moment: Moment | null = null;
    const result = await firestore.runTransaction(async (transaction) => {
      const noted = noteWrites(transaction);
      const written = await work(noted.transaction);
      moment = decide({ number, writes: noted.writes() });
      if (moment === 'before') {
        isDead = true;
        throw new Killed();
      }
      return written;
    }, options);
    if (moment === 'after') {
      isDead = true;
      throw new Killed();
    }
    return result;
  };
  const killed: Services = {
    ...services,
    mail: {
      send: (mail) => (isDead ? Promise.reject(new Killed()) : services.mail.send(mail)),
    },
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        if (name === 'runTransaction')
          return runTransaction satisfies (work: never, options?: never) => unknown;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    }),
  };
  return { services: killed, isKilled: () => isDead };
}

const WRITING = ['set', 'update', 'create', 'delete'];

function noteWrites(transaction: Transaction): { transaction: Transaction; writes(): string } {
  const seen = new Set<string>();
  const noted = new Proxy(transaction, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const [document] = given as [DocumentReference];
        if (typeof name === 'string' && WRITING.includes(name)) seen.add(`${name} ${placeOf(document)}`);
        return member.apply(target, given);
      };
    },
  });
  return { transaction: noted, writes: () => [...seen].toSorted().join(', ') };
}

function placeOf({ path }: DocumentReference): string {
  return path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '{}'))
    .join('/');
}
