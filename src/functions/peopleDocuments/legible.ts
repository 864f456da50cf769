import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Services } from '../services.ts';

/** For who only reads: a row that nobody can read keeps nobody from the others. It is logged, and null. */
export function ifLegible<Value>(
  { log }: Pick<Services, 'log'>,
  stored: DocumentSnapshot,
  read: (stored: DocumentSnapshot) => Value,
): Value | null {
  try {
    return read(stored);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    log.log('error', 'legacy-row-not-read', { path: stored.ref.path });
    return null;
  }
}
