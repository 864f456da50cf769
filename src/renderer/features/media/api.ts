/** The only file of the feature that talks to a server: bytes from the media store, items from the documents. */
import { sessionState } from '#features/session/index.ts';
import { AnswerError, ForeignAnswerError } from '#platform/backend/answerError.ts';
import { call } from '#platform/backend/callables.ts';
import { readFile } from '#platform/backend/fileStore.ts';
import { mediaLink } from '#shared/callables/media.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { OpenedMedia } from './download/readWhole.ts';

/** Throws AnswerError, ForeignAnswerError, a network TypeError, or the signal's reason. */
export async function fetchMedia(storagePath: string, signal: AbortSignal): Promise<Blob> {
  return (await readFile(storagePath, signal)).blob();
}

/** The file as a stream, from a byte on. */
export async function openMedia(
  storagePath: string,
  fromByte: number,
  signal: AbortSignal,
): Promise<OpenedMedia> {
  const response = await readFile(storagePath, signal, fromByte);
  const { body: stream } = response;
  if (!stream) throw new AnswerError(storagePath, 204);
  try {
    return { stream, byteCount: wholeLength(response, fromByte) };
  } catch (error) {
    await stream.cancel();
    throw error;
  }
}

/** How long the whole file is by its answer's headers; null when they do not say. Throws ForeignAnswerError for another part. */
function wholeLength({ status, headers }: Response, fromByte: number): number | null {
  if (status === 206) {
    const range = headers.get('content-range');
    if (range === null) return null;
    const match = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(range.trim());
    if (!match || Number(match[1]) !== fromByte)
      throw new ForeignAnswerError(`Asked from ${fromByte}: ${range}`);
    return match[2] === '*' ? null : Number(match[2]);
  }
  const length = headers.get('content-length');
  // Of what was squeezed on the way, the header gives the squeezed length.
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** Where a player reads an original from, in parts, until it expires: the person's own, or one they received. Throws CallableError. */
export async function linkToOriginal({
  id,
  ownerId,
}: Pick<MediaItem, 'id' | 'ownerId'>): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const session = sessionState();
  if (session.status === 'signed-in' && session.user.uid === ownerId) return call(mediaLink, { itemId: id });
  // What can be received is a large contract, and every page has this file.
  const { releasesLinkItem } = await import('#shared/callables/releases.ts');
  const { address, expiresAt } = await call(releasesLinkItem, { ownerId, itemId: id });
  return { url: address, expiresAt: new Date(expiresAt).toISOString() };
}
