/**
 * What is looked at stands in memory, and in memory only. A film or a recording is given to the browser's player as a blob:
 * Chromium keeps blobs in memory up to a part of what the device has, and writes larger ones to its disk, which nothing of
 * the vault may be. So the bound follows the device.
 */
const MEBIBYTE = 1024 * 1024;

/** Of pictures, papers and texts, in bytes. */
export const IN_MEMORY_LIMIT = 256 * MEBIBYTE;
/** Of a text that is shown, in bytes. */
export const TEXT_LIMIT = 4 * MEBIBYTE;

const LARGEST_PLAYED = 256 * MEBIBYTE;

/**
 * Chromium's bound for blobs in memory is a fifth of a computer's memory and a hundredth of a phone's. Half of that, and
 * what every device has where it does not say. `deviceMemory` is in GiB, at most 8.
 */
export function playingLimit({
  deviceMemory,
  isPhone,
}: {
  readonly deviceMemory: number | undefined;
  readonly isPhone: boolean;
}): number {
  const memory = (deviceMemory ?? 2) * 1024 * MEBIBYTE;
  return Math.min(LARGEST_PLAYED, Math.floor(memory / (isPhone ? 200 : 10)));
}

export function playingLimitHere(): number {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return playingLimit({
    deviceMemory: typeof memory === 'number' ? memory : undefined,
    isPhone: /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent),
  });
}
