/**
 * An object's bytes on the wire: whole or a range, with validators, and with headers that keep a stored file from ever
 * running as the app's own page.
 */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from '../disk/disk.ts';
import type { StoredObject } from './objects/storedObject.ts';
import { baseName } from './wire/objectJson.ts';
import { objectMissing } from './wire/storageError.ts';

/** Types a browser shows without running anything in them. */
const harmless = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$|text\/plain(;|$))/i;

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The one range a `Range` header asks for; null to send everything; `unsatisfiable` when it lies outside. RFC 9110 §14. */
export function parseRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const length = Number(match[2]);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}

function headersFor(object: StoredObject, disposition: string | null): Headers {
  const isHarmless = harmless.test(object.contentType);
  const name = encodeURIComponent(baseName(object.name));
  const stored =
    object.contentDisposition ?? `${isHarmless ? 'inline' : 'attachment'}; filename*=utf-8''${name}`;
  const asked = disposition ?? stored;
  const headers = new Headers({
    'content-type': object.contentType,
    'content-disposition': isHarmless ? asked : asked.replace(/^inline/i, 'attachment'),
    'accept-ranges': 'bytes',
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'last-modified': new Date(object.updated).toUTCString(),
    etag: `"${object.generation}"`,
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    'x-goog-generation': String(object.generation),
    'x-goog-metageneration': String(object.metageneration),
    'x-goog-stored-content-length': String(object.size),
    'x-goog-stored-content-encoding': object.contentEncoding ?? 'identity',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (object.contentEncoding) headers.set('content-encoding', object.contentEncoding);
  return headers;
}

export interface DownloadRequest {
  readonly range: string | null;
  readonly ifNoneMatch: string | null;
  readonly isHead: boolean;
  /** Overrides the stored one, as signed links may. */
  readonly disposition?: string | null;
}

/** Throws StorageError 404 when the file is gone. */
export async function sendObject(
  disk: Disk,
  folder: string,
  object: StoredObject,
  request: DownloadRequest,
): Promise<Response> {
  const headers = headersFor(object, request.disposition ?? null);
  if (request.ifNoneMatch?.split(/\s*,\s*/).includes(headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  const range = parseRange(request.range, object.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${object.size}`);
    return new Response(null, { status: 416, headers });
  }
  const path = join(folder, object.file);
  if ((await disk.size(path)) === null) throw objectMissing(object.name);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${object.size}`);
  headers.set('content-length', String(end - start + 1));
  const status = range ? 206 : 200;
  if (request.isHead || object.size === 0) return new Response(null, { status, headers });
  const stream = Readable.toWeb(disk.read(path, { start, end }));
  return new Response(stream as ReadableStream<Uint8Array>, { status, headers });
}
