/** What can be said of a file whose content could not be looked at: its kind, its checksums, the day it was changed. */
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
import { detectContentType, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import { hashFile } from './hashFile.ts';
import type { InspectionAnswer } from './inspectFile.ts';

/** Throws a TypeError when what it needs could not be loaded. A file that cannot be read is a refusal. */
export async function inspectPlainly(file: File): Promise<InspectionAnswer> {
  if (file.size === 0) return { kind: 'refused', code: 'file-empty' };
  if (file.size > MEDIA_FILE_LIMIT_BYTES) return { kind: 'refused', code: 'media-file-too-large' };
  try {
    const contentType = detectContentType(
      new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()),
    );
    if (!contentType) return { kind: 'refused', code: 'media-type-refused' };
    return {
      kind: 'sound',
      inspection: {
        contentType,
        ...(await hashFile(file)),
        takenAt: new Date(file.lastModified).toISOString(),
        takenAtSource: 'file',
        takenAtOffsetMinutes: null,
        place: null,
        camera: '',
        width: null,
        height: null,
        durationSeconds: null,
        placeholder: '',
        smallThumbnail: null,
        largeThumbnail: null,
        damage: null,
      },
    };
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'refused', code: 'file-unreadable' };
    throw error;
  }
}
