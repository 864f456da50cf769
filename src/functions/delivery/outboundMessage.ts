/**
 * Mail that matters, kept in `outboundMessages/{id}` by the transaction that causes it: the act and its mail are there
 * together or not at all. A row is known by its occasion, so that an act that is repeated does not mail twice, and the
 * SMTP Message-ID is the row's, so that a mail delivered twice is recognised.
 */
import { createHash } from 'node:crypto';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { deliverySchema } from '#shared/domain/delivery.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { composeMail, type MailParameters, type MailPurpose } from '../mail/index.ts';
import type { Services } from '../services.ts';

/** Who reads a mail; `uid` is null where nobody's account is left. */
export interface Addressee {
  readonly uid: string | null;
  readonly to: string;
  readonly language: Language;
}

export interface MailDraft {
  readonly id: string;
  readonly uid: string | null;
  readonly to: string;
  readonly purpose: string;
  readonly content: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    /** Whom an answer goes to, where that is not the operator. */
    readonly replyTo?: string | undefined;
    /** The page on which mails like this one are ended. */
    readonly endedAt?: string | undefined;
  };
  /** After this (milliseconds) what it says is no longer so: one that still waits then is not sent. */
  readonly trueUntil?: number;
  /** Who wants to hear what became of it. */
  readonly awaited?: AwaitedMail;
}

/** See [Note: Awaited mail]. */
interface AwaitedMail {
  /** The capability, by the name that it looks for in `settledFor`. */
  readonly by: string;
  /** What that capability needs to know of it then. */
  readonly about: Readonly<Record<string, string | number>>;
}

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());
const messageSchema = z.object({
  uid: z.string().nullable(),
  to: z.string(),
  purpose: z.string(),
  createdAt: instant,
  /** Null once it was accepted: what is in it is nobody's to read here any longer. */
  content: z
    .object({
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      replyTo: z.string().optional(),
      endedAt: z.string().optional(),
    })
    .nullable(),
  delivery: deliverySchema(instant),
  /** See MailDraft; null where it is true for good. */
  trueUntil: instant.nullable().catch(null),
  /** See [Note: Awaited mail]. */
  awaitedBy: z.string().nullable().catch(null),
  about: z.record(z.string(), z.union([z.string(), z.number()])).catch({}),
  settledFor: z.string().nullable().catch(null),
});
export type OutboundMessage = z.output<typeof messageSchema>;
export type Delivery = OutboundMessage['delivery'];

export function outboundMessages(firestore: Firestore): CollectionReference {
  return firestore.collection('outboundMessages');
}

export function outboundMessage(firestore: Firestore, id: string): DocumentReference {
  return outboundMessages(firestore).doc(id);
}

/** Throws ZodError for a row that is none. */
export function readMessage(snapshot: DocumentSnapshot): OutboundMessage {
  return messageSchema.parse(snapshot.data());
}

/** Null for one that is not there, or that cannot be read. */
export function findMessage(snapshot: DocumentSnapshot): OutboundMessage | null {
  return messageSchema.safeParse(snapshot.data()).data ?? null;
}

/** Whether it still waits, and says what is no longer so. */
export function isOutdated(message: OutboundMessage | null, now: number): boolean {
  return message?.delivery.state === 'waiting' && message.trueUntil !== null && now > message.trueUntil;
}

/** `occasion` tells apart two mails of one purpose to one person. */
export function messageIdOf(purpose: MailPurpose, occasion: string): string {
  return createHash('sha256').update(`${purpose}\n${occasion}`).digest('base64url');
}

/** None for nobody: an account without an address gets no mail. */
export function draftMail<Purpose extends MailPurpose>(
  addressee: Addressee | null,
  occasion: string,
  purpose: Purpose,
  parameters: MailParameters[Purpose],
): readonly MailDraft[] {
  if (!addressee) return [];
  const { subject, text, html } = composeMail(purpose, parameters, addressee.language);
  const { uid, to } = addressee;
  return [{ id: messageIdOf(purpose, occasion), uid, to, purpose, content: { subject, text, html } }];
}

/**
 * Writes the mails beside what causes them; call it after the transaction's last read and before its first write. Hand
 * what it returns to `deliverSoon` once the transaction has committed.
 */
export async function queueMail(
  transaction: Transaction,
  { firestore, clock }: Services,
  drafts: readonly MailDraft[],
): Promise<readonly string[]> {
  const references = drafts.map(({ id }) => outboundMessage(firestore, id));
  const stored = references.length > 0 ? await transaction.getAll(...references) : [];
  const now = Timestamp.fromMillis(clock.now());
  for (const [index, { id, trueUntil, awaited, ...draft }] of drafts.entries()) {
    const earlier = stored[index];
    // One that came too late gives its place to what is so now.
    if (earlier?.exists && !isOutdated(findMessage(earlier), clock.now())) continue;
    transaction.set(outboundMessage(firestore, id), {
      ...draft,
      trueUntil: trueUntil === undefined ? null : Timestamp.fromMillis(trueUntil),
      createdAt: now,
      delivery: storeDelivery(newDelivery(now.toMillis())),
      ...(awaited ? { awaitedBy: awaited.by, about: awaited.about } : {}),
    });
  }
  return drafts.map(({ id }) => id);
}

/** How many mails of one purpose were written to an address since an instant, in milliseconds since the epoch. */
export async function countMails(
  transaction: Transaction,
  { firestore }: Services,
  { to, purpose, since }: { readonly to: string; readonly purpose: MailPurpose; readonly since: number },
): Promise<number> {
  const written = outboundMessages(firestore)
    .where('to', '==', to)
    .where('purpose', '==', purpose)
    .where('createdAt', '>', Timestamp.fromMillis(since));
  return (await transaction.get(written.count())).data().count;
}

/**
 * [Note: Awaited mail]
 * A capability that has to hear what became of its mail names itself in `awaitedBy`. With each outcome the row is marked
 * with that name in `settledFor`; the capability takes the mark off in the transaction that hears of it. So it reads what is
 * settled and nothing that waits, and a kill between the two loses nothing.
 */
export function settled({ awaitedBy }: OutboundMessage): Readonly<Record<string, unknown>> {
  return awaitedBy === null ? {} : { settledFor: awaitedBy };
}

/** Due at once. `now` in milliseconds since the epoch. */
export function newDelivery(now: number): Delivery {
  return { state: 'waiting', attempts: 0, since: now, nextAttemptAt: now, lastProblem: '' };
}

/** As it is written: each instant a timestamp. Only a waiting one has `nextAttemptAt`, by which it is found. */
export function storeDelivery(delivery: Delivery): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(delivery).map(([name, value]) => [
      name,
      instantFields.has(name) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]),
  );
}

const instantFields = new Set(['since', 'nextAttemptAt', 'acceptedAt', 'refusedAt', 'bouncedAt']);

/** With everything else of an account that is erased. */
export async function eraseMessagesTo(uid: string, { firestore }: Services): Promise<void> {
  const found = await outboundMessages(firestore).where('uid', '==', uid).get();
  for (const { ref } of found.docs) await ref.delete();
}

/** With an address that is forgotten: what of these purposes has not been delivered to it. */
export async function eraseMailsTo(
  { firestore }: Services,
  to: string,
  purposes: readonly MailPurpose[],
): Promise<void> {
  for (const purpose of purposes) {
    const found = await outboundMessages(firestore)
      .where('to', '==', to)
      .where('purpose', '==', purpose)
      .get();
    for (const { ref } of found.docs) await ref.delete();
  }
}
