/**
 * Cloud Storage for Firebase's REST protocol, as `firebase/storage` and our own upload queue speak it.
 * Source: `@firebase/storage` (requests.ts) and its resumable protocol (`X-Goog-Upload-*`).
 */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Caller } from '../caller.ts';
import { sendObject } from './download.ts';
import { readListPage } from './objects/listPage.ts';
import type { StoredObject } from './objects/storedObject.ts';
import {
  assertBucket,
  assertMayWrite,
  beginUpload,
  findUpload,
  finishUpload,
  readObject,
  removeObject,
  type StorageContext,
} from './storageContext.ts';
import type { Upload } from './uploads/upload.ts';
import { readMultipart } from './wire/multipartBody.ts';
import { firebaseJson, mergeSettings, readSentMetadata } from './wire/objectJson.ts';
import { bodyOf, checkName, nameInPath, originOf, pageSize, wholeNumber } from './wire/requestParts.ts';
import { invalidArgument, objectMissing, permissionDenied } from './wire/storageError.ts';

/** Chunks of a resumable upload may end at any byte here; this is the vendor's own granularity. */
const CHUNK_GRANULARITY = '262144';

export function createFirebaseRoutes(storage: StorageContext): Hono {
  const routes = new Hono().basePath('/v0');
  const identify = (context: Context) => storage.access.identify(context.req.header('authorization'));
  const bucketOf = (context: Context) => assertBucket(storage, context.req.param('bucket') ?? '');

  async function answerUpload(context: Context, name: string): Promise<Response> {
    const bucket = bucketOf(context);
    const caller = await identify(context);
    const command = context.req.header('x-goog-upload-command')?.toLowerCase() ?? '';
    if (context.req.query('upload_id') !== undefined) return continueUpload(context, caller, command);
    checkName(name);
    const protocol = context.req.header('x-goog-upload-protocol')?.toLowerCase();
    if (protocol === 'resumable' || command === 'start') return startResumable(context, caller, bucket, name);
    if (protocol === 'multipart') return takeMultipart(context, caller, bucket, name);
    return takeWhole(context, caller, bucket, name);
  }

  async function startResumable(context: Context, caller: Caller, bucket: string, name: string) {
    const sent = readSentMetadata(await context.req.text());
    const upload = beginUpload(storage, context, {
      caller,
      bucket,
      name,
      sent,
      contentType: context.req.header('x-goog-upload-header-content-type') ?? null,
      announcedSize: wholeNumber(
        context.req.header('x-goog-upload-header-content-length'),
        'X-Goog-Upload-Header-Content-Length',
      ),
    });
    const address = new URL(`/v0/b/${encodeURIComponent(bucket)}/o`, originOf(context));
    address.searchParams.set('name', name);
    address.searchParams.set('upload_id', upload.id);
    address.searchParams.set('upload_protocol', 'resumable');
    return context.body(null, 200, {
      'x-goog-upload-status': 'active',
      'x-goog-upload-url': address.href,
      'x-goog-upload-control-url': address.href,
      'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
    });
  }

  async function continueUpload(context: Context, caller: Caller, command: string) {
    const upload = findUpload(storage, caller, context.req.query('upload_id'));
    const commands = new Set(command.split(/\s*,\s*/));
    if (upload.isFinished) return answerPublished(context, readObject(storage, upload.bucket, upload.name));
    if (commands.has('query')) return answerOffset(context, await storage.uploads.receivedBytes(upload));
    if (commands.has('cancel')) {
      await storage.uploads.cancel(upload.id);
      return context.body(null, 200, { 'x-goog-upload-status': 'cancelled' });
    }
    if (!commands.has('upload') && !commands.has('finalize')) {
      throw invalidArgument(`Unknown upload command "${command}".`);
    }
    let received = -1;
    if (commands.has('upload')) {
      const offset = wholeNumber(context.req.header('x-goog-upload-offset'), 'X-Goog-Upload-Offset') ?? 0;
      received = await storage.uploads.append(upload, offset, bodyOf(context));
    }
    if (!commands.has('finalize')) return answerOffset(context, received);
    return answerFinished(context, caller, upload);
  }

  function answerOffset(context: Context, received: number) {
    return context.body(null, 200, {
      'x-goog-upload-status': 'active',
      'x-goog-upload-size-received': String(received),
      'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
    });
  }

  async function answerFinished(context: Context, caller: Caller, upload: Upload) {
    return answerPublished(context, await finishUpload(storage, caller, upload, withToken));
  }

  function answerPublished(context: Context, object: StoredObject) {
    return context.json(firebaseJson(object), 200, {
      'x-goog-upload-status': 'final',
      'x-goog-upload-size-received': String(object.size),
    });
  }

  async function takeMultipart(context: Context, caller: Caller, bucket: string, name: string) {
    const body = await readMultipart(context.req.header('content-type') ?? '', bodyOf(context));
    const upload = beginUpload(storage, context, {
      caller,
      bucket,
      name,
      sent: readSentMetadata(body.metadata),
      contentType: body.contentType,
      announcedSize: null,
    });
    await storage.uploads.append(upload, 0, body.content);
    return answerFinished(context, caller, upload);
  }

  async function takeWhole(context: Context, caller: Caller, bucket: string, name: string) {
    const upload = beginUpload(storage, context, {
      caller,
      bucket,
      name,
      sent: {},
      contentType: context.req.header('content-type') ?? null,
      announcedSize: wholeNumber(context.req.header('content-length'), 'Content-Length'),
    });
    await storage.uploads.append(upload, 0, bodyOf(context));
    return answerFinished(context, caller, upload);
  }

  routes.post('/b/:bucket/o', (context) => answerUpload(context, context.req.query('name') ?? ''));
  routes.put('/b/:bucket/o', (context) => answerUpload(context, context.req.query('name') ?? ''));
  routes.post('/b/:bucket/o/*', (context) =>
    context.req.header('x-http-method-override') === 'PATCH'
      ? patch(context)
      : answerUpload(context, nameInPath(context)),
  );

  routes.get('/b/:bucket/o', async (context) => {
    const bucket = bucketOf(context);
    const prefix = context.req.query('prefix') ?? '';
    storage.access.assertAllowed({
      caller: await identify(context),
      operation: 'list',
      bucket,
      name: prefix.replace(/\/$/, ''),
      resource: null,
      newResource: null,
    });
    const page = readListPage(storage.index, bucket, {
      prefix,
      delimiter: context.req.query('delimiter') ?? '',
      maxResults: pageSize(context.req.query('maxResults')),
      pageToken: context.req.query('pageToken') ?? '',
    });
    return context.json({
      prefixes: page.prefixes,
      items: page.objects.map(({ name }) => ({ name, bucket })),
      ...(page.nextPageToken === null ? {} : { nextPageToken: page.nextPageToken }),
    });
  });

  routes.get('/b/:bucket/o/*', async (context) => {
    const bucket = bucketOf(context);
    const name = nameInPath(context);
    const caller = await identify(context);
    const object = storage.index.read(bucket, name);
    const token = context.req.query('token');
    const isTokenValid = token !== undefined && object?.downloadTokens.includes(token);
    if (!isTokenValid) {
      // Whoever may not read it does not learn whether it is there.
      storage.access.assertAllowed({
        caller,
        operation: 'get',
        bucket,
        name,
        resource: object,
        newResource: null,
      });
    }
    if (!object) throw objectMissing(name);
    if (context.req.query('alt') !== 'media') return context.json(firebaseJson(object));
    return sendObject(storage.disk, storage.folder, object, {
      range: context.req.header('range') ?? null,
      ifNoneMatch: context.req.header('if-none-match') ?? null,
      isHead: context.req.method === 'HEAD',
    });
  });

  async function patch(context: Context): Promise<Response> {
    const bucket = bucketOf(context);
    const name = nameInPath(context);
    const caller = await identify(context);
    const object = storage.index.read(bucket, name);
    const sent = readSentMetadata(await context.req.text());
    if (!object) {
      storage.access.assertAllowed({
        caller,
        operation: 'get',
        bucket,
        name,
        resource: null,
        newResource: null,
      });
      throw objectMissing(name);
    }
    const changed: StoredObject = {
      ...object,
      ...mergeSettings(object, sent),
      metageneration: object.metageneration + 1,
      updated: new Date(storage.clock.now()).toISOString(),
    };
    assertMayWrite(storage, caller, changed);
    storage.index.write(changed);
    return context.json(firebaseJson(changed));
  }
  routes.patch('/b/:bucket/o/*', patch);

  routes.delete('/b/:bucket/o/*', async (context) => {
    const bucket = bucketOf(context);
    const name = nameInPath(context);
    const caller = await identify(context);
    const object = storage.index.read(bucket, name);
    storage.access.assertAllowed({
      caller,
      operation: 'delete',
      bucket,
      name,
      resource: object,
      newResource: null,
    });
    await removeObject(storage, readObject(storage, bucket, name));
    return context.body(null, 204);
  });

  routes.all('/*', () => {
    throw permissionDenied();
  });
  return routes;
}

/** Every object of Firebase's clients has a token that `getDownloadURL` hands out; the product itself never asks. */
function withToken(object: StoredObject): StoredObject {
  const { firebaseStorageDownloadTokens: own = '', ...metadata } = object.metadata;
  const tokens = own.split(',').filter(Boolean);
  return { ...object, metadata, downloadTokens: tokens.length > 0 ? tokens : [randomUUID()] };
}
