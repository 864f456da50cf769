/**
 * An object's bytes on the wire: whole or a range, with validators, and with headers that keep a stored file from ever
 * running as the app's own page.
 */
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { create, parse } from 'content-disposition';
import type { Context } from 'hono';
import { parseRange } from '#shared/byteRange.ts';
import type { Disk } from '../disk/disk.ts';
import type { StoredObject } from './objects/storedObject.ts';
import { baseName } from './wire/objectJson.ts';
import { objectMissing } from './wire/storageError.ts';

/** Types a browser shows without running anything in them. */
const harmless = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$|text\/plain(;|$))/i;

/** A disposition as a header can carry it: names beyond ASCII in the extended form (RFC 6266, RFC 8187). */
function safeDisposition(given: string): string {
  if (isHeaderSafe(given)) return given;
  const { type, parameters } = parse(given);
  const kind = /^[\w-]+$/.test(type) ? type : 'attachment';
  return create(parameters.filename?.toWellFormed(), { type: kind });
}

/** Settings of a folder that an earlier release wrote may hold what no header can. */
const isHeaderSafe = (value: string) => /^[\x20-\x7e]*$/.test(value);

function headersFor(object: StoredObject, disposition: string | null): Headers {
  const isHarmless = harmless.test(object.contentType);
  const stored =
    object.contentDisposition ??
    create(baseName(object.name), { type: isHarmless ? 'inline' : 'attachment' });
  const asked = safeDisposition(disposition ?? stored);
  const cacheControl = object.cacheControl ?? 'private, max-age=0';
  const headers = new Headers({
    'content-type': isHeaderSafe(object.contentType) ? object.contentType : 'application/octet-stream',
    'content-disposition': isHarmless ? asked : asked.replace(/^\s*inline/i, 'attachment'),
    'accept-ranges': 'bytes',
    'cache-control': isHeaderSafe(cacheControl) ? cacheControl : 'private, max-age=0',
    'last-modified': new Date(object.updated).toUTCString(),
    etag: `"${object.generation}"`,
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    'x-goog-generation': String(object.generation),
    'x-goog-metageneration': String(object.metageneration),
    'x-goog-stored-content-length': String(object.size),
    'x-goog-stored-content-encoding': object.contentEncoding ?? 'identity',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (object.contentEncoding) headers.set('content-encoding', object.contentEncoding);
  return headers;
}

interface DownloadRequest {
  readonly range: string | null;
  readonly ifNoneMatch: string | null;
  readonly isHead: boolean;
  readonly acceptsGzip: boolean;
  /** Overrides the stored one, as signed links may. */
  readonly disposition: string | null;
}

export function downloadRequestOf(context: Context, disposition: string | null = null): DownloadRequest {
  return {
    range: context.req.header('range') ?? null,
    ifNoneMatch: context.req.header('if-none-match') ?? null,
    isHead: context.req.method === 'HEAD',
    acceptsGzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/i.test(
      context.req.header('accept-encoding') ?? '',
    ),
    disposition,
  };
}

/**
 * What is stored compressed goes out plain to whoever does not take it compressed, whole, without a length
 * (https://cloud.google.com/storage/docs/transcoding).
 */
function isTranscoded({ contentEncoding, cacheControl }: StoredObject, acceptsGzip: boolean): boolean {
  return (
    contentEncoding?.toLowerCase() === 'gzip' && !acceptsGzip && !/\bno-transform\b/i.test(cacheControl ?? '')
  );
}

/** Throws StorageError 404 when the file is gone. */
export async function sendObject(
  disk: Disk,
  folder: string,
  object: StoredObject,
  request: DownloadRequest,
): Promise<Response> {
  const headers = headersFor(object, request.disposition);
  if (object.contentEncoding !== null) headers.set('vary', 'Accept-Encoding');
  if (request.ifNoneMatch?.split(/, */).includes(headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  const isPlain = isTranscoded(object, request.acceptsGzip);
  const range = isPlain ? null : parseRange(request.range, object.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${object.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${object.size}`);
  if (isPlain) {
    headers.delete('content-encoding');
    headers.delete('accept-ranges');
  } else {
    headers.set('content-length', String(end - start + 1));
  }
  const status = range ? 206 : 200;
  // Opened before the answer begins: what is replaced or deleted from here on is still read to its end.
  const handle = await disk.openForRead(join(folder, object.file));
  if (!handle) throw objectMissing(object.name);
  if (request.isHead || object.size === 0) {
    await handle.close();
    return new Response(null, { status, headers });
  }
  const stored = handle.createReadStream({ start, end });
  const sent = isPlain ? pipeline(stored, createGunzip(), () => undefined) : stored;
  return new Response(Readable.toWeb(sent) as ReadableStream<Uint8Array>, { status, headers });
}
