/** How clock and mails of all life verifications are: what stands still, what is overdue, what did not arrive. */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  FROZEN_SHOWN,
  type LegacyWatch,
  legacyCasesReadWatch,
  OUTAGES_SHOWN,
  OVERDUE_SHOWN,
  UNDELIVERED_SHOWN,
} from '#shared/callables/legacyCases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { isDelivered, noticeSchema } from '#shared/lifeVerification/notice.ts';
import { channelsSchema } from '#shared/lifeVerification/people.ts';
import { findMessage, type OutboundMessage, outboundMessages } from '../delivery/index.ts';
import { defineHandler } from '../handler.ts';
import { EFFECTS, readWatch as readClock, VERIFICATIONS } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';

const NOT_ARMED = ['draft', 'cancelled', 'closed'];

export const readWatch = defineHandler(legacyCasesReadWatch, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const { firestore, clock } = services;
    const records = firestore.collectionGroup(VERIFICATIONS);
    const now = Timestamp.fromMillis(clock.now());
    const [watch, armed, due, frozen, overdue, undelivered] = await Promise.all([
      readClock(services),
      records.where('name', '==', 'real').where('life.state.is', 'not-in', NOT_ARMED).count().get(),
      records.where('dueAt', '<=', now).count().get(),
      readFrozen(services),
      readOverdue(services),
      readUndelivered(services),
    ]);
    const { lookedAt, doubtedAt, mailDownSince, outages } = watch;
    return {
      lookedAt,
      doubtedAt,
      mailDownSince,
      outages: outages.toReversed().slice(0, OUTAGES_SHOWN),
      armed: armed.data().count,
      due: due.data().count,
      frozen,
      overdue,
      undelivered,
    };
  },
});

const waitingSchema = z.object({
  ownerId: userIdSchema,
  name: z.literal('real'),
  life: z.object({ channels: channelsSchema, state: z.object({ is: z.string(), notice: noticeSchema }) }),
});
type Life = z.output<typeof waitingSchema>['life'];

/**
 * A term stands only while its notice has not arrived; where nothing but the notice is waited for, the state has no term, or
 * one of its own. So these three questions read nobody whose term runs.
 */
async function readFrozen({ firestore, clock }: Services): Promise<LegacyWatch['frozen']> {
  const records = firestore.collectionGroup(VERIFICATIONS).limit(FROZEN_SHOWN);
  const answers = await Promise.all([
    records.where('life.state.term.is', '==', 'standing').get(),
    records.where('life.state.is', '==', 'due').get(),
    records.where('life.state.is', '==', 'verifying').get(),
  ]);
  const found = new Map(
    answers.flatMap(({ docs }) => docs.map((stored) => [stored.ref.path, stored] as const)),
  );
  return [...found.values()]
    .flatMap((stored) => waitingSchema.safeParse(stored.data()).data ?? [])
    .filter(({ life: { state } }) => !isDelivered(state.notice) && state.notice.sentAt <= clock.now())
    .map(({ ownerId, life }) => ({
      ownerId,
      state: life.state.is,
      since: life.state.notice.sentAt,
      needed: life.state.notice.needed,
      channels: life.channels.map((channel) => howIs(channel, life)),
    }))
    .toSorted((one, other) => one.since - other.since)
    .slice(0, FROZEN_SHOWN);
}

function howIs(
  { id, isVerified }: Life['channels'][number],
  { state: { notice } }: Life,
): LegacyWatch['frozen'][number]['channels'][number] {
  if (notice.bounced.includes(id)) return 'bounced';
  if (notice.accepted.includes(id)) return 'accepted';
  if (notice.asked.includes(id)) return 'awaited';
  return isVerified ? 'not-asked' : 'not-verified';
}

/** What the job by the minute should have carried out a while ago. */
const LATE = 5 * 60_000;
const overdueSchema = z.object({
  ownerId: z.string(),
  deed: z.object({ do: z.string() }),
  dueAt: z.instanceof(Timestamp),
});

async function readOverdue({ firestore, clock }: Services): Promise<LegacyWatch['overdue']> {
  const late = Timestamp.fromMillis(clock.now() - LATE);
  const rows = firestore.collectionGroup(EFFECTS).where('dueAt', '<=', late).orderBy('dueAt');
  const { docs } = await rows.limit(OVERDUE_SHOWN).get();
  return docs
    .flatMap((stored) => overdueSchema.safeParse(stored.data()).data ?? [])
    .map(({ ownerId, deed, dueAt }) => ({ ownerId, deed: deed.do, since: dueAt.toMillis() }));
}

/** Purposes that begin so are of the legacy. */
const OF_THE_LEGACY = /^(life|release|invitation|case|lock|person)-/;

async function readUndelivered({ firestore }: Services): Promise<LegacyWatch['undelivered']> {
  const answers = await Promise.all(
    ['waiting', 'refused', 'bounced'].map((state) =>
      outboundMessages(firestore)
        .where('delivery.state', '==', state)
        .orderBy('createdAt', 'desc')
        .limit(UNDELIVERED_SHOWN)
        .get(),
    ),
  );
  return answers
    .flatMap(({ docs }) => docs)
    .flatMap((stored) => {
      const message = findMessage(stored);
      const trouble = message && OF_THE_LEGACY.test(message.purpose) ? troubleOf(message) : null;
      return message && trouble ? [{ id: stored.id, purpose: message.purpose, ...trouble }] : [];
    })
    .toSorted((one, other) => other.since - one.since)
    .slice(0, UNDELIVERED_SHOWN);
}

type Trouble = Pick<LegacyWatch['undelivered'][number], 'state' | 'since' | 'reason'>;

/** Null for one that was taken, or that nobody has tried in vain. */
function troubleOf({ delivery, to }: OutboundMessage): Trouble | null {
  switch (delivery.state) {
    case 'sent':
      return null;
    case 'waiting':
      return delivery.lastProblem === ''
        ? null
        : { state: 'waiting', since: delivery.since, reason: without(to, delivery.lastProblem) };
    case 'refused':
      return { state: 'refused', since: delivery.refusedAt, reason: without(to, delivery.reason) };
    case 'bounced':
      return { state: 'bounced', since: delivery.bouncedAt, reason: without(to, delivery.reason) };
  }
}

/** Mail servers like to say whose mailbox it was: who is named to somebody is not told here. */
function without(address: string, reason: string): string {
  // Bounded: an address of at most 320 characters, and none of them is more than itself.
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return reason.replace(new RegExp(escaped, 'gi'), '…');
}
