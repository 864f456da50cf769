/** How many documents a piece of server work reads and writes, counted in the vendor's SDK for the whole process. */
import {
  AggregateQuerySnapshot,
  DocumentReference,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';

export interface Access {
  reads: number;
  writes: number;
}

const total: Access = { reads: 0, writes: 0 };

function count(of: object, names: readonly string[], note: (answer: unknown) => void): void {
  for (const name of names) {
    const own: unknown = Reflect.get(of, name);
    if (typeof own !== 'function') throw new Error(`The SDK has no ${name}.`);
    Reflect.set(of, name, function (this: unknown, ...given: unknown[]) {
      const answer: unknown = own.apply(this, given);
      if (!(answer instanceof Promise)) {
        note(answer);
        return answer;
      }
      return answer.then((found: unknown) => {
        note(found);
        return found;
      });
    });
  }
}

const noteRead = (found: unknown) => {
  if (Array.isArray(found)) total.reads += found.length;
  // An answer that is empty is paid for as one.
  else total.reads += hasSize(found) ? Math.max(1, found.size) : 1;
};
const hasSize = (found: unknown): found is { readonly size: number } =>
  typeof found === 'object' && found !== null && 'size' in found && typeof found.size === 'number';
/** So many entries that are counted are billed as one read. */
const ENTRIES_A_READ = 1_000;
const noteCounted = (found: unknown) => {
  const counted = found instanceof AggregateQuerySnapshot ? Number(found.data().count ?? 0) : 0;
  total.reads += Math.max(1, Math.ceil(counted / ENTRIES_A_READ));
};
const noteWrite = () => {
  total.writes += 1;
};

/** Once a process, before the first call. What a transaction tries again counts again. */
export function beginCounting(firestore: Firestore): void {
  // A class that the SDK names in its types alone.
  const counting: object = Object.getPrototypeOf(firestore.collection('counted').count());
  for (const kind of [DocumentReference.prototype, Query.prototype]) count(kind, ['get'], noteRead);
  count(counting, ['get'], noteCounted);
  count(Firestore.prototype, ['getAll'], noteRead);
  count(Transaction.prototype, ['get', 'getAll'], noteRead);
  for (const kind of [DocumentReference.prototype, Transaction.prototype])
    count(kind, ['set', 'create', 'update', 'delete'], noteWrite);
}

export async function accessOf<Answer>(
  work: () => Promise<Answer>,
): Promise<Access & { readonly answer: Answer; readonly milliseconds: number }> {
  const [{ reads, writes }, begun] = [{ ...total }, performance.now()];
  const answer = await work();
  const milliseconds = performance.now() - begun;
  return { answer, milliseconds, reads: total.reads - reads, writes: total.writes - writes };
}
