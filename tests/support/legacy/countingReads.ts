/** How many documents queries and lookups outside of transactions gave: those inside touch one subject's own. */
import { Query } from 'firebase-admin/firestore';
import type { Services } from '../../../src/functions/services.ts';

export function countingReads(services: Services): { readonly services: Services; read(): number } {
  let count = 0;
  const counted = (query: Query): Query =>
    new Proxy(query, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          const result: unknown = member.apply(target, given);
          if (result instanceof Query) return counted(result);
          if (name === 'get' && result instanceof Promise) {
            return result.then((found: { readonly size: number }) => {
              count += found.size;
              return found;
            });
          }
          return result;
        };
      },
    });
  const firestore = new Proxy(services.firestore, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = member.apply(target, given);
        return name === 'collectionGroup' && result instanceof Query ? counted(result) : result;
      };
    },
  });
  return { services: { ...services, firestore }, read: () => count };
}
