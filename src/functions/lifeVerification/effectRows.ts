/**
 * What a change asks the world to do, in `users/{uid}/legacyEffects/{id}`: written with the change, taken away by whoever
 * has done it. A row is known by its effect's key, so that a change that is repeated asks for nothing twice.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { verificationNameSchema } from '#shared/legacy/lifeVerificationDocument.ts';
import {
  beneficiaryIdSchema,
  channelIdSchema,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { releaseStages } from '#shared/lifeVerification/policy.ts';

export const EFFECTS = 'legacyEffects';

const deedSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('tell-owner'),
    about: z.enum(['reminder', 'grace', 'verifying', 'disputed', 'veto', 'hold', 'voided', 'cancelled']),
    channel: channelIdSchema,
    number: z.int(),
    sendAt: z.number(),
  }),
  z.object({
    do: z.literal('tell-contact'),
    about: z.enum(['asked', 'voided', 'disputed']),
    contact: trustedContactIdSchema,
  }),
  z.object({ do: z.literal('give'), to: beneficiaryIdSchema, stage: z.enum(releaseStages) }),
  z.object({ do: z.literal('take-back'), from: beneficiaryIdSchema }),
  /** To all contacts, on their own pages, without a mail. */
  z.object({ do: z.literal('show-asks') }),
  /** What is of a round that is over. */
  z.object({ do: z.literal('close-round') }),
]);
export type RowDeed = z.infer<typeof deedSchema>;

const rowSchema = z.object({
  ownerId: z.string(),
  name: verificationNameSchema,
  /** Of the record that caused it: another rehearsal counts its changes anew. */
  run: z.string(),
  key: z.string(),
  /** In which it was asked for; of a `take-back`, in which it was given. */
  round: z.int(),
  deed: deedSchema,
  dueAt: z.instanceof(Timestamp),
});
export type EffectRow = z.infer<typeof rowSchema>;
export type RowOf<Does extends RowDeed['do']> = EffectRow & { readonly deed: Extract<RowDeed, { do: Does }> };

type Identity = Pick<EffectRow, 'ownerId' | 'name' | 'run' | 'key'>;

/** Null for one that is done. Throws ZodError for one that cannot be read. */
export function readRow(stored: DocumentSnapshot): EffectRow | null {
  const fields = stored.data();
  return fields ? rowSchema.parse(fields) : null;
}

export function rowOf(firestore: Firestore, { ownerId, name, run, key }: Identity): DocumentReference {
  const id = [name, run, ...key.split('/')].filter((part) => part !== '').join('~');
  return firestore.doc(`users/${ownerId}/${EFFECTS}/${id}`);
}

/** What tells its mail from others: the effect itself, in the run that asked for it. */
export function occasionOf({ ownerId, name, run, key }: Identity): string {
  return `${ownerId} ${name} ${run} ${key}`;
}

/** What carrying a row out left: mails to be delivered, and rows that follow. It is done when its row is gone. */
export interface CarriedOut {
  readonly mails?: readonly string[];
  readonly rows?: readonly DocumentReference[];
}
