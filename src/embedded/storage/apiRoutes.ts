/**
 * The part of Cloud Storage's JSON API that `@google-cloud/storage` needs, for the business logic alone: people have
 * Firebase's protocol. Source: https://cloud.google.com/storage/docs/json_api/v1
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Caller } from '../caller.ts';
import { downloadRequestOf, sendObject } from './download.ts';
import { askedTokensFor } from './downloadTokens.ts';
import { readListPage } from './objects/listPage.ts';
import type { StoredObject } from './objects/storedObject.ts';
import { assertBucket, changeObject, readObject, type StorageContext } from './storageContext.ts';
import {
  cancelSession,
  continueSession,
  findSession,
  finishSession,
  openSession,
  readFinished,
} from './uploads/resumableUpload.ts';
import { takeWhole } from './uploads/takeWhole.ts';
import { readMultipart } from './wire/multipartBody.ts';
import { apiJson, mergeSettings, readSentMetadata } from './wire/objectJson.ts';
import {
  bodyOf,
  checkName,
  nameInPath,
  originOf,
  pageSize,
  readText,
  wholeNumber,
} from './wire/requestParts.ts';
import {
  bucketMissing,
  invalidArgument,
  objectMissing,
  preconditionFailed,
  StorageError,
} from './wire/storageError.ts';

/**
 * `Content-Range` of a resumable chunk: `bytes 0-99/100`, `bytes 0-99/*`, `bytes` with a star to ask where the server
 * stands, and `bytes 100-` with two stars for all that is left, as the SDK streams it.
 */
function parseContentRange(header: string | undefined) {
  const match = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header ?? '');
  if (!match) return null;
  return {
    start: match[1] === undefined ? null : Number(match[1]),
    isLast: match[2] === '*',
    total: match[3] === '*' || match[3] === undefined ? null : Number(match[3]),
  };
}

/** Throws StorageError 400 for what is no percent-encoded text. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalidArgument('Invalid object name.');
  }
}

/** `of` is empty for the object that is asked for, `Source` for the one that is copied. */
function checkPreconditions(context: Context, object: StoredObject | null, of: '' | 'Source' = ''): void {
  const check = (condition: string, holds: (wanted: number) => boolean) => {
    const name = `if${of}${condition}`;
    const wanted = wholeNumber(context.req.query(name), name);
    if (wanted !== null && !holds(wanted)) throw preconditionFailed();
  };
  check('GenerationMatch', (wanted) => wanted === (object?.generation ?? 0));
  check('GenerationNotMatch', (wanted) => wanted !== (object?.generation ?? 0));
  check('MetagenerationMatch', (wanted) => wanted === object?.metageneration);
  check('MetagenerationNotMatch', (wanted) => wanted !== object?.metageneration);
}

/** Only the newest content of a name is kept. Throws StorageError 404 for another one. */
function assertGeneration(context: Context, { bucket, name, generation }: StoredObject, query: string): void {
  const wanted = wholeNumber(context.req.query(query), query);
  if (wanted === null || wanted === generation) return;
  throw new StorageError(404, `No such object: ${bucket}/${name}#${wanted}`, 'notFound');
}

/** What follows the bytes of a chunk that arrived before: "ignores any bytes … it has already persisted". */
async function* withoutFirst(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

export function createApiRoutes(storage: StorageContext): Hono {
  const routes = new Hono();
  const takeAskedTokens = askedTokensFor(storage);
  const bucketOf = (context: Context) => assertBucket(storage, context.req.param('bucket') ?? '');

  /** Throws StorageError: 401 for a visitor, 403 for a person. */
  async function assertPrivileged(context: Context): Promise<Caller> {
    const named = await storage.access.identify(context.req.header('authorization'));
    const caller = named.kind === 'visitor' ? (storage.compatibility?.visitor ?? named) : named;
    if (caller.kind === 'visitor')
      throw new StorageError(401, 'Anonymous caller does not have access.', 'required');
    if (caller.kind === 'user') throw new StorageError(403, 'Permission denied.', 'forbidden');
    return caller;
  }

  async function readExisting(context: Context): Promise<StoredObject> {
    await assertPrivileged(context);
    const object = readObject(storage, bucketOf(context), nameInPath(context));
    assertGeneration(context, object, 'generation');
    checkPreconditions(context, object);
    return object;
  }

  routes.get('/storage/v1/b/:bucket', async (context) => {
    await assertPrivileged(context);
    const name = bucketOf(context);
    const { compatibility, index } = storage;
    // For having been named a bucket takes objects; it exists once it holds one.
    const [held] = index.list(name, { prefix: '', after: '', limit: 1 });
    if (compatibility && !held && !compatibility.isMadeWithProject(name)) throw bucketMissing();
    return context.json({
      kind: 'storage#bucket',
      id: name,
      name,
      selfLink: `${originOf(context)}/storage/v1/b/${name}`,
      location: 'US',
      storageClass: 'STANDARD',
      metageneration: '1',
      etag: 'CAE=',
    });
  });

  routes.get('/storage/v1/b/:bucket/o', async (context) => {
    await assertPrivileged(context);
    const page = readListPage(storage.index, bucketOf(context), {
      prefix: context.req.query('prefix') ?? '',
      delimiter: context.req.query('delimiter') ?? '',
      maxResults: pageSize(context.req.query('maxResults')),
      pageToken: context.req.query('pageToken') ?? '',
      startOffset: context.req.query('startOffset') ?? '',
      endOffset: context.req.query('endOffset') ?? '',
    });
    return context.json({
      kind: 'storage#objects',
      ...(page.nextPageToken === null ? {} : { nextPageToken: page.nextPageToken }),
      prefixes: page.prefixes,
      items: page.objects.map((object) => apiJson(object, originOf(context))),
    });
  });

  async function readOrDownload(context: Context): Promise<Response> {
    const object = await readExisting(context);
    if (context.req.query('alt') !== 'media') return context.json(apiJson(object, originOf(context)));
    return sendObject(storage.disk, storage.folder, object, downloadRequestOf(context));
  }
  routes.get('/storage/v1/b/:bucket/o/*', readOrDownload);
  routes.get('/download/storage/v1/b/:bucket/o/*', readOrDownload);

  async function patch(context: Context): Promise<Response> {
    const object = await readExisting(context);
    const sent = readSentMetadata(await readText(context));
    const changed = takeAskedTokens(changeObject(storage, object, mergeSettings(object, sent)));
    storage.index.write(changed, storage.clock.now());
    return context.json(apiJson(changed, originOf(context)));
  }
  routes.patch('/storage/v1/b/:bucket/o/*', patch);

  routes.delete('/storage/v1/b/:bucket/o/*', async (context) => {
    storage.index.remove(await readExisting(context), storage.clock.now());
    return context.body(null, 204);
  });

  /** `…/o/SOURCE/rewriteTo/b/BUCKET/o/TARGET` and `copyTo`: the content is read and written like an upload of ours. */
  routes.post('/storage/v1/b/:bucket/o/*', async (context) => {
    const writer = await assertPrivileged(context);
    const match = /\/o\/([^/]+)\/(rewriteTo|copyTo)\/b\/([^/]+)\/o\/([^/]+)$/.exec(
      new URL(context.req.url).pathname,
    );
    if (!match) throw invalidArgument('Unknown operation on an object.');
    const [source = '', operation, bucket = '', target = ''] = match.slice(1).map(decodePart);
    const original = readObject(storage, bucketOf(context), source);
    assertGeneration(context, original, 'sourceGeneration');
    checkPreconditions(context, original, 'Source');
    const sent = readSentMetadata(await readText(context));
    const content = await storage.disk.openForRead(join(storage.folder, original.file));
    if (!content) throw objectMissing(source);
    const copy = await takeWhole(
      storage,
      context,
      {
        writer,
        bucket: assertBucket(storage, bucket),
        name: checkName(target),
        sent: { ...mergeSettings(original, sent), md5Hash: original.md5, crc32c: original.crc32c },
        contentType: original.contentType,
        announcedSize: original.size,
      },
      content.createReadStream(),
      takeAskedTokens,
    );
    const resource = apiJson(copy, originOf(context));
    if (operation === 'copyTo') return context.json(resource);
    return context.json({
      kind: 'storage#rewriteResponse',
      totalBytesRewritten: String(original.size),
      objectSize: String(original.size),
      done: true,
      resource,
    });
  });

  routes.post('/upload/storage/v1/b/:bucket/o', async (context) => {
    const writer = await assertPrivileged(context);
    const bucket = bucketOf(context);
    const answer = (object: StoredObject) => context.json(apiJson(object, originOf(context)));
    const type = context.req.query('uploadType');
    const length = wholeNumber(context.req.header('content-length'), 'Content-Length');
    if (type !== undefined && !['media', 'multipart', 'resumable'].includes(type))
      throw invalidArgument(`Invalid upload type: ${type.slice(0, 100)}.`);
    if (type === 'multipart') {
      const { metadata, contentType, content, possibleSizes } = await readMultipart(
        context.req.header('content-type') ?? '',
        bodyOf(context),
        length,
      );
      const sent = readSentMetadata(metadata);
      const name = checkName(context.req.query('name') ?? sent.name ?? '');
      const request = { writer, bucket, name, sent, contentType, announcedSize: null, possibleSizes };
      return answer(await takeWhole(storage, context, request, content, takeAskedTokens));
    }
    if (type !== 'resumable') {
      const request = {
        writer,
        bucket,
        name: checkName(context.req.query('name') ?? ''),
        sent: {},
        contentType: context.req.header('content-type') ?? null,
        announcedSize: length,
      };
      return answer(await takeWhole(storage, context, request, bodyOf(context), takeAskedTokens));
    }
    const sent = readSentMetadata(await readText(context));
    const session = await openSession(storage, context, 'jsonApi', {
      writer,
      bucket,
      name: checkName(context.req.query('name') ?? sent.name ?? ''),
      sent,
      contentType: context.req.header('x-upload-content-type') ?? null,
      announcedSize: wholeNumber(context.req.header('x-upload-content-length'), 'content length'),
    });
    const address = new URL(context.req.url);
    address.searchParams.set('upload_id', session.id);
    return context.body(null, 200, { location: address.href, 'x-guploader-uploadid': randomUUID() });
  });

  /**
   * Only the business logic opens sessions here, and the address of one is its credential, as the vendor's is: it is
   * handed to who may fill it. Sessions of people and visitors are of the other protocol and not found here.
   */
  const sessionOf = (context: Context) =>
    findSession(storage, 'jsonApi', { kind: 'privileged' }, context.req.query('upload_id'));

  routes.put('/upload/storage/v1/b/:bucket/o', async (context) => {
    const { session, caller } = sessionOf(context);
    if (session.state === 'finished')
      return context.json(apiJson(readFinished(storage, session), originOf(context)));
    if (session.state === 'cancelled') throw new StorageError(410, 'This upload was cancelled.', 'gone');
    const range = parseContentRange(context.req.header('content-range'));
    if (context.req.header('content-range') !== undefined && !range)
      throw invalidArgument('Invalid Content-Range.');
    let received = await storage.arrivals.receivedBytes(session);
    if (!range || range.start !== null) {
      const start = range?.start ?? received;
      received = await continueSession(storage, context, caller, {
        session,
        offset: Math.max(start, received),
        body: start < received ? withoutFirst(bodyOf(context), received - start) : bodyOf(context),
      });
    }
    const isLast = range === null || range.isLast || range.total === received;
    if (!isLast) {
      return new Response(null, {
        status: 308,
        headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {},
      });
    }
    return context.json(
      apiJson(await finishSession(storage, context, caller, session, takeAskedTokens), originOf(context)),
    );
  });

  /** The vendor says 499, "client closed request", when that is what was asked for. */
  routes.delete('/upload/storage/v1/b/:bucket/o', async (context) => {
    const { session } = sessionOf(context);
    if (session.state === 'finished') throw invalidArgument('This upload is finished.');
    if (session.state === 'open') await cancelSession(storage, session);
    return new Response(null, { status: 499 });
  });

  // Without this the app's own page would answer, and a client would take it for the answer.
  for (const path of ['/storage/v1/*', '/upload/storage/v1/*', '/download/storage/v1/*'])
    routes.all(path, () => {
      throw new StorageError(404, 'Not Found', 'notFound');
    });
  return routes;
}
