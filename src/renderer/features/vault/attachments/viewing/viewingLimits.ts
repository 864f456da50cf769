/**
 * What is looked at stands in memory, and in memory only. A picture, a film or a recording is given to the browser as a blob:
 * Chromium keeps blobs in memory up to a part of what the device has, and writes larger ones to its disk, which nothing of
 * the vault may be. So the bound follows the device.
 */
import type { FileKind } from '../fileKinds.ts';

const MEBIBYTE = 1024 * 1024;

/** Of papers and texts, in bytes. */
export const IN_MEMORY_LIMIT = 256 * MEBIBYTE;
/** Of a text that is shown, in bytes. */
export const TEXT_LIMIT = 4 * MEBIBYTE;

const LARGEST_PLAYED = 256 * MEBIBYTE;

interface Device {
  readonly deviceMemory: number | undefined;
  readonly isPhone: boolean;
}

/**
 * Chromium's bound for blobs in memory is a fifth of a computer's memory and a hundredth of a phone's. Half of that, and
 * what every device has where it does not say. `deviceMemory` is in GiB, at most 8.
 */
function blobLimit({ deviceMemory, isPhone }: Device): number {
  const memory = (deviceMemory ?? 2) * 1024 * MEBIBYTE;
  return Math.floor(memory / (isPhone ? 200 : 10));
}

export function playingLimit(device: Device): number {
  return Math.min(LARGEST_PLAYED, blobLimit(device));
}

/** Of all blobs that hold something of the vault at once. */
export function blobLimitHere(): number {
  return blobLimit(thisDevice());
}

export function playingLimitHere(): number {
  return playingLimit(thisDevice());
}

/** Of a file of this kind, in bytes: pictures, too, are given to the browser as a blob. */
export function viewingLimitHere(kind: FileKind): number {
  return kind === 'pdf' || kind === 'text' ? IN_MEMORY_LIMIT : playingLimitHere();
}

function thisDevice(): Device {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return {
    deviceMemory: typeof memory === 'number' ? memory : undefined,
    isPhone: /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent),
  };
}
