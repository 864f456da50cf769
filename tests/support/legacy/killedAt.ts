/** A server that dies in the middle of its work. */
import type { Services } from '../../../src/functions/services.ts';

class Killed extends Error {}

/** A server that is killed at its n-th transaction: right before it commits, or right after. */
export function killedAt(
  services: Services,
  n: number,
  moment: 'before' | 'after',
): { services: Services; isKilled(): boolean } {
  const { firestore } = services;
  let passed = 0;
  let isDead = false;
  const runTransaction: typeof firestore.runTransaction = async (work, options) => {
    if (isDead) throw new Killed();
    passed += 1;
    const isLast = passed === n;
    const result = await firestore.runTransaction(async (transaction) => {
      const written = await work(transaction);
      if (isLast && moment === 'before') {
        isDead = true;
        throw new Killed();
      }
      return written;
    }, options);
    if (isLast) {
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
