/** Cases as they are kept: `legacyCases/{caseId}`, read by callables of administrators alone. */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';

export const CASES = 'legacyCases';

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());

const caseSchema = z.object({
  ownerId: userIdSchema,
  openedBy: z.string(),
  openedAt: instant,
  reason: z.string(),
  /** Of the owner's verification: each way back to life begins another, and what was asked before is over. */
  round: z.int(),
  state: z.enum(['open', 'upheld', 'rejected', 'void']),
  decisions: z.array(
    z.object({
      administrator: z.string(),
      decision: z.enum(['uphold', 'reject']),
      reason: z.string(),
      at: instant,
    }),
  ),
});
export type Case = z.output<typeof caseSchema>;

export function caseOf(firestore: Firestore, caseId: string): DocumentReference {
  return firestore.collection(CASES).doc(caseId);
}

export function caseFrom(stored: DocumentSnapshot): Case | null {
  return stored.exists ? caseSchema.parse(stored.data()) : null;
}

export const upholders = ({ decisions }: Pick<Case, 'decisions'>): string[] =>
  decisions.filter(({ decision }) => decision === 'uphold').map(({ administrator }) => administrator);
