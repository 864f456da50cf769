/**
 * The part of Cloud Storage's JSON API that `@google-cloud/storage` needs, for the business logic alone: people have
 * Firebase's protocol. Source: https://cloud.google.com/storage/docs/json_api/v1
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Caller } from '../caller.ts';
import { sendObject } from './download.ts';
import { readListPage } from './objects/listPage.ts';
import type { StoredObject } from './objects/storedObject.ts';
import {
  assertBucket,
  beginUpload,
  finishUpload,
  readObject,
  removeObject,
  type StorageContext,
} from './storageContext.ts';
import type { Upload } from './uploads/upload.ts';
import { readMultipart } from './wire/multipartBody.ts';
import { apiJson, mergeSettings, readSentMetadata } from './wire/objectJson.ts';
import { bodyOf, checkName, nameInPath, originOf, pageSize, wholeNumber } from './wire/requestParts.ts';
import { invalidArgument, preconditionFailed, StorageError } from './wire/storageError.ts';

/**
 * `Content-Range` of a resumable chunk: `bytes 0-99/100`, `bytes 0-99/*`, `bytes` with a star to ask where the server
 * stands, and `bytes 100-` with two stars for all that is left, as the SDK streams it.
 */
export function parseContentRange(header: string | undefined) {
  const match = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header ?? '');
  if (!match) return null;
  return {
    start: match[1] === undefined ? null : Number(match[1]),
    isLast: match[2] === '*',
    total: match[3] === '*' || match[3] === undefined ? null : Number(match[3]),
  };
}

function checkPreconditions(context: Context, object: StoredObject | null): void {
  const check = (name: string, holds: (wanted: number) => boolean) => {
    const wanted = wholeNumber(context.req.query(name), name);
    if (wanted !== null && !holds(wanted)) throw preconditionFailed();
  };
  check('ifGenerationMatch', (wanted) => wanted === (object?.generation ?? 0));
  check('ifGenerationNotMatch', (wanted) => wanted !== (object?.generation ?? 0));
  check('ifMetagenerationMatch', (wanted) => wanted === object?.metageneration);
  check('ifMetagenerationNotMatch', (wanted) => wanted !== object?.metageneration);
}

export function createApiRoutes(storage: StorageContext): Hono {
  const routes = new Hono();
  const bucketOf = (context: Context) => assertBucket(storage, context.req.param('bucket') ?? '');

  /** Throws StorageError: 401 for a visitor, 403 for a person. */
  async function assertPrivileged(context: Context): Promise<Caller> {
    const caller = await storage.access.identify(context.req.header('authorization'));
    if (caller.kind === 'visitor')
      throw new StorageError(401, 'Anonymous caller does not have access.', 'required');
    if (caller.kind === 'user') throw new StorageError(403, 'Permission denied.', 'forbidden');
    return caller;
  }

  async function readExisting(context: Context): Promise<StoredObject> {
    await assertPrivileged(context);
    const object = readObject(storage, bucketOf(context), nameInPath(context));
    const generation = wholeNumber(context.req.query('generation'), 'generation');
    if (generation !== null && generation !== object.generation) {
      throw new StorageError(
        404,
        `No such object: ${object.bucket}/${object.name}#${generation}`,
        'notFound',
      );
    }
    checkPreconditions(context, object);
    return object;
  }

  routes.get('/storage/v1/b/:bucket', async (context) => {
    await assertPrivileged(context);
    const name = bucketOf(context);
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
    return sendObject(storage.disk, storage.folder, object, {
      range: context.req.header('range') ?? null,
      ifNoneMatch: context.req.header('if-none-match') ?? null,
      isHead: context.req.method === 'HEAD',
    });
  }
  routes.get('/storage/v1/b/:bucket/o/*', readOrDownload);
  routes.get('/download/storage/v1/b/:bucket/o/*', readOrDownload);

  async function patch(context: Context): Promise<Response> {
    const object = await readExisting(context);
    const changed = {
      ...object,
      ...mergeSettings(object, readSentMetadata(await context.req.text())),
      metageneration: object.metageneration + 1,
      updated: new Date(storage.clock.now()).toISOString(),
    };
    storage.index.write(changed);
    return context.json(apiJson(changed, originOf(context)));
  }
  routes.patch('/storage/v1/b/:bucket/o/*', patch);

  routes.delete('/storage/v1/b/:bucket/o/*', async (context) => {
    await removeObject(storage, await readExisting(context));
    return context.body(null, 204);
  });

  /** `…/o/SOURCE/rewriteTo/b/BUCKET/o/TARGET` and `copyTo`: the content is read and written like an upload of ours. */
  routes.post('/storage/v1/b/:bucket/o/*', async (context) => {
    const caller = await assertPrivileged(context);
    const match = /\/o\/([^/]+)\/(rewriteTo|copyTo)\/b\/([^/]+)\/o\/([^/]+)$/.exec(
      new URL(context.req.url).pathname,
    );
    if (!match) throw invalidArgument('Unknown operation on an object.');
    const [source = '', operation, bucket = '', target = ''] = match
      .slice(1)
      .map((part) => decodeURIComponent(part));
    const original = readObject(storage, bucketOf(context), source);
    const sent = readSentMetadata(await context.req.text());
    const upload = storage.uploads.start({
      bucket: assertBucket(storage, bucket),
      name: checkName(target),
      settings: mergeSettings(original, sent),
      announcedSize: original.size,
      expectedMd5: original.md5,
      expectedCrc32c: null,
      uid: null,
      ifGenerationMatch: wholeNumber(context.req.query('ifGenerationMatch'), 'ifGenerationMatch'),
    });
    await storage.uploads.append(upload, 0, storage.disk.read(join(storage.folder, original.file)));
    const resource = apiJson(await finishUpload(storage, caller, upload), originOf(context));
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
    const caller = await assertPrivileged(context);
    const bucket = bucketOf(context);
    const type = context.req.query('uploadType');
    if (type === 'multipart') {
      const body = await readMultipart(context.req.header('content-type') ?? '', bodyOf(context));
      const sent = readSentMetadata(body.metadata);
      const name = checkName(context.req.query('name') ?? sent.name ?? '');
      const upload = beginUpload(storage, context, {
        caller,
        bucket,
        name,
        sent,
        contentType: body.contentType,
        announcedSize: null,
      });
      await storage.uploads.append(upload, 0, body.content);
      return context.json(apiJson(await finishUpload(storage, caller, upload), originOf(context)));
    }
    const sent = type === 'resumable' ? readSentMetadata(await context.req.text()) : {};
    const name = checkName(context.req.query('name') ?? sent.name ?? '');
    const isResumable = type === 'resumable';
    const upload = beginUpload(storage, context, {
      caller,
      bucket,
      name,
      sent,
      contentType: context.req.header(isResumable ? 'x-upload-content-type' : 'content-type') ?? null,
      announcedSize: wholeNumber(
        context.req.header(isResumable ? 'x-upload-content-length' : 'content-length'),
        'content length',
      ),
    });
    if (!isResumable) {
      await storage.uploads.append(upload, 0, bodyOf(context));
      return context.json(apiJson(await finishUpload(storage, caller, upload), originOf(context)));
    }
    const address = new URL(context.req.url);
    address.searchParams.set('upload_id', upload.id);
    return context.body(null, 200, { location: address.href, 'x-guploader-uploadid': randomUUID() });
  });

  /**
   * A session that the business logic opened: its address is the credential, as the vendor's is, since it is handed to
   * who may fill it. A person's session asks for more.
   */
  async function openedSession(context: Context): Promise<{ caller: Caller; upload: Upload }> {
    const upload = storage.uploads.find(context.req.query('upload_id') ?? '');
    return { upload, caller: upload.uid === null ? { kind: 'privileged' } : await assertPrivileged(context) };
  }

  routes.put('/upload/storage/v1/b/:bucket/o', async (context) => {
    const { caller, upload } = await openedSession(context);
    if (upload.isFinished) {
      return context.json(apiJson(readObject(storage, upload.bucket, upload.name), originOf(context)));
    }
    const range = parseContentRange(context.req.header('content-range'));
    if (context.req.header('content-range') !== undefined && !range)
      throw invalidArgument('Invalid Content-Range.');
    let received = await storage.uploads.receivedBytes(upload);
    if (!range || range.start !== null) {
      received = await storage.uploads.append(upload, range?.start ?? received, bodyOf(context));
    }
    const isLast = range === null || range.isLast || range.total === received;
    if (!isLast) {
      return new Response(null, {
        status: 308,
        headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {},
      });
    }
    return context.json(apiJson(await finishUpload(storage, caller, upload), originOf(context)));
  });

  routes.delete('/upload/storage/v1/b/:bucket/o', async (context) => {
    const { upload } = await openedSession(context);
    await storage.uploads.cancel(upload.id);
    return new Response(null, { status: 204, headers: { 'x-goog-upload-status': 'cancelled' } });
  });
  return routes;
}
