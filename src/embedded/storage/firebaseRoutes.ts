/**
 * Cloud Storage for Firebase's REST protocol, as `firebase/storage` and our own upload queue speak it.
 * Sources: `@firebase/storage` (requests.ts), its resumable protocol (`X-Goog-Upload-*`), and for download tokens and
 * sessions that are over the vendor's emulator (firebase-tools, emulator/storage/apis/firebase.ts).
 */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Caller } from '../caller.ts';
import { downloadRequestOf, sendObject } from './download.ts';
import { giveFirstToken } from './downloadTokens.ts';
import { takeFirebaseUpload } from './firebaseUploads.ts';
import { readListPage } from './objects/listPage.ts';
import type { StoredObject } from './objects/storedObject.ts';
import { assertBucket, changeObject, readObject, type StorageContext } from './storageContext.ts';
import { assertMayWrite, senderOf } from './uploads/approval.ts';
import { firebaseJson, mergeSettings, readSentMetadata } from './wire/objectJson.ts';
import { nameInPath, pageSize, readText } from './wire/requestParts.ts';
import { invalidArgument, objectMissing, permissionDenied, StorageError } from './wire/storageError.ts';

export function createFirebaseRoutes(storage: StorageContext): Hono {
  const routes = new Hono().basePath('/v0');
  const identify = async (context: Context): Promise<Caller> => {
    const named = await storage.access.identify(context.req.header('authorization'));
    if (named.kind !== 'visitor') return named;
    return storage.compatibility?.visitorOf(context.req.header('x-goog-api-client') ?? '') ?? named;
  };
  const bucketOf = (context: Context) => assertBucket(storage, context.req.param('bucket') ?? '');

  const takeUpload = async (context: Context, name: string) =>
    takeFirebaseUpload(storage, context, {
      bucket: bucketOf(context),
      name,
      caller: await identify(context),
    });

  const isAboutTokens = (context: Context) =>
    context.req.query('create_token') !== undefined || context.req.query('delete_token') !== undefined;
  const writeNamed = (context: Context) => {
    const name = context.req.query('name') ?? '';
    return isAboutTokens(context) ? changeTokens(context, name) : takeUpload(context, name);
  };
  routes.post('/b/:bucket/o', writeNamed);
  routes.put('/b/:bucket/o', writeNamed);
  const writeObject = (context: Context) => {
    const { req } = context;
    if (req.header('x-http-method-override')?.toUpperCase() === 'PATCH') return patch(context);
    if (isAboutTokens(context)) return changeTokens(context, nameInPath(context));
    // A request that says nothing of an upload is none: taken for one, it would empty the object.
    const saysUpload = ['x-goog-upload-protocol', 'x-goog-upload-command'].some((header) =>
      req.header(header),
    );
    if (!saysUpload && req.query('upload_id') === undefined && req.query('name') === undefined) {
      throw invalidArgument('An upload names its object, or says its protocol.');
    }
    return takeUpload(context, nameInPath(context));
  };
  routes.post('/b/:bucket/o/*', writeObject);
  routes.put('/b/:bucket/o/*', writeObject);

  /** Download tokens open a file to whoever has them: only administrators make and end them. */
  async function changeTokens(context: Context, name: string): Promise<Response> {
    const bucket = bucketOf(context);
    const caller = await identify(context);
    if (caller.kind !== 'privileged') throw new StorageError(403, 'Missing admin credentials.', 'forbidden');
    const object = readObject(storage, bucket, name);
    const wish = context.req.query('create_token');
    if (wish !== undefined && wish !== 'true') throw invalidArgument('create_token can only be true.');
    const kept = object.downloadTokens.filter((token) => token !== context.req.query('delete_token'));
    const isTokenNeeded = wish === 'true' || kept.length === 0;
    const changed = changeObject(storage, object, {
      downloadTokens: isTokenNeeded ? [...kept, randomUUID()] : kept,
    });
    storage.index.write(changed, storage.clock.now());
    return context.json(firebaseJson(changed));
  }

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
    // An earlier release gave tokens to what people sent: they open nothing here.
    const isTokenValid =
      token !== undefined && object !== null && (storage.compatibility?.opens(object, token) ?? false);
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
    if (context.req.query('alt') !== 'media')
      return context.json(firebaseJson(giveFirstToken(storage, object)));
    return sendObject(storage.disk, storage.folder, object, downloadRequestOf(context));
  });

  async function patch(context: Context): Promise<Response> {
    const bucket = bucketOf(context);
    const name = nameInPath(context);
    const caller = await identify(context);
    const sent = readSentMetadata(await readText(context));
    const object = storage.index.read(bucket, name);
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
    const changed: StoredObject = changeObject(storage, object, mergeSettings(object, sent));
    assertMayWrite(storage, caller, changed);
    storage.index.write(changed, storage.clock.now());
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
    if (!object) throw objectMissing(name);
    storage.index.remove(object, storage.clock.now(), senderOf(caller));
    return context.body(null, 204);
  });

  routes.all('/*', () => {
    throw permissionDenied();
  });
  return routes;
}
