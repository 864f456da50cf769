/** What leaving asks of our business logic, and everything an export reads. */
import { readAlbums } from '#features/albums/index.ts';
import { type Ask, readEveryAlbumItem } from '#features/media/index.ts';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  accountCancelDeletion,
  accountListSessions,
  accountRequestDeletion,
} from '#shared/callables/account.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';

/** When everything is erased. Needs a sign-in of the last five minutes. */
export async function requestDeletion(): Promise<Date> {
  return new Date((await callRepeatable(accountRequestDeletion, {})).dueAt);
}

export async function cancelDeletion(): Promise<void> {
  await callRepeatable(accountCancelDeletion, {});
}

export interface Holdings {
  readonly albums: readonly { readonly album: Album; readonly items: readonly MediaItem[] }[];
  readonly sessions: readonly { device: string | null; signedInAt: string; lastSeenAt: string }[];
}

/** Everything but the originals themselves. Trashed albums are left out: the person threw them away. */
export async function readHoldings(userId: UserId, signal: AbortSignal, ask: Ask): Promise<Holdings> {
  const albums = await ask(() => readAlbums(userId));
  const { sessions } = await ask(() => call(accountListSessions, {}));
  const kept = albums
    .filter(({ trashedAt }) => trashedAt === null)
    .toSorted((one, other) => one.position - other.position);
  const filled: { album: Album; items: MediaItem[] }[] = [];
  for (const album of kept) {
    const items: MediaItem[] = [];
    for await (const page of readEveryAlbumItem(userId, album.id, signal, ask)) items.push(...page);
    signal.throwIfAborted();
    filled.push({ album, items });
  }
  return { albums: filled, sessions };
}
