/** Reads people, and what may be left to them, from the owner's own subtree of the documents. Part of the feature's api. */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { z } from 'zod';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type MediaItemId, type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { type GrantDocument, grantDocumentSchema } from '#shared/legacy/grantDocument.ts';
import { type TrustedContactDocument, trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';

const below = (userId: UserId, name: string) => collection(documents(), 'users', userId, name);

/** In the order in which they were named. */
const byBirth = (one: { readonly createdAt: Date }, other: { readonly createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime();

export async function readBeneficiaries(userId: UserId): Promise<Beneficiary[]> {
  const page = await getDocs(below(userId, 'beneficiaries'));
  return parseKnownDocuments(beneficiarySchema, page.docs).toSorted(byBirth);
}

export async function readContacts(userId: UserId): Promise<TrustedContactDocument[]> {
  const page = await getDocs(below(userId, 'trustedContacts'));
  return parseKnownDocuments(trustedContactDocumentSchema, page.docs).toSorted(byBirth);
}

/** For who takes everything with them: throws ZodError for one that this page does not know. */
export async function readEveryPerson(userId: UserId): Promise<{
  readonly beneficiaries: readonly Beneficiary[];
  readonly contacts: readonly TrustedContactDocument[];
}> {
  const [beneficiaries, contacts] = await Promise.all([
    getDocs(below(userId, 'beneficiaries')),
    getDocs(below(userId, 'trustedContacts')),
  ]);
  const every = <Schema extends z.ZodType>(schema: Schema, snapshots: readonly QueryDocumentSnapshot[]) =>
    snapshots.flatMap((snapshot) => parseDocument(schema, snapshot) ?? []);
  return {
    beneficiaries: every(beneficiarySchema, beneficiaries.docs).toSorted(byBirth),
    contacts: every(trustedContactDocumentSchema, contacts.docs).toSorted(byBirth),
  };
}

export async function readGrants(userId: UserId): Promise<GrantDocument[]> {
  return parseKnownDocuments(grantDocumentSchema, (await getDocs(below(userId, 'grants'))).docs);
}

const armedSchema = z.object({ life: z.object({ hasBeenArmed: z.boolean() }) });

/** Whether a life verification of theirs was ever armed: from then on a change of contacts waits. */
export async function readHasBeenArmed(userId: UserId): Promise<boolean> {
  const stored = await getDoc(doc(below(userId, 'lifeVerifications'), 'real'));
  return armedSchema.safeParse(stored.data()).data?.life.hasBeenArmed ?? false;
}

/** What of albums can be left by itself: letters, recordings and films. */
export async function readPieces(userId: UserId): Promise<MediaItem[]> {
  const found = query(
    below(userId, 'mediaItems'),
    where('state', '==', 'ready'),
    where('kind', 'in', ['letter', 'audio', 'video']),
  );
  return parseKnownDocuments(mediaItemSchema, (await getDocs(found)).docs);
}

/** Null for what is no longer there. */
export async function readItem(userId: UserId, itemId: MediaItemId): Promise<MediaItem | null> {
  const snapshot = await getDoc(doc(below(userId, 'mediaItems'), itemId));
  return parseDocument(mediaItemSchema, snapshot);
}

const sealedItemSchema = z.object({
  id: vaultItemIdSchema,
  ownerId: userIdSchema,
  kind: z.string(),
  state: z.literal('kept'),
});
export type SealedVaultItem = z.infer<typeof sealedItemSchema>;

/** What is known of the vault's items without opening it. */
export async function readVaultItems(userId: UserId): Promise<SealedVaultItem[]> {
  const kept = query(below(userId, 'vaultItems'), where('state', '==', 'kept'));
  // The list of the first week is the vault's own page, and goes with everything.
  return parseKnownDocuments(sealedItemSchema, (await getDocs(kept)).docs).filter(
    ({ kind }) => kind !== 'readiness',
  );
}
