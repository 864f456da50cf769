/** What the protocols share: one index, one set of uploads, one way to decide. */
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { Disk } from '../disk/disk.ts';
import type { Access } from './access.ts';
import type { StorageCompatibility } from './compatibility.ts';
import type { ObjectIndex } from './objects/objectIndex.ts';
import type { StoredObject } from './objects/storedObject.ts';
import type { Arrivals } from './uploads/arrivals.ts';
import type { UploadSessions } from './uploads/uploadSessions.ts';
import type { WholeUploads } from './uploads/wholeUploads.ts';
import { bucketMissing, errorBody, fromDiskError, objectMissing, StorageError } from './wire/storageError.ts';

export interface StorageContext {
  readonly index: ObjectIndex;
  readonly sessions: UploadSessions;
  readonly arrivals: Arrivals;
  readonly wholeUploads: WholeUploads;
  readonly access: Access;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Logger;
  readonly folder: string;
  /** Whether published files must stay for a while, because a backup copies them. */
  readonly areFilesHeld: () => boolean;
  /** Whether this server holds such a bucket. */
  readonly hasBucket: (name: string) => boolean;
  /** With `--emulator` only: null otherwise. */
  readonly compatibility: StorageCompatibility | null;
}

/** Throws StorageError 404. */
export function assertBucket({ hasBucket }: StorageContext, bucket: string): string {
  if (!hasBucket(bucket)) throw bucketMissing();
  return bucket;
}

export function readObject({ index }: StorageContext, bucket: string, name: string): StoredObject {
  const object = index.read(bucket, name);
  if (!object) throw objectMissing(name);
  return object;
}

/** The object with other settings; its content stays. */
export function changeObject<T extends Partial<StoredObject>>(
  { clock }: StorageContext,
  object: StoredObject,
  changes: T,
): StoredObject {
  return {
    ...object,
    ...changes,
    metageneration: object.metageneration + 1,
    updated: new Date(clock.now()).toISOString(),
  };
}

/** Every failure of these routes in the vendor's envelope; what is not a StorageError is the server's own fault. */
export function answerFailure(error: unknown): Response | null {
  const known = error instanceof StorageError ? error : fromDiskError(error);
  return known && Response.json(errorBody(known), { status: known.status });
}
