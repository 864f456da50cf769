/** An object that comes in one request. */
import type { Context } from 'hono';
import type { StoredObject } from '../objects/storedObject.ts';
import type { StorageContext } from '../storageContext.ts';
import { uploadMissing } from '../wire/storageError.ts';
import { allowedSize, assertMayBegin, watchFor } from './approval.ts';
import { asItIs, forget, publish, targetOf, type UploadRequest } from './publishUpload.ts';
import type { Upload } from './upload.ts';

/** An object in one request. What breaks off is gone: there is no session to go on with. Throws StorageError. */
export async function takeWhole(
  storage: StorageContext,
  context: Context,
  request: UploadRequest,
  body: AsyncIterable<Uint8Array>,
  complete: (object: StoredObject) => StoredObject = asItIs,
): Promise<StoredObject> {
  const { writer, announcedSize } = request;
  assertMayBegin(storage, writer);
  const upload: Upload = { ...targetOf(context, request), id: crypto.randomUUID() };
  const knownSizes = announcedSize === null ? request.possibleSizes : [announcedSize];
  const size = allowedSize(storage, writer, upload, knownSizes ?? [0]);
  const watch = watchFor(storage, context, writer, {
    target: upload,
    size: knownSizes ? size : null,
    lookedAt: storage.clock.now(),
  });
  const uid = writer.kind === 'user' ? writer.uid : null;
  const earlier = uid === null ? [] : endEarlier(storage, uid, upload);
  try {
    const forgetting = Promise.all(earlier.map((id) => forget(storage, id)));
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

/** Ids of what the person was sending of the same object: whoever sends it again has lost it. */
function endEarlier({ wholeUploads, sessions }: StorageContext, uid: string, upload: Upload): string[] {
  const whole = wholeUploads.begin(uid, upload, upload.id);
  const ended = sessions.endOf(uid, upload);
  return whole === null ? ended : [...ended, whole];
}
