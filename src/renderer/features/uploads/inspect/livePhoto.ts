/**
 * The name that an iPhone gives both halves of a live photo. The film says it in `com.apple.quicktime.content.identifier`,
 * the still in Apple's maker note: `Apple iOS`, a version, the byte order, then a directory whose offsets count from the
 * note's start (exiftool, Apple.pm, tag 0x0011).
 */
const HEADER = 'Apple iOS\0';
const BYTE_ORDER_AT = 12;
const DIRECTORY_AT = 14;
const ENTRY_LENGTH = 12;
const CONTENT_IDENTIFIER = 0x11;

export function readLivePhotoId(makerNote: Uint8Array): string | null {
  const text = (start: number, end: number) => String.fromCharCode(...makerNote.subarray(start, end));
  if (text(0, HEADER.length) !== HEADER || makerNote.length < DIRECTORY_AT + 2) return null;
  const view = new DataView(makerNote.buffer, makerNote.byteOffset, makerNote.byteLength);
  const isLittleEndian = text(BYTE_ORDER_AT, BYTE_ORDER_AT + 2) === 'II';
  const count = view.getUint16(DIRECTORY_AT, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = DIRECTORY_AT + 2 + index * ENTRY_LENGTH;
    if (entry + ENTRY_LENGTH > makerNote.length) return null;
    if (view.getUint16(entry, isLittleEndian) !== CONTENT_IDENTIFIER) continue;
    const length = view.getUint32(entry + 4, isLittleEndian);
    const start = view.getUint32(entry + 8, isLittleEndian);
    return livePhotoIdFrom(text(start, Math.min(start + length, makerNote.length)));
  }
  return null;
}

/** A UUID as Apple writes it; null for anything else. */
export function livePhotoIdFrom(text: string): string | null {
  const trimmed = text.replace(/\0.*$/s, '').trim().toUpperCase();
  return /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(trimmed) ? trimmed : null;
}
