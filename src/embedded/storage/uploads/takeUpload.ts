/**
 * An upload from the rules' point of view: they are asked at its start about what was announced, while it arrives
 * whether its sender may still send, and at its end about what it became.
 */
import type { Context } from 'hono';
import type { Caller } from '../../caller.ts';
import { limitKey } from '../../http/clientAddress.ts';
import type { Discarder } from '../objects/objectIndex.ts';
import { defaultSettings, type StoredObject } from '../objects/storedObject.ts';
import type { StorageContext } from '../storageContext.ts';
import { checkContentType, mergeSettings, type SentMetadata } from '../wire/objectJson.ts';
import { expectedHashes, wholeNumber } from '../wire/requestParts.ts';
import { objectMissing, permissionDenied, StorageError, uploadMissing } from '../wire/storageError.ts';
import { RefusedUploadError, type Watch } from './arrivals.ts';
import {
  fileOf,
  type Upload,
  type UploadOpener,
  type UploadProtocol,
  type UploadSession,
  type UploadTarget,
} from './upload.ts';

/** Milliseconds between two looks at a sender whose upload goes on. */
const WATCH_INTERVAL = 1_000;
/** Bytes between two questions about an upload of unknown size. */
const WATCH_SIZE = 1024 * 1024;

/** Announced bytes of a person's open sessions from which a new one looks through them. */
const LOOKED_THROUGH_FROM = 64 * 1024 * 1024;

/** Bytes of a person that may wait for their removal, before what they write next waits, too. */
const DISCARDED_LIMIT = 64 * 1024 * 1024;

/** Who writes: a caller, or whoever holds a link that was signed for this very object. */
export type Writer = Caller | { readonly kind: 'signedLink' };

export interface UploadRequest {
  readonly writer: Writer;
  readonly bucket: string;
  readonly name: string;
  readonly sent: SentMetadata;
  readonly contentType: string | null;
  readonly announcedSize: number | null;
  /** What the size can only be, where it is not announced but follows from the request's length. */
  readonly possibleSizes?: readonly number[];
}

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
export function discarderOf(writer: Writer): Discarder {
  return writer.kind === 'user' ? writer.uid : null;
}

/**
 * Replaced bytes stay for a while, counted in nobody's storage, so that there is a bound to how fast anybody replaces
 * them. Throws StorageError 429.
 */
function assertHasPace({ index }: StorageContext, writer: Writer): void {
  const discarder = discarderOf(writer);
  if (discarder === null || index.discardedBytesOf(discarder) < DISCARDED_LIMIT) return;
  throw new StorageError(
    429,
    'Too much was replaced or deleted in the last minutes. Please try again later.',
    'rateLimitExceeded',
  );
}

function targetOf(context: Context, request: UploadRequest): UploadTarget {
  const { bucket, name, sent, announcedSize } = request;
  const hashes = expectedHashes(context);
  return {
    bucket,
    name,
    settings: mergeSettings(
      {
        ...defaultSettings,
        contentType: checkContentType(request.contentType ?? defaultSettings.contentType),
      },
      sent,
    ),
    announcedSize,
    expectedMd5: sent.md5Hash ?? hashes.md5,
    expectedCrc32c: sent.crc32c ?? hashes.crc32c,
    ifGenerationMatch: wholeNumber(context.req.query('ifGenerationMatch'), 'ifGenerationMatch'),
  };
}

/** The object as its upload promises it, before its bytes are known. */
function promisedObject({ clock }: StorageContext, target: UploadTarget, size: number): StoredObject {
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
function allowedSize(
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
function watchFor(
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

/** Publishes what has arrived, if the rules still say so of its real size. Throws StorageError. */
async function publish(
  storage: StorageContext,
  context: Context,
  writer: Writer,
  upload: Upload,
  { complete, alongside }: { complete: (object: StoredObject) => StoredObject; alongside: () => void },
): Promise<StoredObject> {
  // Whoever was signed out while the last bytes arrived writes nothing.
  if (writer.kind === 'user') await storage.access.identify(context.req.header('authorization'));
  return storage.arrivals.finish(upload, {
    discarder: discarderOf(writer),
    approve: (object) => {
      assertMayWrite(storage, writer, object);
      assertHasPace(storage, writer);
      return complete(object);
    },
    alongside,
  });
}

const asItIs = (object: StoredObject) => object;

/** An object in one request. What breaks off is gone: there is no session to go on with. Throws StorageError. */
export async function takeWhole(
  storage: StorageContext,
  context: Context,
  request: UploadRequest,
  body: AsyncIterable<Uint8Array>,
  complete: (object: StoredObject) => StoredObject = asItIs,
): Promise<StoredObject> {
  const { writer, announcedSize } = request;
  assertHasPace(storage, writer);
  const upload: Upload = { ...targetOf(context, request), id: crypto.randomUUID() };
  const knownSizes = announcedSize === null ? request.possibleSizes : [announcedSize];
  const size = allowedSize(storage, writer, upload, knownSizes ?? [0]);
  const watch = watchFor(storage, context, writer, {
    target: upload,
    size: knownSizes ? size : null,
    lookedAt: storage.clock.now(),
  });
  const uid = writer.kind === 'user' ? writer.uid : null;
  const earlier = uid === null ? null : storage.wholeUploads.begin(uid, upload, upload.id);
  try {
    const forgetting = earlier === null ? null : forget(storage, earlier);
    // Begun before anything is waited for: whoever comes next must find this one under way.
    await storage.arrivals.append(upload, 0, body, watch);
    await forgetting;
    return await publish(storage, context, writer, upload, {
      complete: (object) => {
        if (uid !== null && !storage.wholeUploads.isLatest(uid, upload, upload.id)) throw uploadMissing();
        return complete(object);
      },
      alongside: () => undefined,
    });
  } catch (error) {
    await forget(storage, upload.id);
    throw error;
  } finally {
    if (uid !== null) storage.wholeUploads.end(uid, upload, upload.id);
  }
}

function openerOf(context: Context, caller: Caller): UploadOpener {
  if (caller.kind === 'visitor') return { kind: 'visitor', address: limitKey(context) };
  if (caller.kind === 'privileged') return { kind: 'privileged' };
  return { kind: 'user', uid: caller.uid, claims: { ...caller.claims } };
}

/** Whether the rules would let a session start again, as somebody whose reservation is gone may not. */
function isStillAllowed(storage: StorageContext, session: UploadSession): boolean {
  const { opener } = session;
  if (opener.kind !== 'user' || !opener.claims) return true;
  try {
    const writer = { kind: 'user' as const, uid: opener.uid, claims: opener.claims };
    assertMayWrite(storage, writer, promisedObject(storage, session, session.announcedSize ?? 0));
    return true;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return false;
  }
}

/** Bytes that the disk does not give up are left to the sweep, and hold up nobody. */
async function forget({ arrivals, log }: StorageContext, id: string): Promise<void> {
  try {
    await arrivals.discard(id);
  } catch (error) {
    log.log('warning', 'arrived-bytes-left', { id, reason: String(error) });
  }
}

/** Ends those that the rules refuse by now, with the bytes that had arrived; returns how many. */
export async function endRefusedSessions(
  storage: StorageContext,
  sessions: readonly UploadSession[],
): Promise<number> {
  let ended = 0;
  for (const session of sessions) {
    if (storage.arrivals.isBusy(session.id) || isStillAllowed(storage, session)) continue;
    storage.sessions.remove(session.id);
    await forget(storage, session.id);
    ended += 1;
  }
  return ended;
}

/** A person's open sessions, once they hold enough that it matters whether all of them are still wanted. */
function lookedThrough({ sessions }: StorageContext, uid: string): UploadSession[] {
  const open = sessions.openOf(uid);
  const bytes = open.reduce((sum, { announcedSize }) => sum + (announcedSize ?? 0), 0);
  return bytes >= LOOKED_THROUGH_FROM ? open : [];
}

/** Begins an object in several requests. Throws StorageError. */
export async function openSession(
  storage: StorageContext,
  context: Context,
  protocol: UploadProtocol,
  request: UploadRequest & { readonly writer: Caller },
): Promise<UploadSession> {
  const { writer, announcedSize } = request;
  assertHasPace(storage, writer);
  const target = targetOf(context, request);
  allowedSize(storage, writer, target, [announcedSize ?? 0]);
  if (writer.kind === 'user') await endRefusedSessions(storage, lookedThrough(storage, writer.uid));
  const { session, ended } = storage.sessions.open(target, protocol, openerOf(context, writer));
  for (const id of ended) await forget(storage, id);
  return session;
}

/** A session, for the one who opened it: its address alone is not enough. Throws StorageError 403 or 404. */
export function findSession(
  storage: StorageContext,
  protocol: UploadProtocol,
  caller: Caller,
  id: string | undefined,
): { readonly session: UploadSession; readonly caller: Caller } {
  const session = storage.sessions.find(id ?? '', protocol);
  const { opener } = session;
  if (opener.kind === 'privileged' && storage.emulator) return { session, caller: { kind: 'privileged' } };
  const isOpener =
    opener.kind === 'user'
      ? caller.kind === 'user' && caller.uid === opener.uid
      : caller.kind === opener.kind;
  if (!isOpener) throw permissionDenied();
  return { session, caller };
}

/** Takes more of a session's bytes; returns how many are on the disk then. Throws StorageError. */
export async function continueSession(
  storage: StorageContext,
  context: Context,
  caller: Caller,
  { session, offset, body }: { session: UploadSession; offset: number; body: AsyncIterable<Uint8Array> },
): Promise<number> {
  const watch = watchFor(storage, context, caller, {
    target: session,
    size: session.announcedSize,
    lookedAt: Number.NEGATIVE_INFINITY,
  });
  try {
    return await storage.arrivals.append(session, offset, body, watch);
  } finally {
    storage.sessions.touch(session);
  }
}

/** Publishes a session's object. A session whose object is refused is over. Throws StorageError. */
export async function finishSession(
  storage: StorageContext,
  context: Context,
  caller: Caller,
  session: UploadSession,
  complete: (object: StoredObject) => StoredObject = asItIs,
): Promise<StoredObject> {
  try {
    return await publish(storage, context, caller, session, {
      complete: (object) => {
        // Begun again or cancelled in the meantime: its bytes are gone.
        if (!storage.sessions.isOpen(session.id)) throw uploadMissing();
        return complete(object);
      },
      alongside: () => storage.sessions.mark(session, 'finished'),
    });
  } catch (error) {
    if (error instanceof RefusedUploadError) {
      storage.sessions.remove(session.id);
      await forget(storage, session.id);
    }
    throw error;
  }
}

/** Ends a session that is not finished; what had arrived goes. */
export async function cancelSession(storage: StorageContext, session: UploadSession): Promise<void> {
  storage.sessions.mark(session, 'cancelled');
  await storage.arrivals.discard(session.id);
}

/** What a finished session made. Throws StorageError 404 when something else has taken its place. */
export function readFinished({ index }: StorageContext, session: UploadSession): StoredObject {
  const object = index.read(session.bucket, session.name);
  if (object?.file !== fileOf(session.id)) throw objectMissing(session.name);
  return object;
}
