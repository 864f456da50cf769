/**
 * Counts again, every night, what each person stores: portraits and thumbnails go straight to the store, and accounts
 * of before a rule have figures of before it. What the checker still finds afterwards is kept as the job's failure of
 * that person, for somebody to look at.
 */
import { isDeepStrictEqual } from 'node:util';
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  type Corrections,
  checkPerson,
  collectPerson,
  correctedRecords,
  countPerson,
  type PersonRecords,
  readFigures,
} from '../invariants/index.ts';
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
    const violations = checkPerson(await correct(services, uid), services.clock.now());
    const [first] = violations;
    if (first)
      throw new Error(`${violations.length} broken: ${first.code}, ${first.subject}: ${first.message}`);
  },
});

/** Another change in between makes it begin again with what is there then, this many times. */
const ATTEMPTS = 5;

/** Corrects a few items at a time, and the figures with them. Resolves with the records as they are afterwards. */
async function correct(services: Services, uid: string): Promise<PersonRecords> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let records = await collectPerson(services, uid);
    for (;;) {
      const corrections = countPerson(records, ITEMS_AT_ONCE);
      if (corrections.size === 0) return records;
      if (!(await write(services, records, corrections))) break;
      records = correctedRecords(records, corrections);
    }
  }
  throw new Error('Too much changes here to be counted.');
}

/** Whether the person's figures were still those of the records, so that the corrections fit. */
async function write(
  services: Services,
  { uid, profile, albums, creditAccount }: PersonRecords,
  corrections: Corrections,
): Promise<boolean> {
  const { path } = profileOf(services.firestore, uid);
  return services.firestore.runTransaction(async (transaction) => {
    const figures = await readFigures(services, uid, transaction);
    if (!isDeepStrictEqual(figures, { profile, albums, creditAccount })) return false;
    for (const [below, fields] of corrections) {
      transaction.update(services.firestore.doc(below === '' ? path : `${path}/${below}`), fields);
    }
    return true;
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
