/** An object that comes in several requests: its session is begun, gone on with, finished or cancelled. */
import type { Context } from 'hono';
import type { Caller } from '../../caller.ts';
import { limitKey } from '../../http/clientAddress.ts';
import type { StoredObject } from '../objects/storedObject.ts';
import type { StorageContext } from '../storageContext.ts';
import { objectMissing, permissionDenied, StorageError, uploadMissing } from '../wire/storageError.ts';
import { allowedSize, assertMayBegin, assertMayWrite, promisedObject, watchFor } from './approval.ts';
import { RefusedUploadError } from './arrivals.ts';
import { asItIs, forget, publish, targetOf, type UploadRequest } from './publishUpload.ts';
import { fileOf, type UploadOpener, type UploadProtocol, type UploadSession } from './upload.ts';

/** Announced bytes of a person's open sessions from which a new one looks through them. */
const LOOKED_THROUGH_FROM = 64 * 1024 * 1024;

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
  assertMayBegin(storage, writer);
  const target = targetOf(context, request);
  allowedSize(storage, writer, target, [announcedSize ?? 0]);
  if (writer.kind === 'user') await endRefusedSessions(storage, lookedThrough(storage, writer.uid));
  const { session, ended } = storage.sessions.open(target, protocol, openerOf(context, writer));
  const whole = writer.kind === 'user' ? storage.wholeUploads.supersede(writer.uid, target) : null;
  for (const id of whole === null ? ended : [...ended, whole]) await forget(storage, id);
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
  const standIn = storage.compatibility?.resumeAs(opener);
  if (standIn) return { session, caller: standIn };
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
