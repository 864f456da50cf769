/** The only file of the feature that talks to a server: bytes from the media store, items from the documents. */
import { backend } from '#platform/backend/app.ts';
import { startedIdentity } from '#platform/backend/authentication.ts';
import { call } from '#platform/backend/callables.ts';
import { reportRefusal } from '#platform/backend/sessionDoubt.ts';
import { mediaLink } from '#shared/callables/media.ts';
import type { MediaItemId } from '#shared/domain/ids.ts';

/** The media store refused or lost a file. */
export class MediaFetchError extends Error {
  override readonly name = 'MediaFetchError';
  readonly status: number;

  constructor(storagePath: string, status: number) {
    super(`${storagePath} answered ${status}`);
    this.status = status;
  }
}

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
    const refusal = new MediaFetchError(storagePath, response.status);
    reportRefusal(refusal);
    throw refusal;
  }
  return response;
}

/** Throws MediaFetchError, a network TypeError, or the signal's reason. */
export async function fetchMedia(storagePath: string, signal: AbortSignal): Promise<Blob> {
  return (await request(storagePath, signal)).blob();
}

/** The file as a stream, from a byte on. */
export async function openMedia(
  storagePath: string,
  fromByte: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await request(storagePath, signal, fromByte);
  if (!body) throw new MediaFetchError(storagePath, 204);
  return body;
}

/** Where a player reads an original from, in parts, until it expires. Throws CallableError. */
export function linkToOriginal(
  itemId: MediaItemId,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  return call(mediaLink, { itemId });
}
