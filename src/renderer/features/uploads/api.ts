/** What the upload queue asks of the business logic ([Note: The life of a media item]). */
import { call } from '#platform/backend/callables.ts';
import { writeSmallFile } from '#platform/backend/smallFiles.ts';
import { mediaAbandon, mediaCommit, mediaExtend, mediaReserve } from '#shared/callables/media.ts';
import { type AlbumId, type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { Inspection, Upload } from './upload.ts';

export interface Inspected {
  readonly upload: Upload;
  readonly inspection: Inspection;
}

/** Asks for room for up to MEDIA_BATCH_LIMIT files of one album. Throws CallableError. */
export function reserveRoom(albumId: AlbumId, files: readonly Inspected[]) {
  return call(mediaReserve, {
    albumId,
    files: files.map(({ upload, inspection }) => ({
      uploadId: upload.id,
      fileName: upload.fileName,
      byteCount: upload.byteCount,
      contentType: inspection.contentType,
      sha256: inspection.sha256,
      md5: inspection.md5,
    })),
  });
}

/** Asks the server to compare and keep what was sent. Throws CallableError. */
export function commitItems(files: readonly Inspected[]) {
  return call(mediaCommit, {
    items: files.map(({ upload, inspection }) => ({
      itemId: mediaItemIdSchema.parse(upload.id),
      takenAt: inspection.takenAt,
      takenAtSource: inspection.takenAtSource,
      takenAtOffsetMinutes: inspection.takenAtOffsetMinutes,
      place: inspection.place,
      camera: inspection.camera,
      caption: inspection.caption,
      damage: inspection.damage,
      livePhotoId: inspection.livePhotoId,
      width: inspection.width,
      height: inspection.height,
      durationSeconds: inspection.durationSeconds,
      placeholder: inspection.placeholder,
      hasSmallThumbnail: inspection.smallThumbnail !== null,
      hasLargeThumbnail: inspection.largeThumbnail !== null,
    })),
  });
}

export async function abandonReservations(itemIds: readonly MediaItemId[]): Promise<void> {
  await call(mediaAbandon, { itemIds: [...itemIds] });
}

export async function extendReservations(itemIds: readonly MediaItemId[]): Promise<void> {
  await call(mediaExtend, { itemIds: [...itemIds] });
}

/** Throws FileStoreError. */
export function sendThumbnail(folder: string, size: 'small' | 'large', thumbnail: Blob): Promise<void> {
  return writeSmallFile(`${folder}/thumbnail-${size}`, thumbnail);
}
