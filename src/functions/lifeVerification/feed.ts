/**
 * One event for one owner's life verification. Called inside the transaction that causes it, after its last read and before its
 * first write, so that the act and what it moves are there together or not at all.
 */
import { createHash } from 'node:crypto';
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument, VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import { appendLine, type LogEnd, logLineId } from '#shared/legacy/logChain.ts';
import { type LogEvent, logEventSchema, logLineSchema } from '#shared/legacy/logLine.ts';
import { type MachineClock, shownAt } from '#shared/legacy/machineClock.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { Effect } from '#shared/lifeVerification/effects.ts';
import type { LifeEvent, OwnerEvent } from '#shared/lifeVerification/events.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { nextDeadline } from '#shared/lifeVerification/passingTime.ts';
import type { Services } from '../services.ts';
import { isAskedOtherwise } from './asks.ts';
import { type RowDeed, rowOf } from './effectRows.ts';
import { beginVerification } from './newVerification.ts';
import { believedInstant, outagesUntil, type Watch } from './outages.ts';
import {
  channelsOf,
  readVerificationDocument,
  storedVerification,
  verificationOf,
} from './verificationDocument.ts';
import { readWatch } from './watchDocument.ts';

/** The record as it was read, to be moved by `feed`, event after event. */
export interface ReadVerification {
  readonly uid: string;
  readonly name: VerificationName;
  /** As the last event left it. */
  readonly document: LifeVerificationDocument;
  /** What is left to do once the transaction has committed: for `carryOutSoon`. */
  readonly rows: readonly DocumentReference[];
}

interface Moving {
  document: LifeVerificationDocument;
  rows: DocumentReference[];
  readonly uid: string;
  readonly name: VerificationName;
  readonly log: { end: LogEnd };
  readonly watch: Watch;
}

/** Of the transaction that reads it: nobody else moves what is read there. */
const moving = new WeakMap<ReadVerification, Moving>();

/** Reads what `feed` needs. Null for an owner who never began. */
export async function readVerification(
  transaction: Transaction,
  services: Services,
  uid: string,
  name: VerificationName = 'real',
): Promise<ReadVerification | null> {
  const stored = await transaction.get(verificationOf(services.firestore, uid, name));
  const document = readVerificationDocument(stored);
  return document ? holdForFeeding(transaction, services, document) : null;
}

/** The same for an owner who begins with this: with the people whom they have named by now. */
export async function readOrBegin(
  transaction: Transaction,
  services: Services,
  uid: string,
): Promise<ReadVerification> {
  const earlier = await readVerification(transaction, services, uid);
  if (earlier) return earlier;
  return holdForFeeding(transaction, services, await beginVerification(transaction, services, uid));
}

/** A record that is not stored yet, or no longer as it was: the first event writes it. */
export async function holdForFeeding(
  transaction: Transaction,
  services: Services,
  document: LifeVerificationDocument,
): Promise<ReadVerification> {
  const { ownerId: uid, name } = document;
  const last = await transaction.get(linesOf(services, uid).orderBy('number', 'desc').limit(1));
  const end = last.docs[0] ? logLineSchema.parse(last.docs[0].data()) : null;
  const held: Moving = { uid, name, document, rows: [], log: { end }, watch: await readWatch(services) };
  moving.set(held, held);
  return held;
}

/** Two records of one owner share their log: of what is read together, the second writes on where the first ends. */
export function shareLog(first: ReadVerification, second: ReadVerification): void {
  const [one, other] = [movingOf(first), movingOf(second)];
  moving.set(second, Object.assign(other, { log: one.log }));
}

/**
 * Keeps the record and queues what the event causes; `actor` stands in the log. Whether anything changed. `at` (milliseconds)
 * is when it is looked at, where that is not now.
 */
export function feed(
  transaction: Transaction,
  services: Services,
  verification: ReadVerification,
  event: LifeEvent,
  actor: string,
  at?: number,
): boolean {
  const held = movingOf(verification);
  const now = instantOfFeeding(held, services, at);
  if (held.name === 'real') countOutages(transaction, services, held, now);
  return step(transaction, services, held, { event, actor, now });
}

/** A line that no change of state stands behind: what became of a mail, or of a case. */
export function writeLogLine(
  transaction: Transaction,
  services: Services,
  verification: ReadVerification,
  event: Pick<LogEvent, 'is' | 'actor'> & Partial<Pick<LogEvent, 'channel' | 'receipt'>>,
): void {
  const held = movingOf(verification);
  const { is } = held.document.life.state;
  appendLog(transaction, services, held, { ...event, before: is, after: is });
}

function movingOf(verification: ReadVerification): Moving {
  const held = moving.get(verification);
  if (!held) throw new Error('This verification was not read by readVerification.');
  return held;
}

function instantOfFeeding({ watch }: Moving, { clock }: Services, at?: number): number {
  return at ?? believedInstant(watch, clock.now());
}

/** See [Note: Outages are counted when they matter]. */
function countOutages(transaction: Transaction, services: Services, held: Moving, now: number): void {
  const { life } = held.document;
  // Counted up to an instant that only a clock that was wrong can have shown.
  const latest = instantOfFeeding(held, services);
  if (life.outagesCounted > latest) {
    held.document = { ...held.document, life: { ...life, outagesCounted: latest } };
  }
  for (const outage of outagesUntil(held.watch, now)) {
    step(transaction, services, held, { event: { is: 'outage', ...outage }, actor: 'time', now });
  }
}

interface Step {
  readonly event: LifeEvent;
  readonly actor: string;
  readonly now: number;
}

function step(
  transaction: Transaction,
  services: Services,
  held: Moving,
  { event, actor, now }: Step,
): boolean {
  const before = held.document;
  const clock = before.clock && wind(before.clock, before.life, event, now);
  const { life, effects } = advance(before.life, event, shownAt(clock, now));
  if (life === before.life) return false;
  held.document = {
    ...before,
    life,
    // Back at the beginning, its days are counted from there.
    clock: clock && life.state.is === 'active' ? { ...clock, beganAt: clock.shows } : clock,
    linksFromRound: isOwners(event) ? life.round : before.linksFromRound,
    updatedAt: new Date(services.clock.now()),
  };
  const { firestore } = services;
  transaction.set(verificationOf(firestore, held.uid, held.name), storedVerification(held.document));
  for (const channel of droppedChannels(before.life, life)) {
    if (held.name === 'real') transaction.delete(channelsOf(firestore, held.uid).doc(channel));
  }
  for (const effect of effects) {
    if (effect.do === 'log') {
      const { before: from, after } = effect;
      appendLog(transaction, services, held, { is: event.is, actor, before: from, after });
    } else {
      queueRow(transaction, services, held, { key: effect.key, deed: deedOf(effect), before, now });
    }
  }
  if (isAskedOtherwise(before.life, life)) {
    const key = `${life.changes}/show-asks`;
    queueRow(transaction, services, held, { key, deed: { do: 'show-asks' }, before, now });
  }
  if (life.round !== before.life.round || (isVotedOn(before.life) && !isVotedOn(life))) {
    const key = `${life.changes}/close-round`;
    queueRow(transaction, services, held, { key, deed: { do: 'close-round' }, before, now });
  }
  return true;
}

/** A rehearsal's clock as it shows when something happens: time leaps, and what a step causes is part of that step. */
function wind(clock: MachineClock, life: LifeVerification, { is }: LifeEvent, now: number): MachineClock {
  if (is === 'accepted' || is === 'bounced' || is === 'given') return clock;
  const shows = is === 'tick' ? (nextDeadline(life) ?? clock.shows) : clock.shows;
  return { ...clock, shows: Math.max(clock.shows, shows), movedAt: now };
}

const ownersEvents: Readonly<Record<OwnerEvent['is'], true>> = {
  arm: true,
  'sign-of-life': true,
  resume: true,
  pause: true,
  cancel: true,
  'begin-again': true,
  change: true,
  'drop-change': true,
  rehearsed: true,
};
const isOwners = ({ is }: LifeEvent) => is in ownersEvents;

/** Their addresses are kept while anybody could still be asked there. */
function droppedChannels(before: LifeVerification, after: LifeVerification): readonly string[] {
  const named = ({ channels, hold }: LifeVerification) =>
    [...channels, ...(hold?.next.channels ?? [])].map(({ id }) => id);
  const kept = new Set<string>(named(after));
  return named(before).filter((id) => !kept.has(id));
}

function deedOf(effect: Exclude<Effect, { do: 'log' }>): RowDeed {
  const { key: _key, ...deed } = effect;
  return deed;
}

/** Where what the contacts said, and sealed anew, still counts. */
export function isVotedOn({ state }: LifeVerification): boolean {
  return 'votes' in state;
}

interface NewRow {
  readonly key: string;
  readonly deed: RowDeed;
  readonly before: LifeVerificationDocument;
  readonly now: number;
}

function queueRow(
  transaction: Transaction,
  { firestore }: Services,
  { uid, name, document, rows }: Moving,
  { key, deed, before, now }: NewRow,
): void {
  const { run, clock, life } = document;
  const row = rowOf(firestore, { ownerId: uid, name, run, key });
  // In a rehearsal it is nine o'clock whenever a mail is to leave.
  const dueAt = deed.do === 'tell-owner' && !clock ? Math.max(now, deed.sendAt) : now;
  transaction.set(row, {
    ownerId: uid,
    name,
    run,
    key,
    round: deed.do === 'take-back' ? before.life.round : life.round,
    deed,
    dueAt: Timestamp.fromMillis(dueAt),
  });
  rows.push(row);
}

function appendLog(
  transaction: Transaction,
  services: Services,
  held: Moving,
  event: Omit<LogEvent, 'isRehearsal' | 'channel' | 'receipt'> & Partial<LogEvent>,
): void {
  const { uid, name, log } = held;
  const line = appendLine(
    log.end,
    {
      ownerId: userIdSchema.parse(uid),
      at: instantOfFeeding(held, services),
      event: logEventSchema.parse({ ...event, isRehearsal: name === 'rehearsal' }),
    },
    (text) => createHash('sha256').update(text).digest('hex'),
  );
  log.end = line;
  transaction.create(linesOf(services, uid).doc(logLineId(line.number)), line);
}

const linesOf = ({ firestore }: Services, uid: string) => firestore.collection(`users/${uid}/legacyLog`);
