/**
 * When a FLIR camera took a picture: some write it only among the measurements that stand beside the picture in a JPEG.
 * Source: exiftool's FLIR.pm (the FFF records of APP1, `CameraInfo`).
 */
import { wallClockAt } from '#shared/domain/wallClock.ts';
import type { CameraDate } from '#shared/media/cameraDate.ts';
import { joinBytes } from './joinBytes.ts';

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const SEGMENT_HEAD = 8;
const HEADER_LENGTH = 0x40;
const ENTRY_LENGTH = 0x20;
/** Entries looked at before giving up, so that a damaged file cannot keep the worker. */
const ENTRY_LIMIT = 1_000;
const CAMERA_INFO = 0x20;
/** Within the camera's record: seconds since 1970, thousandths, and minutes west of UTC. */
const MOMENT = 0x384;
const MOMENT_LENGTH = 10;

/** The pieces of the measurements, joined in the order they are numbered in. */
function joinPieces(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const pieces: { readonly position: number; readonly piece: Uint8Array }[] = [];
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  for (let at = 2; at + 4 <= content.length && content[at] === 0xff; ) {
    const marker = content[at + 1];
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    const segment = content.subarray(at + 4, end);
    const isThermal =
      marker === APP1 && new TextDecoder('latin1').decode(segment.subarray(0, 5)) === 'FLIR\0';
    if (isThermal) pieces.push({ position: segment[6] ?? 0, piece: segment.subarray(SEGMENT_HEAD) });
    at = end;
  }
  const inOrder = pieces.toSorted((one, other) => one.position - other.position);
  return joinBytes(inOrder.map(({ piece }) => piece));
}

/** The format's version tells in which order its bytes stand; null for another format. */
function isLittleEndian(view: DataView): boolean | null {
  const isVersion = (version: number) => version >= 100 && version < 200;
  if (isVersion(view.getUint32(0x14))) return false;
  return isVersion(view.getUint32(0x14, true)) ? true : null;
}

function findCameraRecord(view: DataView): DataView | null {
  const isLittle = isLittleEndian(view);
  if (isLittle === null) return null;
  const directory = view.getUint32(0x18, isLittle);
  const count = Math.min(view.getUint32(0x1c, isLittle), ENTRY_LIMIT);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + index * ENTRY_LENGTH;
    if (entry + ENTRY_LENGTH > view.byteLength) return null;
    if (view.getUint16(entry, isLittle) !== CAMERA_INFO) continue;
    const start = view.getUint32(entry + 0x0c, isLittle);
    if (start + MOMENT + MOMENT_LENGTH > view.byteLength) return null;
    return new DataView(view.buffer, view.byteOffset + start, MOMENT + MOMENT_LENGTH);
  }
  return null;
}

/** `content`: of a JPEG, at least as far as its picture begins. Null for pictures of other cameras. */
export function readThermalDate(content: ArrayBuffer): CameraDate | null {
  const measurements = joinPieces(new Uint8Array(content));
  if (measurements.length < HEADER_LENGTH) return null;
  const record = findCameraRecord(new DataView(measurements.buffer));
  if (!record) return null;
  // The record's own first number, which is 2, tells the order of its bytes.
  const isLittle = record.getUint16(0) >= 0x100;
  const seconds = record.getUint32(MOMENT, isLittle);
  const offset = -record.getInt16(MOMENT + 8, isLittle);
  const isTold = seconds > 0 && Math.abs(offset) <= 840;
  const takenAt = isTold ? wallClockAt(seconds * 1_000, offset) : null;
  return takenAt && { takenAt, takenAtOffsetMinutes: offset, isTimeKnown: true };
}
