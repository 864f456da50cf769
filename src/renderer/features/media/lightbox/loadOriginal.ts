/** An original to look at: whole, checked, and gone on with over a bad line, as a download is. */
import type { Clock } from '#shared/clock.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { type OpenMedia, readWhole } from '../download/readWhole.ts';
import { Retries, type WaitForConnection } from '../download/retries.ts';

/** Most waiting without a byte, in milliseconds: after it whoever looks is told, and may ask again. */
const LONGEST_WAIT = 60_000;

interface LoadOptions {
  readonly open: OpenMedia;
  readonly clock: Clock;
  readonly waitForConnection: WaitForConnection;
}

/** Throws what `readWhole` does. */
export async function loadOriginal(
  item: Pick<MediaFile, 'storagePath' | 'byteCount' | 'sha256' | 'contentType'>,
  signal: AbortSignal,
  { open, clock, waitForConnection }: LoadOptions,
): Promise<Blob> {
  const retries = new Retries({ clock, waitForConnection, longestWait: LONGEST_WAIT });
  const { storagePath, byteCount, sha256, contentType } = item;
  const content = await readWhole({ open, storagePath, byteCount, sha256, signal, retries });
  // The store's word for the type is what the server verified at upload, never what a page could run.
  return new Blob([content], { type: contentType });
}
