/**
 * What the rules say of an upload: at its start about what was announced, while it arrives whether its sender may still
 * send, and at its end about what it became.
 */
import type { Context } from 'hono';
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
import type { Caller } from '../../caller.ts';
import type { Doer } from '../objects/objectIndex.ts';
import type { StoredObject } from '../objects/storedObject.ts';
import type { StorageContext } from '../storageContext.ts';
import { StorageError } from '../wire/storageError.ts';
import type { Watch } from './arrivals.ts';
import type { UploadTarget } from './upload.ts';

/** Milliseconds between two looks at a sender whose upload goes on. */
const WATCH_INTERVAL = 1_000;
/** Bytes between two questions about an upload of unknown size. */
const WATCH_SIZE = 1024 * 1024;

/** Bytes of a person that may wait for their removal, before what they write next waits, too. */
const DISCARDED_LIMIT = 64 * 1024 * 1024;
/** The same of what they had erased by the business logic: a family that makes room goes on at once. */
const ERASED_LIMIT = 3 * MEDIA_FILE_LIMIT_BYTES;

/** Who writes: a caller, or whoever holds a link that was signed for this very object. */
export type Writer = Caller | { readonly kind: 'signedLink' };

/** Throws StorageError 403. */
export function assertMayWrite(storage: StorageContext, writer: Writer, object: StoredObject): void {
  if (writer.kind === 'signedLink') return;
  const current = storage.index.read(object.bucket, object.name);
  storage.access.assertAllowed({
    caller: writer,
    operation: current ? 'update' : 'create',
    bucket: object.bucket,
    name: object.name,
    resource: current,
    newResource: object,
  });
}

/** Who has to wait when too much of theirs is still to be removed; null for whom the rules do not bind. */
export function senderOf(writer: Writer): Doer {
  return writer.kind === 'user' ? writer.uid : null;
}

/**
 * Replaced bytes stay for a while, counted in nobody's storage, so that there is a bound to how fast anybody replaces
 * them. Throws StorageError 429.
 */
export function assertHasPace({ index }: StorageContext, writer: Writer): void {
  const sender = senderOf(writer);
  if (sender !== null && index.discardedBytesOf(sender) >= DISCARDED_LIMIT) throw tooFast();
}

/** The same, and of what was erased, before an upload begins: one that has arrived is not sent again for it. */
export function assertMayBegin(storage: StorageContext, writer: Writer): void {
  assertHasPace(storage, writer);
  const sender = senderOf(writer);
  if (sender !== null && storage.index.erasedBytesOf(sender) >= ERASED_LIMIT) throw tooFast();
}

const tooFast = () =>
  new StorageError(
    429,
    'Too much was replaced or deleted in the last minutes. Please try again later.',
    'rateLimitExceeded',
  );

/** The object as its upload promises it, before its bytes are known. */
export function promisedObject({ clock }: StorageContext, target: UploadTarget, size: number): StoredObject {
  const now = new Date(clock.now()).toISOString();
  return {
    ...target.settings,
    bucket: target.bucket,
    name: target.name,
    size,
    generation: 0,
    metageneration: 0,
    md5: target.expectedMd5 ?? '',
    crc32c: target.expectedCrc32c ?? '',
    timeCreated: now,
    updated: now,
    downloadTokens: [],
    file: '',
  };
}

/** The size the rules say yes to; they are asked about each possible one. Throws StorageError 403. */
export function allowedSize(
  storage: StorageContext,
  writer: Writer,
  target: UploadTarget,
  sizes: readonly number[],
): number {
  const [first = 0, ...others] = sizes;
  try {
    assertMayWrite(storage, writer, promisedObject(storage, target, first));
    return first;
  } catch (error) {
    if (others.length === 0 || !(error instanceof StorageError)) throw error;
    return allowedSize(storage, writer, target, others);
  }
}

/**
 * A person or a visitor is looked at again while bytes arrive: a session that ended, an account that was closed, a rule
 * that holds no more, and, where no size is known, one byte more than the rules allow, stop them.
 */
export function watchFor(
  storage: StorageContext,
  context: Context,
  writer: Writer,
  { target, size, lookedAt }: { target: UploadTarget; size: number | null; lookedAt: number },
): Watch {
  if (writer.kind === 'signedLink' || writer.kind === 'privileged') return () => null;
  let last = lookedAt;
  let nextBytes = 0;
  const look = async (receivedBytes: number) => {
    const caller = await storage.access.identify(context.req.header('authorization'));
    assertMayWrite(storage, caller, promisedObject(storage, target, size ?? receivedBytes));
  };
  return (receivedBytes) => {
    const now = storage.clock.now();
    const isDue = Math.abs(now - last) >= WATCH_INTERVAL || (size === null && receivedBytes >= nextBytes);
    if (!isDue) return null;
    last = now;
    nextBytes = receivedBytes + WATCH_SIZE;
    return look(receivedBytes);
  };
}
