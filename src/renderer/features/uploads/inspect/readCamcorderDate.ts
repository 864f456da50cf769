/**
 * When a camcorder filmed: AVCHD says it in the picture stream alone, among the notes that H.264 lets a camera add to a
 * frame. Sources: ISO/IEC 13818-1, 2.4.3 (packets), ITU-T H.264, 7.3.1 (bytes that keep start codes apart) and D.1.7,
 * exiftool's H264.pm (tags 0x18 and 0x19 of the modified digital video pack).
 */
import { type CameraDate, parseCameraDate } from '#shared/media/cameraDate.ts';
import { joinBytes } from './joinBytes.ts';

/** The first frames hold it, in bytes. */
const SEARCHED = 4 * 1024 * 1024;
const SYNC = 0x47;
/** Of a packet, in bytes; M2TS writes four before each. */
const PACKET = 188;
const STAMPED_PACKET = 192;

/** 17ee8c60-f84d-11d9-8cd6-0800200c9a66, and the letters MDPM. */
const MARK = [
  ...[0x17, 0xee, 0x8c, 0x60, 0xf8, 0x4d, 0x11, 0xd9, 0x8c, 0xd6, 0x08, 0x00, 0x20, 0x0c, 0x9a, 0x66],
  ...[0x4d, 0x44, 0x50, 0x4d],
];
const ENTRY_LENGTH = 5;
/** No pack has more entries: each has a tag of its own. */
const LONGEST_PACK = 256 * ENTRY_LENGTH;
const ZONE_AND_MONTH = 0x18;
const DAY_AND_TIME = 0x19;
const NO_ZONE = 0xff;

/** Where packets begin and how far apart they are; null for other containers. */
function findPackets(content: Uint8Array): { readonly start: number; readonly length: number } | null {
  for (const [start, length] of [
    [4, STAMPED_PACKET],
    [0, PACKET],
  ] as const) {
    if ([0, 1, 2].every((index) => content[start + index * length] === SYNC)) return { start, length };
  }
  return null;
}

/** The streams of a film without what cuts them into packets: a note may begin in one and end in the next. */
function joinStreams(content: Uint8Array): Uint8Array[] {
  const packets = findPackets(content);
  if (!packets) return [content];
  const streams = new Map<number, Uint8Array[]>();
  for (let at = packets.start; at + PACKET <= content.length; at += packets.length) {
    const [sync, high = 0, low = 0, control = 0, adaptation = 0] = content.subarray(at, at + 5);
    if (sync !== SYNC || !(control & 0x10)) continue;
    const stream = (high & 0x1f) * 0x100 + low;
    const payloads = streams.get(stream) ?? [];
    streams.set(stream, payloads);
    const skipped = control & 0x20 ? 5 + adaptation : 4;
    if (skipped < PACKET) payloads.push(content.subarray(at + skipped, at + PACKET));
  }
  return [...streams.values()].map(joinBytes);
}

/** Without the 3 that stands between two zeros and a small byte, so that none of them looks like a start code. */
function withoutGuards(content: Uint8Array): Uint8Array {
  return content.filter((byte, index) => byte !== 3 || content[index - 1] !== 0 || content[index - 2] !== 0);
}

function indexOfMark(content: Uint8Array, from: number): number {
  for (let at = content.indexOf(0x17, from); at !== -1; at = content.indexOf(0x17, at + 1)) {
    if (MARK.every((byte, index) => content[at + index] === byte)) return at;
  }
  return -1;
}

/** Binary-coded decimals. */
const decimal = (byte: number | undefined) => (byte ?? 0xff).toString(16).padStart(2, '0');

/** `0SZZZZH` below a bit that is not used: summer time, west, hours, half an hour more. */
function zoneOf(byte: number | undefined): string {
  if (byte === undefined || byte === NO_ZONE) return '';
  const hours = String((byte >> 1) & 0x0f).padStart(2, '0');
  return `${byte & 0x20 ? '-' : '+'}${hours}:${byte & 1 ? '30' : '00'}`;
}

function readPack(pack: Uint8Array): CameraDate | null {
  const [count = 0] = pack;
  const entries = Array.from({ length: count }, (_, index) =>
    pack.subarray(1 + index * ENTRY_LENGTH, 1 + (index + 1) * ENTRY_LENGTH),
  );
  const month = entries.find(([tag]) => tag === ZONE_AND_MONTH);
  const day = entries.find(([tag]) => tag === DAY_AND_TIME);
  if (!month || !day) return null;
  const [hour, minute, second] = [decimal(day[2]), decimal(day[3]), decimal(day[4])];
  const date = `${decimal(month[2])}${decimal(month[3])}-${decimal(month[4])}-${decimal(day[1])}`;
  return parseCameraDate(`${date}T${hour}:${minute}:${second}${zoneOf(month[1])}`);
}

/** Null for other films. */
export async function readCamcorderDate(file: Blob): Promise<CameraDate | null> {
  const content = new Uint8Array(await file.slice(0, SEARCHED).arrayBuffer());
  for (const stream of joinStreams(content)) {
    for (let at = indexOfMark(stream, 0); at !== -1; at = indexOfMark(stream, at + 1)) {
      const start = at + MARK.length;
      const date = readPack(withoutGuards(stream.subarray(start, start + LONGEST_PACK)));
      if (date) return date;
    }
  }
  return null;
}
