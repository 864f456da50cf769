/**
 * V4 signed links: whoever holds one may do the one thing it says until it expires, and nothing in it can be changed.
 * Source: https://cloud.google.com/storage/docs/authentication/signatures
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { LINK_SESSION_PARAMETER } from '#shared/linkSession.ts';
import { downloadRequestOf, sendObject } from './download.ts';
import { assertBucket, readObject, type StorageContext } from './storageContext.ts';
import { takeWhole } from './uploads/takeWhole.ts';
import { bodyOf, checkName, wholeNumber } from './wire/requestParts.ts';
import { invalidArgument, StorageError } from './wire/storageError.ts';

const ALGORITHM = 'GOOG4-RSA-SHA256';
/** The vendor's longest life of a link, in seconds. */
const LONGEST_LIFE = 604_800;

export interface LinkSigner {
  readonly client_email: string;
  readonly private_key: string;
}

/** As the vendor encodes query and path parts: RFC 3986, everything but unreserved characters. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalQuery(parameters: URLSearchParams): string {
  return [...parameters]
    .filter(([name]) => name.toLowerCase() !== 'x-goog-signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function refuse(message: string): StorageError {
  return new StorageError(403, message, 'forbidden');
}

/** `20261120T215000Z` as milliseconds since the epoch. */
function parseDate(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match) throw invalidArgument('Invalid X-Goog-Date.');
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = match.slice(1);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Throws StorageError for a link that is expired, foreign or changed. `now` is milliseconds since the epoch. */
export function verifySignedLink(request: Request, signer: LinkSigner, now: number): void {
  const url = new URL(request.url);
  const read = (name: string) => {
    const values = url.searchParams.getAll(name);
    if (values.length !== 1) throw invalidArgument(`A signed link needs ${name} once.`);
    return values[0] ?? '';
  };
  if (read('X-Goog-Algorithm') !== ALGORITHM) throw invalidArgument('Unknown X-Goog-Algorithm.');
  const date = read('X-Goog-Date');
  const life = wholeNumber(read('X-Goog-Expires'), 'X-Goog-Expires') ?? 0;
  if (life < 1 || life > LONGEST_LIFE) throw invalidArgument('Invalid X-Goog-Expires.');
  const signedAt = parseDate(date);
  // Fifteen minutes of clock difference, as the vendor allows.
  if (signedAt > now + 15 * 60_000) throw refuse('This link is not valid yet.');
  if (now > signedAt + life * 1000) throw new StorageError(400, 'This link has expired.', 'expired');
  const [email, ...scopeParts] = read('X-Goog-Credential').split('/');
  const scope = scopeParts.join('/');
  if (email !== signer.client_email || !/^\d{8}\/[a-z0-9-]+\/storage\/goog4_request$/.test(scope)) {
    throw refuse('This link was signed by somebody else.');
  }
  const names = read('X-Goog-SignedHeaders').split(';');
  if (!names.every((name) => /^[a-z0-9-]+$/.test(name))) {
    throw invalidArgument('X-Goog-SignedHeaders names what is no header.');
  }
  if (!names.includes('host')) throw invalidArgument('X-Goog-SignedHeaders must include host.');
  const payload = names.includes('x-goog-content-sha256')
    ? (request.headers.get('x-goog-content-sha256') ?? '')
    : 'UNSIGNED-PAYLOAD';
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const signedFor = (host: string) => {
    const headers = names.map((name) => {
      const value = name === 'host' ? host : (request.headers.get(name) ?? '');
      return `${name}:${value.trim().replace(/\s+/g, ' ')}\n`;
    });
    const canonical = [
      request.method,
      path,
      canonicalQuery(url.searchParams),
      headers.join(''),
      names.join(';'),
      payload,
    ];
    const digest = createHash('sha256').update(canonical.join('\n')).digest('hex');
    return Buffer.from([ALGORITHM, date, scope, digest].join('\n'));
  };
  const signature = Buffer.from(read('X-Goog-Signature'), 'hex');
  const key = createPublicKey(signer.private_key);
  // The SDK signs the host without its port; the specification, with it.
  const isGenuine = [url.hostname, url.host].some((host) =>
    verify('RSA-SHA256', signedFor(host), key, signature),
  );
  if (!isGenuine) throw refuse('The signature does not match: the link was changed.');
}

/** Whether the session of a person goes on; `authTime` is the second of its sign-in. */
export type IsSessionOpen = (uid: string, authTime: number) => boolean;

/** Throws StorageError for a link whose session has ended since it was asked for. One that names none is a service's. */
function assertSessionGoesOn(parameters: URLSearchParams, isSessionOpen: IsSessionOpen): void {
  for (const session of parameters.getAll(LINK_SESSION_PARAMETER)) {
    const [uid = '', authTime = ''] = session.split('/');
    if (!isSessionOpen(uid, Number(authTime)))
      throw refuse('The session that asked for this link has ended.');
  }
}

export function createSignedLinkRoutes(
  storage: StorageContext,
  signer: () => LinkSigner,
  isSessionOpen: IsSessionOpen,
): Hono {
  const routes = new Hono();

  async function answer(context: Context): Promise<Response> {
    verifySignedLink(context.req.raw, signer(), storage.clock.now());
    const { pathname, searchParams } = new URL(context.req.url);
    assertSessionGoesOn(searchParams, isSessionOpen);
    const [, bucketPart = '', ...nameParts] = pathname.split('/');
    const bucket = assertBucket(storage, decodeURIComponent(bucketPart));
    const name = checkName(nameParts.map((part) => decodeURIComponent(part)).join('/'));
    switch (context.req.method) {
      case 'GET':
      case 'HEAD':
        return sendObject(
          storage.disk,
          storage.folder,
          readObject(storage, bucket, name),
          downloadRequestOf(context, searchParams.get('response-content-disposition')),
        );
      case 'PUT': {
        const request = {
          writer: { kind: 'signedLink' as const },
          bucket,
          name,
          sent: {},
          contentType: context.req.header('content-type') ?? null,
          announcedSize: wholeNumber(context.req.header('content-length'), 'Content-Length'),
        };
        const object = await takeWhole(storage, context, request, bodyOf(context));
        return context.body(null, 200, {
          etag: `"${object.md5}"`,
          'x-goog-generation': String(object.generation),
          'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
        });
      }
      case 'DELETE':
        storage.index.remove(readObject(storage, bucket, name), storage.clock.now());
        return context.body(null, 204);
      default:
        throw new StorageError(405, 'A signed link reads, writes or deletes one object.', 'methodNotAllowed');
    }
  }

  routes.all('/:bucket/*', (context, next) =>
    context.req.query('X-Goog-Signature') === undefined ? next() : answer(context),
  );
  return routes;
}
