/** What somebody received of those who left it to them. */
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { call } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { releasesLinkFile, releasesReadVault } from '#shared/callables/releases.ts';
import { type Album, albumSchema } from '#shared/domain/album.ts';
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { legacyRoleSchema } from '#shared/legacy/legacyRole.ts';
import { type Received, receivedSchema } from '#shared/legacy/received.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';

/** One query-key list of the feature. */
export const receivedKeys = {
  all: (userId: UserId) => ['received', userId] as const,
  albums: (ownerId: UserId, ids: readonly AlbumId[]) => ['received-albums', ownerId, ids] as const,
  items: (ownerId: UserId, ids: readonly MediaItemId[]) => ['received-items', ownerId, ids] as const,
  vault: (ownerId: UserId) => ['received-vault', ownerId] as const,
};

export async function readReceived(userId: UserId): Promise<Received[]> {
  const found = await getDocs(collection(documents(), 'users', userId, 'received'));
  return parseKnownDocuments(receivedSchema, found.docs);
}

/** Those that are there; one that its owner took away meanwhile keeps no other from being shown. */
export async function readAlbumsOf(ownerId: UserId, ids: readonly AlbumId[]): Promise<Album[]> {
  const read = ids.map(async (id) =>
    parseDocument(albumSchema, await getDoc(doc(documents(), 'users', ownerId, 'albums', id))),
  );
  return fulfilled(await Promise.allSettled(read));
}

export async function readItemsOf(ownerId: UserId, ids: readonly MediaItemId[]): Promise<MediaItem[]> {
  const read = ids.map(async (id) =>
    parseDocument(mediaItemSchema, await getDoc(doc(documents(), 'users', ownerId, 'mediaItems', id))),
  );
  return fulfilled(await Promise.allSettled(read));
}

/** Throws what the first one failed of when none was read at all. */
function fulfilled<Value>(results: readonly PromiseSettledResult<Value | null>[]): Value[] {
  const [first] = results;
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
    throw first.reason;
  }
  return results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
}

type VaultPage = CallableOutput<typeof releasesReadVault>;
export type ReceivedVault = Omit<VaultPage, 'next'>;
export type ReceivedVaultItem = VaultPage['items'][number];

/** In all its pages. Throws CallableError. */
export async function readVaultOf(ownerId: UserId): Promise<ReceivedVault> {
  const first = await call(releasesReadVault, { ownerId });
  const items = [...first.items];
  let { next } = first;
  while (next !== '') {
    const page = await call(releasesReadVault, { ownerId, after: next });
    items.push(...page.items);
    next = page.next;
  }
  return { ...first, items };
}

/** The key that the owner's grants are signed with, as this person pinned it; null where none was. */
export async function readSigningKey(userId: UserId, beneficiaryId: BeneficiaryId): Promise<string | null> {
  const stored = await getDoc(doc(documents(), 'users', userId, 'legacyRoles', beneficiaryId));
  return parseDocument(legacyRoleSchema, stored)?.ownerSigningKey ?? null;
}

export const linkToFile = (ownerId: UserId, fileId: VaultFileId) =>
  call(releasesLinkFile, { ownerId, fileId });
