/** What whole uploads and sessions share: where an upload goes, and how it becomes an object, or nothing. */
import type { Context } from 'hono';
import { defaultSettings, type StoredObject } from '../objects/storedObject.ts';
import type { StorageContext } from '../storageContext.ts';
import { checkContentType, mergeSettings, type SentMetadata } from '../wire/objectJson.ts';
import { expectedHashes, wholeNumber } from '../wire/requestParts.ts';
import { assertHasPace, assertMayWrite, senderOf, type Writer } from './approval.ts';
import type { Upload, UploadTarget } from './upload.ts';

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

export function targetOf(context: Context, request: UploadRequest): UploadTarget {
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

/** Publishes what has arrived, if the rules still say so of its real size. Throws StorageError. */
export async function publish(
  storage: StorageContext,
  context: Context,
  writer: Writer,
  upload: Upload,
  { complete, alongside }: { complete: (object: StoredObject) => StoredObject; alongside: () => void },
): Promise<StoredObject> {
  // Whoever was signed out while the last bytes arrived writes nothing.
  if (writer.kind === 'user') await storage.access.identify(context.req.header('authorization'));
  return storage.arrivals.finish(upload, {
    sender: senderOf(writer),
    approve: (object) => {
      assertMayWrite(storage, writer, object);
      assertHasPace(storage, writer);
      return complete(object);
    },
    alongside,
  });
}

/** Bytes that the disk does not give up are left to the sweep, and hold up nobody. */
export async function forget({ arrivals, log }: StorageContext, id: string): Promise<void> {
  try {
    await arrivals.discard(id);
  } catch (error) {
    log.log('warning', 'arrived-bytes-left', { id, reason: String(error) });
  }
}

/** For an upload that is published as it came. */
export const asItIs = (object: StoredObject) => object;
