/** The clock by which verifications are looked at: every minute those that are due, once it is known what time it is. */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { outboundMessages } from '../delivery/index.ts';
import { defineJob } from '../jobs/index.ts';
import { defineSchedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { goOn } from './goOnRehearsing.ts';
import { look, noteMail, type Watch, watchSchema } from './outages.ts';
import { tickOne } from './tickOne.ts';
import { readVerificationDocument, VERIFICATIONS } from './verificationDocument.ts';
import { watchOf } from './watchDocument.ts';

const tickDue = defineJob({
  name: 'lifeVerification-tick',
  expression: '* * * * *',
  due: ({ firestore }, now) =>
    firestore.collectionGroup(VERIFICATIONS).where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt'),
  process: async (services, subject) => {
    const found = readVerificationDocument(subject);
    if (!found) return;
    const { ownerId, name } = found;
    if (name === 'rehearsal') await goOn(services, ownerId);
    // What it causes is the next job's, so that a thousand are not held up by one mail server.
    else await tickOne(services, ownerId, name);
  },
});

export const tick = defineSchedule({
  ...tickDue,
  run: async (context) => {
    const { services } = context;
    if (await watchClock(services)) await tickDue.run(context);
    else services.log.log('warning', 'life-verification-doubts-clock', {});
  },
});

/** Notes that time was looked at, and what of it nobody could have been reached in. Whether it can be believed. */
async function watchClock(services: Services): Promise<boolean> {
  const { firestore, clock } = services;
  const waitingSince = await findMailDown(services);
  return firestore.runTransaction(async (transaction) => {
    const document = watchOf(firestore);
    const stored: Watch = watchSchema.parse((await transaction.get(document)).data() ?? {});
    const now = clock.now();
    const { watch, isBelieved } = look(stored, now);
    transaction.set(document, isBelieved ? noteMail(watch, waitingSince, now) : watch);
    return isBelieved;
  });
}

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());
const triedSchema = z.object({
  delivery: z.object({ state: z.literal('waiting'), since: instant, lastProblem: z.string().min(1) }),
});
/** A mail that waits since then and was tried in vain is among so many, or mail is not what is wrong. */
const LOOKED_THROUGH = 10;

/**
 * Since when the oldest mail waits that was tried in vain and is younger than the last one that was taken. One address that
 * takes nothing, among others that do, is no outage.
 */
async function findMailDown({ firestore, clock }: Services): Promise<number | null> {
  const rows = outboundMessages(firestore);
  // What lies ahead was noted by a clock that was wrong.
  const last = await rows
    .where('delivery.acceptedAt', '<=', Timestamp.fromMillis(clock.now()))
    .orderBy('delivery.acceptedAt', 'desc')
    .limit(1)
    .get();
  const takenAt: unknown = last.docs[0]?.get('delivery.acceptedAt');
  const waiting =
    takenAt instanceof Timestamp
      ? rows.where('delivery.since', '>', takenAt)
      : rows.where('delivery.since', '>', new Timestamp(0, 0));
  const found = await waiting.orderBy('delivery.since').limit(LOOKED_THROUGH).get();
  for (const row of found.docs) {
    const tried = triedSchema.safeParse(row.data()).data;
    if (tried) return tried.delivery.since;
  }
  return null;
}
