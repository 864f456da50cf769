/**
 * Brings one mail that matters to a mail server. Whoever delivers takes the row first, for a while, so that two at once
 * send once; one that died in between leaves it to be taken again when the while is over. So a mail may come twice, with
 * one Message-ID, and never not at all.
 */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { isYetToCome } from '#shared/clock.ts';
import { MailRefusal } from '../mail/index.ts';
import type { Services } from '../services.ts';
import {
  type Delivery,
  isOutdated,
  newDelivery,
  type OutboundMessage,
  outboundMessage,
  readMessage,
  settled,
  storeDelivery,
} from './outboundMessage.ts';
import { returnLocalPart } from './returnAddress.ts';

/** Longer than the longest delivery, in milliseconds. */
const TURN = 5 * 60_000;
const FIRST_DELAY = 60_000;
export const LONGEST_DELAY = 6 * 60 * 60_000;
/** As mail servers do among themselves (RFC 5321, 4.5.4.1). */
const GIVE_UP_AFTER = 5 * 24 * 60 * 60_000;
/** As many as those days have room for: a clock that leaps, or a server that was off for them, has made fewer. */
const FEWEST_ATTEMPTS = 28;
const LONGEST_REASON = 500;
/** How long whoever caused a mail waits for it to be taken, in milliseconds. */
const LONGEST_WAIT = 5_000;

type Waiting = Extract<Delivery, { state: 'waiting' }>;

interface Turn {
  readonly message: OutboundMessage;
  readonly content: NonNullable<OutboundMessage['content']>;
  readonly delivery: Waiting;
}

/**
 * At once, for whoever has just caused these mails; they wait for LONGEST_WAIT at most. What fails stands in the row, and the
 * job goes on with it: the act itself is done.
 */
export async function deliverSoon(services: Services, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ended = new AbortController();
  await Promise.race([
    deliverAll(services, ids).finally(() => ended.abort()),
    services.clock.sleep(LONGEST_WAIT, ended.signal).catch(() => undefined),
  ]);
}

async function deliverAll(services: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await deliver(services, outboundMessage(services.firestore, id));
    } catch (error) {
      services.log.log('error', 'mail-not-delivered', { id, reason: String(error) });
    }
  }
}

/** Rejects for a row that cannot be read. A mail that was not taken is noted in its row and rejects nothing. */
export async function deliver(services: Services, row: DocumentReference): Promise<void> {
  const turn = await takeTurn(services, row);
  if (!turn) return;
  const delivery = await attempt(services, row.id, turn);
  await endTurn(services, row, turn, delivery);
  const { purpose } = turn.message;
  const { state } = delivery;
  if (state === 'refused') services.log.log('error', 'mail-refused', { id: row.id, purpose });
  if (state === 'waiting') services.log.log('warning', 'mail-delayed', { id: row.id, purpose });
}

/** Null for one that is delivered already, that somebody else delivers just now, or whose next attempt is to come. */
function takeTurn({ firestore, clock }: Services, row: DocumentReference): Promise<Turn | null> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (!stored.exists) return null;
    const message = readMessage(stored);
    const { delivery, content } = message;
    if (isOutdated(message, clock.now())) return null;
    if (delivery.state !== 'waiting' || isYetToCome(delivery.nextAttemptAt, clock.now(), LONGEST_DELAY))
      return null;
    if (content === null) throw new Error('The message has no content any more.');
    const taken: Waiting = {
      ...delivery,
      attempts: delivery.attempts + 1,
      nextAttemptAt: clock.now() + TURN,
    };
    transaction.update(row, { delivery: storeDelivery(taken) });
    return { message, content, delivery: taken };
  });
}

async function attempt(
  services: Services,
  id: string,
  { message: { to, purpose }, content, delivery }: Turn,
): Promise<Delivery> {
  const { mail, clock } = services;
  const { attempts } = delivery;
  try {
    const returnTo = await returnLocalPart(services, id);
    const { messageId, acceptedBy } = await mail.send({ id, to, purpose, returnTo, ...content });
    return { state: 'sent', attempts, messageId, acceptedAt: clock.now(), acceptedBy };
  } catch (error) {
    const now = clock.now();
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    if (error instanceof MailRefusal || isToBeGivenUp(delivery, now)) {
      return { state: 'refused', attempts, refusedAt: now, reason };
    }
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    return { ...delivery, nextAttemptAt: now + delay, lastProblem: reason };
  }
}

function isToBeGivenUp({ attempts, since }: Waiting, now: number): boolean {
  return attempts >= FEWEST_ATTEMPTS && Math.abs(now - since) > GIVE_UP_AFTER;
}

/** Leaves alone a row that was erased meanwhile, or that somebody else took when this turn was over. */
function endTurn(
  { firestore }: Services,
  row: DocumentReference,
  turn: Turn,
  delivery: Delivery,
): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (!stored.exists) return;
    const message = readMessage(stored);
    const found = message.delivery;
    if (found.state !== 'waiting' || found.attempts !== turn.delivery.attempts) return;
    transaction.update(row, {
      delivery: storeDelivery(delivery),
      ...(delivery.state === 'waiting' ? {} : settled(message)),
      ...(delivery.state === 'sent' ? { content: null } : {}),
      // Of somebody who has no account any more, not even the address stays.
      ...(delivery.state === 'sent' && turn.message.uid === null ? { to: '' } : {}),
    });
  });
}

/**
 * A refused mail waits again, from now on; `record` writes beside it. Resolves with false for one that is not refused, or
 * is not there.
 */
export function retryRefused(
  { firestore, clock }: Services,
  row: DocumentReference,
  record: (transaction: Transaction) => void = () => undefined,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (!stored.exists || readMessage(stored).delivery.state !== 'refused') return false;
    transaction.update(row, { delivery: storeDelivery(newDelivery(clock.now())) });
    record(transaction);
    return true;
  });
}
