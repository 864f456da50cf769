/**
 * One file to the media store by Cloud Storage for Firebase's resumable protocol. The SDK keeps its session in memory
 * only; this one is given a session and goes on where the server says it stands.
 * Source: `@firebase/storage` (requests.ts: createResumableUpload, getResumableUploadStatus, continueResumableUpload).
 */

import { AnswerError, ForeignAnswerError } from '#platform/backend/answerError.ts';
import { limitOnSilence, withDeadline } from '#platform/backend/deadline.ts';
import { readRetryAfter } from '#platform/backend/retryAfter.ts';
import { reportRefusal } from '#platform/backend/sessionDoubt.ts';
import type { Clock } from '#shared/clock.ts';

/** What the transfer needs of its surroundings; tests bring their own. */
export interface TransferConnection {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** `…/v0/b/{bucket}/o` */
  readonly objectsAddress: string;
  /** A fresh `Authorization` value; throws SignedOutError when nobody is signed in any more. */
  authorization(forceRefresh: boolean): Promise<string>;
}

export interface TransferRequest {
  readonly path: string;
  readonly content: Blob;
  readonly contentType: string;
  /** A session of an earlier page, or null. */
  readonly session: string | null;
  readonly signal: AbortSignal;
  readonly onSession: (session: string) => void;
  readonly onProgress: (sentBytes: number) => void;
}

export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

const FIRST_CHUNK = 1024 * 1024;
const SMALLEST_CHUNK = 256 * 1024;
const LARGEST_CHUNK = 32 * 1024 * 1024;
/** A chunk should take about this long, in milliseconds: progress moves, and little is lost with a connection. */
const CHUNK_TIME = 1_000;

/** The next chunk's size: doubled while chunks are quick, halved when they are slow. */
function nextChunkSize(size: number, tookMilliseconds: number): number {
  if (tookMilliseconds < CHUNK_TIME / 2) return Math.min(size * 2, LARGEST_CHUNK);
  if (tookMilliseconds > CHUNK_TIME * 3) return Math.max(size / 2, SMALLEST_CHUNK);
  return size;
}

interface Answer {
  readonly status: 'active' | 'final' | 'cancelled';
  readonly received: number;
  readonly session: string | null;
}

interface Question {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body: Blob | string | null;
}

function readAnswer({ headers }: Response): Answer {
  const status = headers.get('x-goog-upload-status');
  if (status !== 'active' && status !== 'final' && status !== 'cancelled') {
    throw new ForeignAnswerError('No upload status.');
  }
  const received = Number(headers.get('x-goog-upload-size-received') ?? '0');
  if (!Number.isSafeInteger(received) || received < 0) throw new ForeignAnswerError('No offset.');
  return { status, received, session: headers.get('x-goog-upload-url') };
}

async function askOnce(
  connection: TransferConnection,
  { address, headers, body }: Question,
  signal: AbortSignal,
  forceRefresh: boolean,
): Promise<Response> {
  const sent = body instanceof Blob ? body.size : 0;
  return withDeadline(connection.clock, limitOnSilence(sent), signal, async (limited) => {
    const authorization = await connection.authorization(forceRefresh);
    const response = await connection.fetch(address, {
      method: 'POST',
      headers: { ...headers, Authorization: authorization },
      body,
      signal: limited,
    });
    // Read to its end: a body left unread shows as an aborted request.
    await response.arrayBuffer();
    return response;
  });
}

async function ask(connection: TransferConnection, question: Question, signal: AbortSignal): Promise<Answer> {
  let response = await askOnce(connection, question, signal, false);
  // An id token lives an hour; a film may take longer.
  if (response.status === 401) response = await askOnce(connection, question, signal, true);
  if (!response.ok) {
    const refusal = new AnswerError('The media store', response.status, readRetryAfter(response.headers));
    reportRefusal(refusal);
    throw refusal;
  }
  return readAnswer(response);
}

async function startSession(connection: TransferConnection, request: TransferRequest): Promise<string> {
  const { path, content, contentType, signal } = request;
  const answer = await ask(
    connection,
    {
      address: `${connection.objectsAddress}?name=${encodeURIComponent(path)}`,
      headers: {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Length': String(content.size),
        'X-Goog-Upload-Header-Content-Type': contentType,
        'Content-Type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify({ name: path, contentType }),
    },
    signal,
  );
  if (!answer.session || !URL.canParse(answer.session)) throw new ForeignAnswerError('No session.');
  request.onSession(answer.session);
  return answer.session;
}

/** The session where the media store is reached today: its own idea of its address may be older, or a proxy's. */
function addressOf({ objectsAddress }: TransferConnection, session: string): string {
  const { pathname, search } = new URL(session, objectsAddress);
  return new URL(`${pathname}${search}`, objectsAddress).href;
}

/** A no to a question about a session that says nothing about the moment: the session will never answer. */
function isForgotten(error: unknown): boolean {
  if (!(error instanceof AnswerError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status);
}

interface Position {
  readonly session: string;
  readonly offset: number;
  readonly isFinal: boolean;
}

async function askPosition(
  connection: TransferConnection,
  session: string,
  signal: AbortSignal,
): Promise<Position | null> {
  try {
    const address = addressOf(connection, session);
    const headers = { 'X-Goog-Upload-Command': 'query' };
    const answer = await ask(connection, { address, headers, body: null }, signal);
    if (answer.status === 'cancelled') return null;
    return { session, offset: answer.received, isFinal: answer.status === 'final' };
  } catch (error) {
    if (isForgotten(error)) return null;
    throw error;
  }
}

/** Where the server stands. A session that it forgot is begun anew. */
async function findPosition(connection: TransferConnection, request: TransferRequest): Promise<Position> {
  const { session, content, signal } = request;
  const known = session === null ? null : await askPosition(connection, session, signal);
  if (known && (known.isFinal || known.offset <= content.size)) return known;
  return { session: await startSession(connection, request), offset: 0, isFinal: false };
}

/**
 * Sends what the server does not have yet. Resolves when the object is published. Throws the signal's reason,
 * AnswerError, ForeignAnswerError, SilenceError, SignedOutError, or a TypeError when the network is gone:
 * call it again with the session to go on.
 */
export async function sendFile(connection: TransferConnection, request: TransferRequest): Promise<void> {
  const { content, signal, onProgress } = request;
  const start = await findPosition(connection, request);
  if (start.isFinal) return;
  const address = addressOf(connection, start.session);
  let { offset } = start;
  let chunkSize = FIRST_CHUNK;
  onProgress(offset);
  for (;;) {
    const end = Math.min(offset + chunkSize, content.size);
    const isLast = end === content.size;
    const begun = performance.now();
    const answer = await ask(
      connection,
      {
        address,
        headers: {
          'X-Goog-Upload-Command': isLast ? 'upload, finalize' : 'upload',
          'X-Goog-Upload-Offset': String(offset),
        },
        body: content.slice(offset, end),
      },
      signal,
    );
    if (isLast !== (answer.status === 'final')) throw new ForeignAnswerError('Not where it should stand.');
    offset = end;
    onProgress(offset);
    if (isLast) return;
    chunkSize = nextChunkSize(chunkSize, performance.now() - begun);
  }
}
