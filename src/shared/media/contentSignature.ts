/**
 * What a file is by its first bytes, whatever its name or declared type says. A type that could carry script in a page
 * (SVG, HTML) and one that nobody knows are both kept as plain bytes, which no browser runs.
 */
import { fileTypeFromBuffer } from 'file-type';
import { isMediaContentType, type MediaContentType } from '../domain/mediaItem.ts';

/** How many bytes are looked at. */
export const SIGNATURE_LENGTH = 4_100;

const UNKNOWN_CONTENT_TYPE = 'application/octet-stream' satisfies MediaContentType;

/** Names of one type that the recogniser, phones and browsers write in their own way. */
const otherNames: Readonly<Record<string, MediaContentType>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/vnd.avi': 'video/x-msvideo',
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/x-matroska',
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-flac': 'audio/flac',
  'application/vnd.ms-asf': 'video/x-ms-asf',
};

function startsWith(bytes: Uint8Array, ...wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

/** What the recogniser leaves open because it wants more of the file: the first bytes say enough. */
function firstBytesType(bytes: Uint8Array): MediaContentType {
  if (startsWith(bytes, 0xff, 0xd8)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'image/tiff';
  if (startsWith(bytes, 0x49, 0x49, 0x55, 0)) return 'image/x-panasonic-rw2';
  if (startsWith(bytes, 0x4f, 0x67, 0x67, 0x53)) return 'audio/ogg';
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  if (startsWith(bytes, 0x49, 0x44, 0x33)) return 'audio/mpeg';
  // Old QuickTime files begin without saying what they are, some of them with room that is skipped.
  return startsWith(bytes.subarray(4), 0x73, 0x6b, 0x69, 0x70) ? 'video/quicktime' : UNKNOWN_CONTENT_TYPE;
}

/** An AVIF whose main brand is only that of still pictures, as ISO/IEC 23008-12 allows. */
function isNamedAvif(bytes: Uint8Array): boolean {
  const brands = String.fromCharCode(...bytes.subarray(4, 64));
  return brands.startsWith('ftypmif1') && brands.includes('avif');
}

/** The type that the first SIGNATURE_LENGTH bytes of a file begin; plain bytes when nothing is recognised. */
export async function detectContentType(bytes: Uint8Array): Promise<MediaContentType> {
  if (isNamedAvif(bytes)) return 'image/avif';
  // A sample that ends inside of what is looked at is no fault of the file.
  const recognised = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = recognised?.mime ?? '';
  if (isMediaContentType(mime)) return mime;
  return otherNames[mime] ?? firstBytesType(bytes);
}

/** MP4 carries films and sound alike, and brands are used loosely: these are the same container. */
const isoMedia: ReadonlySet<string> = new Set([
  'video/mp4',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
  'audio/mp4',
]);

export function isSameContainer(declared: string, detected: MediaContentType): boolean {
  return declared === detected || (isoMedia.has(declared) && isoMedia.has(detected));
}
