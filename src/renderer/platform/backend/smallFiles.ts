/**
 * Small files of the person's own (a portrait), written in one request by Cloud Storage for Firebase's multipart
 * protocol and read with the person's token. Albums have their own resumable road (features/uploads).
 * Source: `@firebase/storage`, `multipartUpload` and `getBytes`.
 */
import { backend } from './app.ts';
import { identity } from './authentication.ts';

/** The store refused; `status` is HTTP's. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

function objectsAddress(): string {
  const { embeddedOrigin, storageBucket } = backend().configuration.backend;
  const origin = embeddedOrigin ?? 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${encodeURIComponent(storageBucket)}/o`;
}

async function authorization(): Promise<Record<string, string>> {
  const token = await identity().currentUser?.getIdToken();
  return token ? { Authorization: `Firebase ${token}` } : {};
}

/** Throws FileStoreError. */
export async function writeSmallFile(path: string, content: Blob): Promise<void> {
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
  });
  if (!response.ok) throw new FileStoreError(path, response.status);
}

/** Throws FileStoreError, or the signal's reason. */
export async function readSmallFile(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`${objectsAddress()}/${encodeURIComponent(path)}?alt=media`, {
    signal,
    headers: await authorization(),
  });
  if (!response.ok) throw new FileStoreError(path, response.status);
  return response.blob();
}
