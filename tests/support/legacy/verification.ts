/** An owner with two channels and three trusted contacts, against a real server whose clock the test moves. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import * as calls from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { type LegacyRole, legacyRoleSchema } from '#shared/legacy/legacyRole.ts';
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import { type LogLine, logLineSchema } from '#shared/legacy/logLine.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { LifeState, LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { nextDeadline } from '#shared/lifeVerification/passingTime.ts';
import {
  type BeneficiaryId,
  beneficiaryIdSchema,
  channelIdSchema,
  type TrustedContactId,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { carryOutSoon, feed, readOrBegin } from '../../../src/functions/lifeVerification/index.ts';
import {
  readVerificationDocument,
  storedVerification,
} from '../../../src/functions/lifeVerification/verificationDocument.ts';
import { withDates } from '../../../src/functions/peopleDocuments/index.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import type { Services } from '../../../src/functions/services.ts';
import { callableNamed, scheduleNamed } from '../catalogue.ts';
import type { MailServer } from '../mailServer.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface World {
  readonly services: Services;
  readonly clock: { now(): number; advance(milliseconds: number): void };
  readonly mailServer: MailServer;
}

export interface Contact {
  readonly id: TrustedContactId;
  readonly uid: string;
  readonly email: string;
}

export interface Owner {
  readonly uid: string;
  readonly email: string;
  readonly channels: readonly string[];
  readonly contacts: readonly Contact[];
  readonly beneficiaryId: BeneficiaryId;
}

/** As a signed-in person calls it, without a network in between. */
export async function callAs<I extends z.ZodType, O extends z.ZodType>(
  { services }: Pick<World, 'services'>,
  uid: string | null,
  contract: CallableContract<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const caller = uid && {
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    claims: { auth_time: Math.floor(services.clock.now() / 1000) },
  };
  return contract.output.parse(
    await callableNamed(contract.name).call(input, {
      services,
      caller: caller || null,
      address: '203.0.113.7',
    }),
  );
}

async function signUp({ services }: World, name: string): Promise<{ uid: string; email: string }> {
  const uid = `${name}-${randomUUID().slice(0, 8)}`.toLowerCase();
  const email = `${uid}@example.org`;
  await services.auth.createUser({ uid, email, emailVerified: true });
  await services.firestore.doc(`users/${uid}`).set({ ...newUserProfile(name, email), email, plan: 'Pro' });
  return { uid, email };
}

/** Everything but the rehearsal and the arming. */
export async function makeOwner(world: World): Promise<Owner> {
  const { firestore, clock } = world.services;
  const owner = await signUp(world, 'Rose');
  const contacts: Contact[] = [];
  const at = Timestamp.fromMillis(clock.now());
  for (const name of ['Jules', 'Ada', 'Iris']) {
    const person = await signUp(world, name);
    const id = trustedContactIdSchema.parse(randomUUID());
    await firestore.doc(`users/${owner.uid}/trustedContacts/${id}`).set({
      id,
      ownerId: owner.uid,
      name,
      email: person.email,
      phone: '',
      beneficiaryId: null,
      invitation: { is: 'accepted', at, accountId: person.uid },
      pinnedKey: null,
      isKeyCompared: false,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
    await firestore.doc(`users/${person.uid}/legacyRoles/${id}`).set({
      role: 'trusted-contact',
      subjectId: id,
      ownerId: owner.uid,
      ownerName: 'Rose',
      acceptedAt: at,
      ask: null,
    });
    contacts.push({ id, ...person });
  }
  const beneficiaryId = beneficiaryIdSchema.parse(randomUUID());
  await firestore.doc(`users/${owner.uid}/beneficiaries/${beneficiaryId}`).set({
    id: beneficiaryId,
    ownerId: owner.uid,
    name: 'Léa',
    invitation: { is: 'none' },
    wishes: [{ thing: { is: 'everything' } }],
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  const { version: _version, ...policy } = usualPolicy('Europe/Paris');
  await callAs(world, owner.uid, calls.lifeVerificationConfigure, { policy });
  const own = await addChannel(world, owner.uid, owner.email);
  const second = await addChannel(world, owner.uid, `second-${owner.email}`);
  return { ...owner, channels: [own, second], contacts, beneficiaryId };
}

async function addChannel(world: World, uid: string, address: string): Promise<string> {
  const channelId = channelIdSchema.parse(randomUUID());
  const { isVerified } = await callAs(world, uid, calls.lifeVerificationAddChannel, { channelId, address });
  if (!isVerified) {
    const code = codeMailedTo(world, address);
    await callAs(world, uid, calls.lifeVerificationVerifyChannel, { channelId, code });
  }
  return channelId;
}

export function codeMailedTo({ mailServer }: World, address: string): string {
  const mail = mailServer.received.findLast(({ to }) => to === address);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}

export async function makeArmedOwner(world: World): Promise<Owner> {
  const owner = await makeOwner(world);
  await feedOne(world, owner.uid, { is: 'rehearsed' });
  await callAs(world, owner.uid, calls.lifeVerificationArm, {});
  return owner;
}

/** Whatever happens elsewhere in the product. */
export async function feedOne({ services }: World, uid: string, event: LifeEvent): Promise<void> {
  const rows = await services.firestore.runTransaction(async (transaction) => {
    const verification = await readOrBegin(transaction, services, uid);
    feed(transaction, services, verification, event, 'test');
    return verification.rows;
  });
  await carryOutSoon(services, rows);
}

const everyMinute = [
  'mail-deliver',
  'lifeVerification-tick',
  'lifeVerification-carryOut',
  'lifeVerification-hearReceipts',
  'releases-writeDue',
  'lifeVerification-closeReleased',
] as const;

/** Everything that runs by the minute, once. */
export async function runJobs({ services, clock }: World, given: Services = services): Promise<void> {
  for (const name of everyMinute) {
    const job: Schedule = scheduleNamed(name);
    await job.run({ services: given, dueAt: clock.now() });
  }
}

/** Time as it passes for a server that is on: no gap that it would take for an outage. */
export async function pass(world: World, milliseconds: number): Promise<void> {
  await skip(world, milliseconds);
  for (let minute = 0; minute < 2; minute += 1) await runJobs(world);
}

/** The same, and nothing is done in it. */
export async function skip({ services, clock }: World, milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await services.firestore.doc('watch/lifeVerifications').set({ lookedAt: clock.now() }, { merge: true });
}

export async function recordOf({ services }: World, uid: string, name: VerificationName = 'real') {
  const document = readVerificationDocument(
    await services.firestore.doc(`users/${uid}/lifeVerifications/${name}`).get(),
  );
  if (!document) throw new Error('There is no record.');
  return document;
}

export const stateOf = async (world: World, uid: string, name: VerificationName = 'real') =>
  (await recordOf(world, uid, name)).life.state.is;

/**
 * As if everything had gone on as it does for who never answers, up to a state: each notice taken at once, two contacts
 * saying that the owner is gone. What that would have mailed is not mailed.
 */
export async function bringTo(world: World, uid: string, wanted: LifeState['is']): Promise<void> {
  const { services, clock } = world;
  const document = await recordOf(world, uid);
  let { life } = document;
  let now = clock.now();
  for (let step = 0; step < 60 && (life.state.is !== wanted || isUntold(life)); step += 1) {
    const event = nextEvent(life);
    if ('notice' in life.state) now = Math.max(now, life.state.notice.sentAt);
    if (event.is === 'tick') now = Math.max(now, nextDeadline(life) ?? now);
    life = advance(life, event, now).life;
  }
  if (life.state.is !== wanted) throw new Error(`No way to ${wanted}.`);
  await services.firestore
    .doc(`users/${uid}/lifeVerifications/real`)
    .set(storedVerification({ ...document, life, updatedAt: new Date(now) }));
  await skip(world, now - clock.now());
}

const isUntold = ({ state }: LifeVerification) =>
  'notice' in state && state.notice.asked.some((channel) => !state.notice.accepted.includes(channel));

function nextEvent(life: LifeVerification): LifeEvent {
  const { state, round } = life;
  const notice = 'notice' in state ? state.notice : null;
  const silent = notice?.asked.find((channel) => !notice.accepted.includes(channel));
  if (notice && silent) return { is: 'accepted', channel: silent, notice: notice.number };
  if (state.is === 'verifying') {
    const contact = life.contacts.find(({ id }) => !state.votes.gone.includes(id));
    if (contact) return { is: 'vote', contact: contact.id, says: 'gone', round };
  }
  const gift = state.is === 'releasing' ? state.gifts.find(({ isAsked }) => isAsked) : undefined;
  return gift ? { is: 'given', to: gift.to, stage: gift.stage, round } : { is: 'tick' };
}

/** To the next moment at which the clock has something to say, and the state that follows. */
export async function passToDeadline(world: World, uid: string, name: VerificationName = 'real') {
  const { dueAt } = await recordOf(world, uid, name);
  if (!dueAt) throw new Error('No time moves this.');
  await pass(world, Math.max(0, dueAt.getTime() - world.clock.now()));
  return stateOf(world, uid, name);
}

export async function askOfContact({ services }: World, { uid, id }: Contact) {
  const stored = await services.firestore.doc(`users/${uid}/legacyRoles/${id}`).get();
  const role: LegacyRole = legacyRoleSchema.parse(withDates(stored.data() ?? {}));
  return role.role === 'trusted-contact' ? role.ask : null;
}

export async function voteAs(
  world: World,
  { uid }: Pick<Owner, 'uid'>,
  contact: Contact,
  says: 'gone' | 'alive' | 'nothing',
): Promise<void> {
  const { life } = await recordOf(world, uid);
  await callAs(world, contact.uid, calls.lifeVerificationVote, {
    ownerId: userIdSchema.parse(uid),
    contactId: contact.id,
    round: life.round,
    says,
  });
}

export async function logOf({ services }: World, uid: string): Promise<readonly LogLine[]> {
  const { docs } = await services.firestore.collection(`users/${uid}/legacyLog`).orderBy('number').get();
  return docs.map((line) => logLineSchema.parse(line.data()));
}

/** Secrets of the links in what was mailed to an address, the newest last. */
export function tokensMailedTo({ mailServer }: World, address: string): readonly string[] {
  return mailServer.received
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => /check-in#(\S+)/.exec(text)?.[1] ?? []);
}

export const subjectsTo = ({ mailServer }: World, address: string) =>
  mailServer.received.filter(({ to }) => to === address).map(({ subject }) => subject);
