/**
 * The store of files, by Cloud Storage for Firebase's own protocol and with the person's own token: no address exists
 * that works without it, but for the demo family's pictures while the demo is open. Originals are sent in parts
 * (`features/uploads/transfer`).
 * Source: `@firebase/storage`, `multipartUpload` and `getBytes`.
 */
import { z } from 'zod';
import { AnswerError, ForeignAnswerError } from './answerError.ts';
import { backend } from './app.ts';
import { startedIdentity } from './authentication.ts';
import { readRetryAfter } from './retryAfter.ts';
import { reportRefusal } from './sessionDoubt.ts';

/** `…/v0/b/{bucket}/o` */
export function objectsAddress(): string {
  const { embeddedOrigin, storageBucket } = backend().configuration.backend;
  const origin = embeddedOrigin ?? 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${encodeURIComponent(storageBucket)}/o`;
}

/** The value of `Authorization`; null for a visitor. */
export async function storeAuthorization(forceRefresh = false): Promise<string | null> {
  const token = await startedIdentity()?.currentUser?.getIdToken(forceRefresh);
  return token ? `Firebase ${token}` : null;
}

async function authorizationHeader(): Promise<Record<string, string>> {
  const authorization = await storeAuthorization();
  return authorization === null ? {} : { Authorization: authorization };
}

/** What the store's no becomes; it may also put the session in doubt. */
export function refusalOf(what: string, { status, headers }: Response): AnswerError {
  const refusal = new AnswerError(what, status, readRetryAfter(headers));
  reportRefusal(refusal);
  return refusal;
}

/** A file's content from a byte on. Throws AnswerError, ForeignAnswerError, a network TypeError, or the signal's reason. */
export async function readFile(path: string, signal: AbortSignal, fromByte = 0): Promise<Response> {
  const response = await fetch(`${objectsAddress()}/${encodeURIComponent(path)}?alt=media`, {
    signal,
    headers: {
      ...(await authorizationHeader()),
      ...(fromByte > 0 ? { Range: `bytes=${fromByte}-` } : {}),
    },
  });
  const isWhole = fromByte === 0 && response.status === 200;
  if (!isWhole && response.status !== 206) {
    await response.body?.cancel();
    throw refusalOf(path, response);
  }
  // The store never keeps pages: this one is somebody else's.
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new ForeignAnswerError(`A page came in the place of ${path}`);
  }
  return response;
}

/** Stores a small file (a portrait, a thumbnail) in one request. Throws AnswerError, or the signal's reason. */
export async function writeFile(path: string, content: Blob, signal: AbortSignal): Promise<void> {
  const boundary = crypto.randomUUID();
  const metadata = JSON.stringify({ name: path, contentType: content.type });
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `--${boundary}\r\nContent-Type: ${content.type}\r\n\r\n`,
    content,
    `\r\n--${boundary}--`,
  ]);
  const response = await fetch(`${objectsAddress()}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      ...(await authorizationHeader()),
      'Content-Type': `multipart/related; boundary=${boundary}`,
      'X-Goog-Upload-Protocol': 'multipart',
    },
    body,
    signal,
  });
  // Read to its end: a body left unread shows as an aborted request.
  const answer = await response.text();
  if (!response.ok) throw refusalOf(path, response);
  if (readStoredName(answer) !== path) throw new AnswerError(path, 0);
}

const storedSchema = z.object({ name: z.string() });

/** The name in the store's answer; null for anything else, such as the page of a hotel's network. */
function readStoredName(answer: string): string | null {
  try {
    return storedSchema.parse(JSON.parse(answer)).name;
  } catch {
    return null;
  }
}
