/**
 * One file to the media store by Cloud Storage for Firebase's resumable protocol. The SDK keeps its session in memory
 * only; this one is given a session and goes on where the server says it stands.
 * Source: `@firebase/storage` (requests.ts: createResumableUpload, getResumableUploadStatus, continueResumableUpload).
 */

/** What the transfer needs of its surroundings; tests bring their own. */
export interface TransferConnection {
  readonly fetch: typeof globalThis.fetch;
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

/** The server's no. `isFinal`: trying the same again cannot help. */
export class TransferRefusedError extends Error {
  override readonly name = 'TransferRefusedError';
  readonly status: number;
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`The media store answered ${status}.`);
    this.status = status;
    this.isFinal = status === 400 || status === 403 || status === 412;
  }
}

const FIRST_CHUNK = 1024 * 1024;
const LARGEST_CHUNK = 32 * 1024 * 1024;
/** A chunk should take about this long, in milliseconds: progress moves, and little is lost with a connection. */
const CHUNK_TIME = 1_000;

/** The next chunk's size: doubled while chunks are quick, halved when they are slow. */
export function nextChunkSize(size: number, tookMilliseconds: number): number {
  if (tookMilliseconds < CHUNK_TIME / 2) return Math.min(size * 2, LARGEST_CHUNK);
  if (tookMilliseconds > CHUNK_TIME * 3) return Math.max(size / 2, FIRST_CHUNK);
  return size;
}

interface Answer {
  readonly status: string;
  readonly received: number;
  readonly session: string | null;
}

async function ask(
  connection: TransferConnection,
  address: string,
  headers: Record<string, string>,
  body: BodyInit | null,
  signal: AbortSignal,
): Promise<Answer> {
  for (const isSecondTry of [false, true]) {
    const response = await connection.fetch(address, {
      method: 'POST',
      headers: { ...headers, Authorization: await connection.authorization(isSecondTry) },
      body,
      signal,
    });
    // An id token lives an hour; a film may take longer.
    if (response.status === 401 && !isSecondTry) continue;
    if (!response.ok) throw new TransferRefusedError(response.status);
    return {
      status: response.headers.get('x-goog-upload-status') ?? '',
      received: Number(response.headers.get('x-goog-upload-size-received') ?? '0'),
      session: response.headers.get('x-goog-upload-url'),
    };
  }
  throw new TransferRefusedError(401);
}

async function startSession(connection: TransferConnection, request: TransferRequest): Promise<string> {
  const { path, content, contentType, signal } = request;
  const answer = await ask(
    connection,
    `${connection.objectsAddress}?name=${encodeURIComponent(path)}`,
    {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(content.size),
      'X-Goog-Upload-Header-Content-Type': contentType,
      'Content-Type': 'application/json; charset=utf-8',
    },
    JSON.stringify({ name: path, contentType }),
    signal,
  );
  if (!answer.session) throw new TransferRefusedError(500);
  request.onSession(answer.session);
  return answer.session;
}

/** Where the server stands, with the session that says so. A session the server forgot is begun anew. */
async function findOffset(connection: TransferConnection, request: TransferRequest) {
  if (request.session) {
    try {
      const answer = await ask(
        connection,
        request.session,
        { 'X-Goog-Upload-Command': 'query' },
        null,
        request.signal,
      );
      if (answer.status === 'final')
        return { session: request.session, offset: request.content.size, isFinal: true };
      return { session: request.session, offset: answer.received, isFinal: false };
    } catch (error) {
      const isForgotten =
        error instanceof TransferRefusedError && (error.status === 404 || error.status === 410);
      if (!isForgotten) throw error;
    }
  }
  return { session: await startSession(connection, request), offset: 0, isFinal: false };
}

/**
 * Sends what the server does not have yet. Resolves when the object is published. Throws the signal's reason,
 * TransferRefusedError, SignedOutError, or a TypeError when the network is gone: call it again to go on.
 */
export async function sendFile(connection: TransferConnection, request: TransferRequest): Promise<void> {
  const { content, signal, onProgress } = request;
  const start = await findOffset(connection, request);
  if (start.isFinal) return;
  let { offset } = start;
  let chunkSize = FIRST_CHUNK;
  onProgress(offset);
  for (;;) {
    const end = Math.min(offset + chunkSize, content.size);
    const isLast = end === content.size;
    const begun = performance.now();
    await ask(
      connection,
      start.session,
      {
        'X-Goog-Upload-Command': isLast ? 'upload, finalize' : 'upload',
        'X-Goog-Upload-Offset': String(offset),
      },
      content.slice(offset, end),
      signal,
    );
    offset = end;
    onProgress(offset);
    if (isLast) return;
    chunkSize = nextChunkSize(chunkSize, performance.now() - begun);
  }
}
