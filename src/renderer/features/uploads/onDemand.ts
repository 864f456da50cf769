/**
 * The queue for pages that seldom need it: it comes with the call, from within the feature. A feature's index that is
 * imported on demand can bring all of it to those who import it at once.
 */
import type { UserId } from '#shared/domain/ids.ts';
import type { TargetAlbum } from './additions.ts';
import type { TransferRequest } from './transfer/resumableUpload.ts';

/** How many of this person's files are on this device and not safe yet. */
export async function countUnsafeUploads(userId: UserId): Promise<number> {
  const { countUnsafeUploads: count } = await import('./uploads.ts');
  return count(userId);
}

/** For somebody who signed out of the device: nothing of their files stays on it. */
export async function forgetUploadsOf(userId: UserId): Promise<void> {
  const { forgetUploadsOf: forget } = await import('./uploads.ts');
  await forget(userId);
}

/** Adds files to an album from a page without albums. */
export async function bringToAlbum(
  userId: UserId,
  album: TargetAlbum,
  files: readonly File[],
): Promise<void> {
  const { addToAlbum } = await import('./uploads.ts');
  addToAlbum(userId, album, files);
}

/** A picture's pixels, by whatever can read them: the browser, or a decoder of ours. Null for what nothing here draws. */
export async function drawPicture(file: Blob): Promise<ImageBitmap | null> {
  const { decodeAnyPicture } = await import('./inspect/decodePicture.ts');
  return decodeAnyPicture(file);
}

/** The fonts and character maps that pdf.js asks for. */
export async function documentFiles() {
  return (await import('./inspect/documentFiles.ts')).DocumentFiles;
}

/** SHA-256 in hex and MD5 in base64, without the whole file in memory. */
export async function hashWholeFile(file: Blob) {
  const { hashFile } = await import('./inspect/hashFile.ts');
  return hashFile(file);
}

/** One try of sending a file that is no item of an album, as the signed-in person; throws as `sendFile` does. */
export async function sendToStore(request: TransferRequest): Promise<void> {
  const { sendWithSession } = await import('./api.ts');
  await sendWithSession(request);
}
