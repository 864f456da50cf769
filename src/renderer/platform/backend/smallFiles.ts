/**
 * Small files of the person's own (a portrait), written in one request by Cloud Storage for Firebase's multipart
 * protocol and read with the person's token. Albums have their own resumable road (features/uploads).
 * Source: `@firebase/storage`, `multipartUpload` and `getBytes`.
 */
import { z } from 'zod';
import { AnswerError } from './answerError.ts';
import { backend } from './app.ts';
import { identity } from './authentication.ts';
import { readRetryAfter } from './retryAfter.ts';
import { reportRefusal } from './sessionDoubt.ts';

function objectsAddress(): string {
  const { embeddedOrigin, storageBucket } = backend().configuration.backend;
  const origin = embeddedOrigin ?? 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${encodeURIComponent(storageBucket)}/o`;
}

async function authorization(): Promise<Record<string, string>> {
  const token = await identity().currentUser?.getIdToken();
  return token ? { Authorization: `Firebase ${token}` } : {};
}

const storedSchema = z.object({ name: z.string() });

function refuse(path: string, { status, headers }: Response): never {
  const refusal = new AnswerError(path, status, readRetryAfter(headers));
  reportRefusal(refusal);
  throw refusal;
}

/** Throws AnswerError, or the signal's reason. */
export async function writeSmallFile(path: string, content: Blob, signal: AbortSignal): Promise<void> {
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
      ...(await authorization()),
      'Content-Type': `multipart/related; boundary=${boundary}`,
      'X-Goog-Upload-Protocol': 'multipart',
    },
    body,
    signal,
  });
  // Read to its end: a body left unread shows as an aborted request.
  const answer = await response.text();
  if (!response.ok) refuse(path, response);
  if (readStoredName(answer) !== path) throw new AnswerError(path, 0);
}

/** The name in the store's answer; null for anything else, such as the page of a hotel's network. */
function readStoredName(answer: string): string | null {
  try {
    return storedSchema.parse(JSON.parse(answer)).name;
  } catch {
    return null;
  }
}

/** Throws AnswerError, or the signal's reason. */
export async function readSmallFile(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`${objectsAddress()}/${encodeURIComponent(path)}?alt=media`, {
    signal,
    headers: await authorization(),
  });
  if (!response.ok) {
    await response.body?.cancel();
    refuse(path, response);
  }
  return response.blob();
}
