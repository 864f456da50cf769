/**
 * Where the codes of a scan stand between its markers. A restart that is not the one due is passed over or waited for as
 * libjpeg does it (jdmarker.c, jpeg_resync_to_restart), because that is what browsers show.
 */
import { Bits, READ_AHEAD } from './codes.ts';

const MARKER = 0xff;
const FIRST_FRAME = 0xc0;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;

const isRestart = (marker: number | undefined) =>
  marker !== undefined && marker >= FIRST_RESTART && marker <= LAST_RESTART;

/** The place of the next marker's last FF, or the end. FF 00 is a byte of the codes, not a marker. */
export function findMarker(content: Uint8Array, from: number): number {
  for (let at = content.indexOf(MARKER, from); at !== -1; at = content.indexOf(MARKER, at)) {
    while (content[at + 1] === MARKER) at += 1;
    if (content[at + 1] === undefined) break;
    if (content[at + 1] !== 0) return at;
    at += 2;
  }
  return content.length;
}

/** The codes between two places, without the zeros that stand after each FF. */
export function readBits(content: Uint8Array, from: number, to: number): Bits {
  const codes = new Uint8Array(to - from + READ_AHEAD);
  let length = 0;
  let start = from;
  for (let at = content.indexOf(MARKER, from); at !== -1 && at < to; at = content.indexOf(MARKER, at + 1)) {
    codes.set(content.subarray(start, at + 1), length);
    length += at + 1 - start;
    start = at + 2;
  }
  if (start < to) {
    codes.set(content.subarray(start, to), length);
    length += to - start;
  }
  return new Bits(codes, length);
}

/** Where the codes go on after a restart is due, or the marker at which they do not. */
export function findRestart(content: Uint8Array, from: number, due: number): number {
  for (let at = findMarker(content, from); at < content.length; at = findMarker(content, at + 2)) {
    const marker = content[at + 1] ?? 0;
    if (marker < FIRST_FRAME) continue;
    if (!isRestart(marker)) return at;
    const ahead = (marker - FIRST_RESTART - due) & 7;
    if (ahead === 1 || ahead === 2) return at;
    if (ahead < 6) return at + 2;
  }
  return content.length;
}
