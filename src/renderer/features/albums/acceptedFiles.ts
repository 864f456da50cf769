/**
 * What the file picker offers. Extensions stand beside types, because systems know no type for HEIC or M4A; what a
 * file really is, the upload reads from its first bytes.
 */
import { mediaContentTypes } from '#shared/domain/mediaItem.ts';

export const acceptedFiles: readonly string[] = [
  ...Object.keys(mediaContentTypes),
  '.heic',
  '.heif',
  '.avif',
  '.mov',
  '.m4a',
  '.ogg',
  '.pdf',
];
