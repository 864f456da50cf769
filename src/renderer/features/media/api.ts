/** The only file of the feature that talks to a server: bytes from the media store, items from the documents. */
import { AnswerError, ForeignAnswerError } from '#platform/backend/answerError.ts';
import { backend } from '#platform/backend/app.ts';
import { startedIdentity } from '#platform/backend/authentication.ts';
import { call } from '#platform/backend/callables.ts';
import { readRetryAfter } from '#platform/backend/retryAfter.ts';
import { reportRefusal } from '#platform/backend/sessionDoubt.ts';
import { mediaLink } from '#shared/callables/media.ts';
import type { MediaItemId } from '#shared/domain/ids.ts';
import type { OpenedMedia } from './download/readWhole.ts';

/**
 * A file of the store, asked for with the person's own token: no address exists that works without it, but for the
 * demo family's pictures while the demo is open.
 */
async function request(storagePath: string, signal: AbortSignal, fromByte = 0): Promise<Response> {
  const { configuration } = backend();
  const { embeddedOrigin, storageBucket } = configuration.backend;
  const origin = embeddedOrigin ?? 'https://firebasestorage.googleapis.com';
  const token = await startedIdentity()?.currentUser?.getIdToken();
  const address = `${origin}/v0/b/${encodeURIComponent(storageBucket)}/o/${encodeURIComponent(storagePath)}?alt=media`;
  const response = await fetch(address, {
    signal,
    headers: {
      ...(token ? { Authorization: `Firebase ${token}` } : {}),
      ...(fromByte > 0 ? { Range: `bytes=${fromByte}-` } : {}),
    },
  });
  const isWhole = fromByte === 0 && response.status === 200;
  if (!isWhole && response.status !== 206) {
    await response.body?.cancel();
    const refusal = new AnswerError(storagePath, response.status, readRetryAfter(response.headers));
    reportRefusal(refusal);
    throw refusal;
  }
  // The store never keeps pages: this one is somebody else's.
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new ForeignAnswerError(`A page came in the place of ${storagePath}`);
  }
  return response;
}

/** Throws AnswerError, ForeignAnswerError, a network TypeError, or the signal's reason. */
export async function fetchMedia(storagePath: string, signal: AbortSignal): Promise<Blob> {
  return (await request(storagePath, signal)).blob();
}

/** The file as a stream, from a byte on. */
export async function openMedia(
  storagePath: string,
  fromByte: number,
  signal: AbortSignal,
): Promise<OpenedMedia> {
  const response = await request(storagePath, signal, fromByte);
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

/** Where a player reads an original from, in parts, until it expires. Throws CallableError. */
export function linkToOriginal(
  itemId: MediaItemId,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  return call(mediaLink, { itemId });
}
