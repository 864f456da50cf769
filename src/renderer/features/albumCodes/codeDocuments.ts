/** Reads an owner's printed codes and guest books from their own subtree of the documents. Part of the feature's api. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import {
  type AlbumCode,
  albumCodeSchema,
  type GuestBookEntry,
  guestBookEntrySchema,
} from '#shared/domain/albumCode.ts';
import type { UserId } from '#shared/domain/ids.ts';

const readAll = async (userId: UserId, name: string) =>
  (await getDocs(collection(documents(), 'users', userId, name))).docs;

/** Newest first; those that this page does not know are passed over. */
export async function readCodes(userId: UserId): Promise<AlbumCode[]> {
  const codes = parseKnownDocuments(albumCodeSchema, await readAll(userId, 'albumCodes'));
  return codes.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Newest first. */
export async function readEntries(userId: UserId): Promise<GuestBookEntry[]> {
  const entries = parseKnownDocuments(guestBookEntrySchema, await readAll(userId, 'guestBookEntries'));
  return entries.toSorted((one, other) => other.signedAt.getTime() - one.signedAt.getTime());
}

/** For who takes everything with them: throws ZodError for one that this page does not know. */
export async function readEveryCode(
  userId: UserId,
): Promise<{ readonly codes: readonly AlbumCode[]; readonly entries: readonly GuestBookEntry[] }> {
  const [codes, entries] = await Promise.all([
    readAll(userId, 'albumCodes'),
    readAll(userId, 'guestBookEntries'),
  ]);
  return {
    codes: codes.flatMap((snapshot) => parseDocument(albumCodeSchema, snapshot) ?? []),
    entries: entries.flatMap((snapshot) => parseDocument(guestBookEntrySchema, snapshot) ?? []),
  };
}
