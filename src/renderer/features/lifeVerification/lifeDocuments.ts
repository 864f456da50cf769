/** Reads an owner's life verification from their own subtree of the documents. Part of the feature's api. */
import { collection, doc, getDoc, getDocs, orderBy, query } from 'firebase/firestore/lite';
import { z } from 'zod';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type Ask, readPages } from '#platform/backend/readPages.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type ChannelDocument, channelDocumentSchema } from '#shared/legacy/channel.ts';
import {
  type LifeVerificationDocument,
  lifeVerificationDocumentSchema,
  type VerificationName,
} from '#shared/legacy/lifeVerificationDocument.ts';
import { type LogLine, logLineSchema } from '#shared/legacy/logLine.ts';
import { stagesOf, wishSchema } from '#shared/legacy/wish.ts';
import {
  beneficiaryIdSchema,
  type Recipient,
  type TrustedContact,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';

/** A trusted contact, as far as this page speaks of them. */
export interface ContactInShort extends TrustedContact {
  readonly name: string;
  /** The invitation is on its way to them, and they have not answered. */
  readonly isInvited: boolean;
}

/** A beneficiary, as far as this page speaks of them. */
export interface RecipientInShort extends Recipient {
  readonly name: string;
}

export interface OwnersVerification {
  /** Null for an owner who never began. */
  readonly real: LifeVerificationDocument | null;
  readonly rehearsal: LifeVerificationDocument | null;
  /** Verified or not, in the order in which they are tried. */
  readonly channels: readonly ChannelDocument[];
  readonly contacts: readonly ContactInShort[];
  readonly recipients: readonly RecipientInShort[];
}

const below = (userId: UserId, name: string) => collection(documents(), 'users', userId, name);

export async function readVerification(
  userId: UserId,
  name: VerificationName = 'real',
): Promise<LifeVerificationDocument | null> {
  const stored = await getDoc(doc(below(userId, 'lifeVerifications'), name));
  return parseDocument(lifeVerificationDocumentSchema, stored);
}

export async function readWhole(userId: UserId): Promise<OwnersVerification> {
  const [real, rehearsal, channels, contacts, recipients] = await Promise.all([
    readVerification(userId, 'real'),
    readVerification(userId, 'rehearsal'),
    readChannels(userId),
    getDocs(below(userId, 'trustedContacts')),
    getDocs(below(userId, 'beneficiaries')),
  ]);
  return {
    real,
    rehearsal,
    channels,
    contacts: parseKnownDocuments(contactSchema, contacts.docs),
    recipients: parseKnownDocuments(recipientSchema, recipients.docs),
  };
}

export async function readChannels(userId: UserId): Promise<readonly ChannelDocument[]> {
  const page = await getDocs(below(userId, 'channels'));
  return parseKnownDocuments(channelDocumentSchema, page.docs).toSorted(
    (one, other) => one.position - other.position,
  );
}

const contactSchema = z
  .object({
    id: trustedContactIdSchema,
    name: z.string(),
    invitation: z.object({ is: z.string() }),
    beneficiaryId: beneficiaryIdSchema.nullable(),
  })
  .transform(
    ({ id, name, invitation, beneficiaryId }): ContactInShort => ({
      id,
      name,
      hasAccepted: invitation.is === 'accepted',
      isInvited: invitation.is === 'sent',
      isBeneficiary: beneficiaryId !== null,
    }),
  );

const recipientSchema = z
  .object({
    id: beneficiaryIdSchema,
    name: z.string(),
    wishes: z.array(wishSchema).default([]),
    sealedLetterCount: z.int().default(0),
  })
  .transform(
    ({ id, name, wishes, sealedLetterCount }): RecipientInShort => ({
      id,
      name,
      stages: [...stagesOf(wishes, sealedLetterCount)],
    }),
  );

const LINES_AT_ONCE = [200, 1_000] as const;

/** From the first line on: only a whole chain can be verified. */
export async function readLog(userId: UserId, ask?: Ask): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  const inOrder = query(below(userId, 'legacyLog'), orderBy('number'));
  for await (const page of readPages(inOrder, LINES_AT_ONCE, ask)) {
    lines.push(...page.map((stored) => logLineSchema.parse(stored.data())));
  }
  return lines;
}
