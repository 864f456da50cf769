/**
 * When a camcorder filmed: AVCHD says it in the picture stream alone, as binary-coded decimals behind the letters `MDPM`.
 * Source: exiftool's H264.pm (tags 0x18 and 0x19 of the modified digital video pack).
 */
import { type CameraDate, parseCameraDate } from './cameraDate.ts';

/** The first frames hold it, in bytes. */
const SEARCHED = 2 * 1024 * 1024;
const YEAR_AND_MONTH = 0x18;
const DAY_AND_TIME = 0x19;
const ENTRY_LENGTH = 5;

const decimal = (byte: number | undefined) => (byte ?? 0xff).toString(16).padStart(2, '0');

/** Null for other films. */
export async function readCamcorderDate(file: Blob): Promise<CameraDate | null> {
  const content = new Uint8Array(await file.slice(0, SEARCHED).arrayBuffer());
  for (let at = content.indexOf(0x4d); at !== -1; at = content.indexOf(0x4d, at + 1)) {
    const [, d, p, m, count = 0] = content.subarray(at, at + 5);
    if (d !== 0x44 || p !== 0x50 || m !== 0x4d) continue;
    const entries = Array.from({ length: count }, (_, index) =>
      content.subarray(at + 5 + index * ENTRY_LENGTH, at + 5 + (index + 1) * ENTRY_LENGTH),
    );
    const month = entries.find(([tag]) => tag === YEAR_AND_MONTH);
    const day = entries.find(([tag]) => tag === DAY_AND_TIME);
    if (!month || !day) continue;
    const [hour, minute, second] = [decimal(day[2]), decimal(day[3]), decimal(day[4])];
    const date = `${decimal(month[2])}${decimal(month[3])}-${decimal(month[4])}-${decimal(day[1])}`;
    return parseCameraDate(`${date}T${hour}:${minute}:${second}`);
  }
  return null;
}
