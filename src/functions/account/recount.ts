/**
 * Counts again, every night, what each person stores: portraits and thumbnails go straight to the store, and accounts
 * of before a rule have figures of before it. What the checker still finds afterwards is kept as the job's failure of
 * that person, for somebody to look at.
 */
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { checkPerson, collectPerson, countPerson } from '../invariants/index.ts';
import { defineJob } from '../jobs/index.ts';
import { profileOf } from '../library/index.ts';
import type { Services } from '../services.ts';

const ITEMS_AT_ONCE = 400;
/** The one name that `storage.rules` take. */
const PORTRAIT_NAME = 'current';
/** A portrait that no profile shows may be one that is about to be saved, for this many milliseconds. */
const PORTRAIT_ALLOWANCE = 24 * 60 * 60_000;

export const recount = defineJob({
  name: 'account-recount',
  expression: '33 3 * * *',
  goesRound: true,
  due: ({ firestore }) => firestore.collection('users').orderBy(FieldPath.documentId()),
  process: async (services, { id: uid }) => {
    await removeOldPortraits(services, uid);
    while (await correct(services, uid));
    const violations = await services.firestore.runTransaction(
      async (transaction) =>
        checkPerson(await collectPerson(transaction, services, uid), services.clock.now()),
      { readOnly: true },
    );
    const [first] = violations;
    if (first)
      throw new Error(`${violations.length} broken: ${first.code}, ${first.subject}: ${first.message}`);
  },
});

/** Whether something was corrected: there may be more. */
async function correct(services: Services, uid: string): Promise<boolean> {
  const profile = profileOf(services.firestore, uid);
  return services.firestore.runTransaction(async (transaction) => {
    const corrections = countPerson(await collectPerson(transaction, services, uid), ITEMS_AT_ONCE);
    for (const [path, fields] of corrections) {
      transaction.update(path === '' ? profile : services.firestore.doc(`${profile.path}/${path}`), fields);
    }
    return corrections.size > 0;
  });
}

const metadataSchema = z.object({ timeCreated: z.iso.datetime() });

/**
 * Portraits of before there was one name for them only take room, unless the profile still shows one: it says
 * `path#mark`, where the mark makes browsers look again.
 */
async function removeOldPortraits({ bucket, firestore, clock }: Services, uid: string): Promise<void> {
  const [portraits] = await bucket.getFiles({ prefix: `users/${uid}/avatar/` });
  const old = portraits.filter(({ metadata }) => {
    const { timeCreated } = metadataSchema.parse(metadata);
    return Date.parse(timeCreated) < clock.now() - PORTRAIT_ALLOWANCE;
  });
  if (old.length === 0) return;
  const avatar: unknown = (await profileOf(firestore, uid).get()).get('avatar');
  const [shown] = typeof avatar === 'string' ? avatar.split('#') : [];
  const kept = new Set([shown, `users/${uid}/avatar/${PORTRAIT_NAME}`]);
  for (const portrait of old) if (!kept.has(portrait.name)) await portrait.delete({ ignoreNotFound: true });
}
