/**
 * What a file is by its first bytes, whatever its name or declared type says. Only the accepted types are known:
 * everything else is refused, HTML and SVG (which can carry script) among it.
 * Sources: the formats' own specifications; ISO/IEC 14496-12 §4.3 for `ftyp` brands.
 */
import type { MediaContentType } from '../domain/mediaItem.ts';

/** How many bytes are enough. */
export const SIGNATURE_LENGTH = 64;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function startsWith(bytes: Uint8Array, ...wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function isoBaseMediaType(bytes: Uint8Array): MediaContentType | null {
  if (text(bytes, 4, 8) === 'ftyp') {
    const major = text(bytes, 8, 12);
    const compatible = text(bytes, 16, SIGNATURE_LENGTH);
    if (major === 'avif' || major === 'avis') return 'image/avif';
    if (heicBrands.has(major)) return compatible.includes('avif') ? 'image/avif' : 'image/heic';
    if (major === 'qt  ') return 'video/quicktime';
    if (major === 'M4A ' || major === 'M4B ') return 'audio/mp4';
    return 'video/mp4';
  }
  // Old QuickTime files have no `ftyp`.
  return ['moov', 'mdat', 'wide', 'free', 'skip'].includes(text(bytes, 4, 8)) ? 'video/quicktime' : null;
}

/** The accepted type these bytes begin, or null. */
export function detectContentType(bytes: Uint8Array): MediaContentType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'image/gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (text(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (text(bytes, 0, 3) === 'ID3') return 'audio/mpeg';
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && (second & 0xe6) === 0xe2) return 'audio/mpeg';
  return isoBaseMediaType(bytes);
}

/** MP4 carries films and sound alike, and brands are used loosely: these pairs are the same container. */
export function isSameContainer(declared: string, detected: MediaContentType): boolean {
  if (declared === detected) return true;
  const isoMedia = new Set(['video/mp4', 'video/quicktime', 'audio/mp4']);
  return isoMedia.has(declared) && isoMedia.has(detected);
}
