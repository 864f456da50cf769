/** What the two protocols share: one index, one set of uploads, one way to decide. */
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { Caller } from '../caller.ts';
import type { Disk } from '../disk/disk.ts';
import type { Access } from './access.ts';
import type { ObjectIndex } from './objects/objectIndex.ts';
import { defaultSettings, type StoredObject } from './objects/storedObject.ts';
import type { Upload } from './uploads/upload.ts';
import type { Uploads } from './uploads/uploads.ts';
import { mergeSettings, type SentMetadata } from './wire/objectJson.ts';
import { expectedHashes, wholeNumber } from './wire/requestParts.ts';
import { errorBody, fromDiskError, objectMissing, StorageError } from './wire/storageError.ts';

export interface StorageContext {
  readonly index: ObjectIndex;
  readonly uploads: Uploads;
  readonly access: Access;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
  readonly folder: string;
  /** Whether this server holds such a bucket. */
  readonly hasBucket: (name: string) => boolean;
}

/** Throws StorageError 404. */
export function assertBucket({ hasBucket }: StorageContext, bucket: string): string {
  if (!hasBucket(bucket)) throw new StorageError(404, 'The specified bucket does not exist.', 'notFound');
  return bucket;
}

export function readObject({ index }: StorageContext, bucket: string, name: string): StoredObject {
  const object = index.read(bucket, name);
  if (!object) throw objectMissing(name);
  return object;
}

export interface BeginUpload {
  readonly caller: Caller;
  readonly bucket: string;
  readonly name: string;
  readonly sent: SentMetadata;
  readonly contentType: string | null;
  readonly announcedSize: number | null;
}

/** Starts an upload after asking the rules about what was announced. Throws StorageError. */
export function beginUpload(storage: StorageContext, context: Context, begin: BeginUpload): Upload {
  const { caller, bucket, name, sent, announcedSize } = begin;
  const hashes = expectedHashes(context);
  const settings = mergeSettings(
    { ...defaultSettings, contentType: begin.contentType ?? defaultSettings.contentType },
    sent,
  );
  if (announcedSize !== null) {
    const announced = announcedObject(storage, bucket, name, { ...settings, size: announcedSize });
    assertMayWrite(storage, caller, announced);
  }
  return storage.uploads.start({
    bucket,
    name,
    settings,
    announcedSize,
    expectedMd5: sent.md5Hash ?? hashes.md5,
    expectedCrc32c: sent.crc32c ?? hashes.crc32c,
    uid: caller.kind === 'user' ? caller.uid : null,
    ifGenerationMatch: wholeNumber(context.req.query('ifGenerationMatch'), 'ifGenerationMatch'),
  });
}

/** The object as its upload announces it, before its bytes are known. */
function announcedObject(
  { clock }: StorageContext,
  bucket: string,
  name: string,
  known: Pick<StoredObject, 'size' | 'contentType' | 'metadata'>,
): StoredObject {
  const now = new Date(clock.now()).toISOString();
  return {
    ...defaultSettings,
    ...known,
    bucket,
    name,
    generation: 0,
    metageneration: 0,
    md5: '',
    crc32c: '',
    timeCreated: now,
    updated: now,
    downloadTokens: [],
    file: '',
  };
}

export function assertMayWrite(storage: StorageContext, caller: Caller, object: StoredObject): void {
  const current = storage.index.read(object.bucket, object.name);
  storage.access.assertAllowed({
    caller,
    operation: current ? 'update' : 'create',
    bucket: object.bucket,
    name: object.name,
    resource: current,
    newResource: object,
  });
}

/** Publishes what has arrived, if the rules still say so of its real size. Throws StorageError. */
export function finishUpload(
  storage: StorageContext,
  caller: Caller,
  upload: Upload,
  complete: (object: StoredObject) => StoredObject = (object) => object,
): Promise<StoredObject> {
  return storage.uploads.finish(upload, (object) => {
    assertMayWrite(storage, caller, object);
    return complete(object);
  });
}

/** Only the account that began an upload goes on with it; the address alone is not enough. */
export function findUpload(storage: StorageContext, caller: Caller, id: string | undefined): Upload {
  const upload = storage.uploads.find(id ?? '');
  const isOwner = caller.kind === 'privileged' || upload.uid === (caller.kind === 'user' ? caller.uid : null);
  if (!isOwner) throw new StorageError(403, 'Permission denied.', 'forbidden');
  return upload;
}

export async function removeObject(storage: StorageContext, object: StoredObject): Promise<void> {
  storage.index.remove(object.bucket, object.name);
  await storage.disk.remove(join(storage.folder, object.file));
}

/** Every failure of these routes in the vendor's envelope; what is not a StorageError is the server's own fault. */
export function answerFailure(error: unknown): Response | null {
  const known = error instanceof StorageError ? error : fromDiskError(error);
  return known && Response.json(errorBody(known), { status: known.status });
}
