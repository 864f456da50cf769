/**
 * The album in which the recordings of the interview are kept: an ordinary one, which its owner may rename, share or
 * trash. It is found by its id, which follows from the owner, so that two devices make one album.
 */
import { type AlbumId, albumIdSchema, type UserId } from '#shared/domain/ids.ts';

/** One that was put into the trash is followed by another: nothing is recorded into the trash. */
const MOST_ALBUMS = 20;

export interface InterviewAlbum {
  readonly id: AlbumId;
  readonly title: string;
}

interface HeldAlbum extends InterviewAlbum {
  readonly trashedAt: Date | null;
}

/** A UUID made of the SHA-256 of owner and number. */
async function albumIdOf(userId: UserId, number: number): Promise<AlbumId> {
  const name = new TextEncoder().encode(`interview/${userId}/${number}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name)).slice(0, 16);
  const [version, variant] = [digest[6] ?? 0, digest[8] ?? 0];
  digest[6] = (version & 0x0f) | 0x80;
  digest[8] = (variant & 0x3f) | 0x80;
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return albumIdSchema.parse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}

/** The album that stands, or the id of the one to make. */
export async function findInterviewAlbum(
  userId: UserId,
  albums: readonly HeldAlbum[],
): Promise<InterviewAlbum | { readonly missing: AlbumId }> {
  for (let number = 0; ; number += 1) {
    const id = await albumIdOf(userId, number);
    const album = albums.find((held) => held.id === id);
    if (!album) return { missing: id };
    if (album.trashedAt === null || number === MOST_ALBUMS) return album;
  }
}
