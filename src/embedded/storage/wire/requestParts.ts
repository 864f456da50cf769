/** Reading the parts of a request that both storage protocols share. */
import type { Context } from 'hono';
import { environmentOf } from '../../http/environment.ts';
import { invalidArgument, tooLarge } from './storageError.ts';

/** Longest object name, in bytes of UTF-8 (https://cloud.google.com/storage/docs/objects#naming). */
const NAME_LIMIT = 1024;
/** Bytes of a body that describes: settings, a session's start. What an object may hold of them fits many times. */
export const TEXT_LIMIT = 64 * 1024;

/** A body to stream, from Node's own request without a copy through web streams. Whoever stops reading it can still answer: the connection stays. */
export function bodyOf(context: Context): AsyncIterable<Uint8Array> {
  const { incoming } = environmentOf(context);
  if (incoming && !incoming.readableEnded && !context.req.raw.bodyUsed) {
    return { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) };
  }
  return context.req.raw.body ?? emptyBody();
}

/** A small body as text. Throws StorageError 413. */
export async function readText(context: Context): Promise<string> {
  if ((wholeNumber(context.req.header('content-length'), 'Content-Length') ?? 0) > TEXT_LIMIT)
    throw tooLarge('This request', TEXT_LIMIT);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyOf(context)) {
    size += chunk.length;
    if (size > TEXT_LIMIT) throw tooLarge('This request', TEXT_LIMIT);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Whether the sender is not through with its body yet. */
export function isArriving(context: Context): boolean {
  const { incoming } = environmentOf(context);
  return incoming !== undefined && !incoming.complete;
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/** Throws StorageError 400 for a name no object may have. */
export function checkName(name: string): string {
  const isAllowed =
    name.isWellFormed() &&
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    !/[\r\n\0]/.test(name) &&
    !name.startsWith('.well-known/acme-challenge/') &&
    Buffer.byteLength(name) <= NAME_LIMIT;
  if (!isAllowed) throw invalidArgument('Invalid object name.');
  return name;
}

/** The object's name in a path like `/v0/b/bucket/o/a%2Fb`. Throws StorageError 400. */
export function nameInPath(context: Context): string {
  const { pathname } = new URL(context.req.url);
  const start = pathname.indexOf('/o/') + 3;
  try {
    return checkName(decodeURIComponent(pathname.slice(start)));
  } catch {
    throw invalidArgument('Invalid object name.');
  }
}

/** A whole number in a query or a header; null when it is absent. Throws StorageError 400. */
export function wholeNumber(text: string | undefined | null, name: string): number | null {
  if (text === undefined || text === null || text === '') return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw invalidArgument(`${name} must be a whole number.`);
  return value;
}

/** `maxResults` of a list, as the vendor bounds it. */
export function pageSize(text: string | undefined): number {
  const wanted = wholeNumber(text, 'maxResults') ?? 1000;
  return Math.min(Math.max(wanted, 1), 1000);
}

export function originOf(context: Context): string {
  // Routes that are tried without the site around them know only the address they were asked at.
  const asked: string | undefined = context.get('requestOrigin');
  return asked ?? new URL(context.req.url).origin;
}

/** Checksums a client wants compared: `x-goog-hash: crc32c=...,md5=...` and `Content-MD5`. */
export function expectedHashes(context: Context): { md5: string | null; crc32c: string | null } {
  const header = context.req.header('x-goog-hash') ?? '';
  return {
    md5: /(?:^|,)\s*md5=([A-Za-z0-9+/=]+)/.exec(header)?.[1] ?? context.req.header('content-md5') ?? null,
    crc32c: /(?:^|,)\s*crc32c=([A-Za-z0-9+/=]+)/.exec(header)?.[1] ?? null,
  };
}
