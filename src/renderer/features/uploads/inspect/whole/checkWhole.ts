/**
 * Whether a file has its end: a camera card pulled too early, or a broken download, leaves a picture whose lower half is
 * grey and a film that stops. Such a file is named as damaged, because keeping it unsaid would look like safety. Only
 * what a file says of itself counts, and only its directories are read: a film may be larger than the memory.
 */
import type { MediaContentType } from '#shared/domain/mediaItem.ts';
import { isIsoMediaWhole } from './checkIsoMedia.ts';
import { isMatroskaWhole } from './checkMatroska.ts';
import { isRiffWhole } from './checkRiff.ts';
import { isTiffWhole } from './checkTiff.ts';

/** How much of the end is looked at; cameras append a few bytes after the end marker. */
const TAIL = 64 * 1024;

type Check = (file: Blob) => Promise<boolean>;

function hasEnd(...marker: number[]): Check {
  return async (file) => {
    const tail = new Uint8Array(await file.slice(Math.max(0, file.size - TAIL)).arrayBuffer());
    for (let start = tail.length - marker.length; start >= 0; start -= 1) {
      if (marker.every((byte, index) => tail[start + index] === byte)) return true;
    }
    return false;
  };
}

/** Sources: ITU T.81 (EOI), PNG §5.6 (IEND), GIF89a (trailer), PDF 3.4.4; the checks name their own. */
const checks: Partial<Record<MediaContentType, Check>> = {
  'image/jpeg': hasEnd(0xff, 0xd9),
  'image/png': hasEnd(0x49, 0x45, 0x4e, 0x44),
  'image/gif': hasEnd(0x3b),
  'application/pdf': hasEnd(0x25, 0x25, 0x45, 0x4f, 0x46),
  'image/heic': isIsoMediaWhole,
  'image/avif': isIsoMediaWhole,
  'image/x-canon-cr3': isIsoMediaWhole,
  'video/mp4': isIsoMediaWhole,
  'video/quicktime': isIsoMediaWhole,
  'video/3gpp': isIsoMediaWhole,
  'video/3gpp2': isIsoMediaWhole,
  'audio/mp4': isIsoMediaWhole,
  'image/webp': isRiffWhole,
  'video/x-msvideo': isRiffWhole,
  'audio/wav': isRiffWhole,
  'video/webm': isMatroskaWhole,
  'video/x-matroska': isMatroskaWhole,
  'image/tiff': isTiffWhole,
  'image/x-adobe-dng': isTiffWhole,
  'image/x-canon-cr2': isTiffWhole,
  'image/x-nikon-nef': isTiffWhole,
  'image/x-olympus-orf': isTiffWhole,
  'image/x-panasonic-rw2': isTiffWhole,
  'image/x-sony-arw': isTiffWhole,
};

/** True for types without a recognisable end. */
export async function isWhole(file: Blob, contentType: MediaContentType): Promise<boolean> {
  return (await checks[contentType]?.(file)) ?? true;
}
