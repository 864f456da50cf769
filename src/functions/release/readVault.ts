/** The vault's part: what was locked for the caller, with everything that opens it but their own key. */
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  RECEIVED_CHARACTERS_PAGE,
  RECEIVED_ITEMS_PAGE,
  releasesLinkFile,
  releasesReadVault,
} from '#shared/callables/releases.ts';
import { type GrantDocument, type GrantedItem, grantedItemSchema } from '#shared/legacy/grantDocument.ts';
import { sessionIdOf } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { defineHandler } from '../handler.ts';
import {
  grantedItemOf,
  grantedItemsOf,
  grantFrom,
  grantOf,
  ifLegible,
  letterFrom,
  lettersOf,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { vaultFileFrom, vaultFilePath, vaultFilesOf, vaultItemFrom, vaultItemsOf } from '../vault/index.ts';
import { isOpenItem } from './composeStage.ts';
import { nothingReceived, type OwnReceived, readOwnReceived } from './ownReceived.ts';

/** Long enough for a large file over a slow line, in milliseconds. */
const LINK_LIFETIME = 60 * 60_000;

interface Opened extends OwnReceived {
  readonly grant: GrantDocument;
}

async function readOpened(services: Services, caller: Caller, ownerId: string): Promise<Opened> {
  const own = await readOwnReceived(services, caller.uid, ownerId, 'vault');
  const { beneficiaryId } = own.received;
  const grant = grantFrom(await grantOf(services.firestore, ownerId, beneficiaryId).get());
  if (!grant) throw nothingReceived();
  return { ...own, grant };
}

export const readVault = defineHandler(releasesReadVault, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, after }, { caller, services }) => {
    const { grant, release } = await readOpened(services, caller, ownerId);
    const shares = await readShares(services, grant, release.round);
    const contents = after === '' ? await readContents(services, grant) : [];
    const { items, next } = await readItems(services, { grant, release, after });
    return { grant: grant.grant, shares, timeLockPart: grant.timeLockPart, contents, items, next };
  },
});

const shareSchema = z.object({
  contactId: z.string(),
  grant: z.number(),
  round: z.number(),
  sealed: z.string(),
});

/** Those that were sealed anew for this grant, in the round that led here. */
async function readShares(
  services: Services,
  { ownerId, beneficiaryId, number }: GrantDocument,
  round: number,
): Promise<{ contactId: string; sealed: string }[]> {
  const found = await services.firestore
    .collection(`users/${ownerId}/resealedShares`)
    .where('beneficiaryId', '==', beneficiaryId)
    .get();
  return found.docs
    .flatMap((stored) => ifLegible(services, stored, (row) => shareSchema.parse(row.data())) ?? [])
    .filter((share) => share.grant === number && share.round === round)
    .map(({ contactId, sealed }) => ({ contactId, sealed }));
}

/** One that its owner did not seal anew for this lock opens with nothing that is given here. */
async function readContents(services: Services, { ownerId, beneficiaryId, number }: GrantDocument) {
  const { docs } = await lettersOf(services.firestore, ownerId, beneficiaryId).get();
  return docs
    .flatMap((stored) => ifLegible(services, stored, letterFrom) ?? [])
    .filter((letter) => letter.number === number)
    .map(({ contentId, version, sealed }) => ({ contentId, version, sealed }));
}

interface Page extends Pick<Opened, 'grant' | 'release'> {
  readonly after: string;
}

async function readItems(services: Services, { grant, release, after }: Page) {
  const { ownerId, beneficiaryId, number } = grant;
  const wrappedKeys = grantedItemsOf(services.firestore, ownerId)
    .where('beneficiaryId', '==', beneficiaryId)
    .where('number', '==', number)
    .orderBy(FieldPath.documentId())
    .limit(RECEIVED_ITEMS_PAGE);
  const page = await (after === '' ? wrappedKeys : wrappedKeys.startAfter(after)).get();
  const items = [];
  let characters = 0;
  let last = '';
  for (const stored of page.docs) {
    const granted = ifLegible(services, stored, (row) => grantedItemSchema.parse(row.data()));
    // One by one, so that no more is held than what is answered.
    const item = granted && (await readOpenItem(services, ownerId, release, granted));
    if (item) {
      characters += item.sealed.ciphertext.length;
      if (items.length > 0 && characters > RECEIVED_CHARACTERS_PAGE) return { items, next: last };
      items.push(item);
    }
    last = stored.id;
  }
  return { items, next: page.size === RECEIVED_ITEMS_PAGE ? last : '' };
}

async function readOpenItem(
  services: Services,
  ownerId: string,
  { vault }: Opened['release'],
  { vaultItemId, wrapped }: GrantedItem,
) {
  if (!isOpenItem(vault, vaultItemId)) return null;
  const stored = await vaultItemsOf(services.firestore, ownerId).doc(vaultItemId).get();
  const item = ifLegible(services, stored, vaultItemFrom);
  if (item?.state !== 'kept') return null;
  const { vaultId, kind, version, sealed, fileIds } = item;
  return { vaultId, vaultItemId, wrapped, kind, version, sealed, fileIds };
}

export const linkFile = defineHandler(releasesLinkFile, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, fileId }, { caller, services }) => {
    const { firestore, clock } = services;
    const { grant, release } = await readOpened(services, caller, ownerId);
    const file = vaultFileFrom(await vaultFilesOf(firestore, ownerId).doc(fileId).get());
    if (file?.state !== 'attached') throw nothingReceived();
    const granted = await grantedItemOf(firestore, ownerId, grant, file.itemId).get();
    if (!granted.exists) throw nothingReceived();
    const item = await readOpenItem(services, ownerId, release, grantedItemSchema.parse(granted.data()));
    if (!item?.fileIds.includes(fileId)) throw nothingReceived();
    const expiresAt = clock.now() + LINK_LIFETIME;
    const address = await services.signedLink(vaultFilePath(ownerId, file.id), {
      expiresAt,
      session: { uid: caller.uid, sessionId: sessionIdOf(caller) },
    });
    return { address, byteCount: file.byteCount, expiresAt };
  },
});
