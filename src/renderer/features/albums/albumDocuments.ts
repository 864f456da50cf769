/** Reads albums from the owner's own subtree of the documents. Part of the feature's api. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type Album, albumSchema } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** All of a person's albums, those in the trash too. */
export async function readAlbums(userId: UserId): Promise<Album[]> {
  const page = await getDocs(collection(documents(), 'users', userId, 'albums'));
  return parseKnownDocuments(albumSchema, page.docs);
}
