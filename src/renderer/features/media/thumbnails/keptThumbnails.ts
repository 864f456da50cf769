/**
 * Thumbnails of the person's own pictures, kept sealed on this computer as they are seen. A thumbnail is written once, so
 * what is kept is shown at once, with a connection or without one; the HTTP cache keeps none of them there.
 */
import { sessionState } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { KeptRecords } from '#platform/platform.ts';
import { fetchMedia } from '../api.ts';

/** Null for what is somebody else's: they may take back what they gave. */
async function recordsFor(storagePath: string): Promise<KeptRecords | null> {
  const session = sessionState();
  if (session.status !== 'signed-in' || !storagePath.startsWith(`users/${session.user.uid}/`)) return null;
  return platform().openKept(session.user.uid);
}

/** Throws what `fetchMedia` throws. */
export async function fetchOrShowKept(storagePath: string, signal: AbortSignal): Promise<Blob> {
  const records = await recordsFor(storagePath);
  const kept = await records?.read('thumbnail', storagePath);
  signal.throwIfAborted();
  if (kept) return new Blob([kept.content]);
  const picture = await fetchMedia(storagePath, signal);
  if (records) {
    const content = new Uint8Array(await picture.arrayBuffer());
    void records.write('thumbnail', storagePath, content);
  }
  return picture;
}
