/** Cases as they are kept: `legacyCases/{caseId}`, read by callables of administrators alone. */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { casePapersSchema, caseStates } from '#shared/callables/legacyCases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { ADMINISTRATORS_OF_A_CASE } from '#shared/lifeVerification/policy.ts';
import { Refusal } from '../errors.ts';

export const CASES = 'legacyCases';

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());

const caseSchema = casePapersSchema.extend({
  ownerId: userIdSchema,
  ownerEmail: z.string(),
  openedBy: z.string(),
  openedAt: instant,
  /** Of the owner's verification: each way back to life begins another, and what was asked before is over. */
  round: z.int(),
  state: z.enum(caseStates),
  decisions: z.array(
    z.object({
      administrator: z.string(),
      decision: z.enum(['uphold', 'reject', 'withdraw']),
      reason: z.string(),
      at: instant,
    }),
  ),
});
export type Case = z.output<typeof caseSchema>;
export type Decision = Case['decisions'][number];

export function caseOf(firestore: Firestore, caseId: string): DocumentReference {
  return firestore.collection(CASES).doc(caseId);
}

export function caseFrom(stored: DocumentSnapshot): Case | null {
  return stored.exists ? caseSchema.parse(stored.data()) : null;
}

/** Throws Refusal `not-found`. */
export async function readCase(
  transaction: Transaction,
  firestore: Firestore,
  caseId: string,
): Promise<Case> {
  const found = caseFrom(await transaction.get(caseOf(firestore, caseId)));
  if (!found) throw new Refusal('not-found', 'There is no such case.', { field: 'caseId' });
  return found;
}

export function writeDecisions(
  transaction: Transaction,
  firestore: Firestore,
  caseId: string,
  { state, decisions }: Pick<Case, 'state' | 'decisions'>,
): void {
  transaction.update(caseOf(firestore, caseId), {
    state,
    decisions: decisions.map((one) => ({ ...one, at: Timestamp.fromMillis(one.at) })),
  });
}

export interface Standing {
  readonly state: Case['state'];
  readonly decisions: readonly (Decision & {
    /** False once somebody has said that the owner lives: it was upheld without knowing it, and may be upheld anew. */
    readonly isCounted: boolean;
  })[];
}

/** A case as it stands by now, which is what the owner's verification makes of it. */
export function standingOf(
  { state, round, decisions }: Case,
  life: Pick<LifeVerification, 'round' | 'documentedCase'> | null,
): Standing {
  const isUndecided = state === 'open' || state === 'upheld';
  if (!isUndecided) return { state, decisions: decisions.map((one) => ({ ...one, isCounted: true })) };
  const isOfThisRound = life?.round === round;
  const upheldBy: readonly string[] = (isOfThisRound && life.documentedCase?.upheldBy) || [];
  // Of who upheld it again, the newest is what counts.
  const latest = (index: number) =>
    !decisions
      .slice(index + 1)
      .some(({ administrator }) => administrator === decisions[index]?.administrator);
  const told = decisions.map((one, index) => ({
    ...one,
    isCounted: upheldBy.includes(one.administrator) && latest(index),
  }));
  return {
    state: isOfThisRound ? stateOf(told.filter(({ isCounted }) => isCounted)) : 'void',
    decisions: told,
  };
}

/** What the decisions amount to, where the owner has not answered since. */
export function stateOf(decisions: readonly Decision[]): Case['state'] {
  if (decisions.some(({ decision }) => decision === 'withdraw')) return 'withdrawn';
  if (decisions.some(({ decision }) => decision === 'reject')) return 'rejected';
  const upholders = decisions.filter(({ decision }) => decision === 'uphold');
  const administrators = new Set(upholders.map(({ administrator }) => administrator));
  return administrators.size >= ADMINISTRATORS_OF_A_CASE ? 'upheld' : 'open';
}
