/** A file's name made safe on every system, for what is written to a disk or into an archive. */

/** Windows refuses these, and a path separator would let a file be written outside its folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const BARE_EXTENSION = /^[. ]*\.([A-Za-z0-9]{1,10})$/u;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])[ .]*(\.|$)/i;
/** Bytes of UTF-8: the 255 that every common file system accepts, less the room for a number such as " (99)". */
export const LONGEST_BYTES = 250;

/**
 * One name made safe: separators and control characters replaced, length bounded, extension kept. Browsers refuse dots
 * at the beginning and systems hide what has them: an extension alone gets a name before it. `longestBytes` is of UTF-8.
 */
export function safeFileName(name: string, longestBytes = LONGEST_BYTES): string {
  const named = name.normalize('NFC').replace(UNSAFE, '_').replace(BARE_EXTENSION, 'file.$1');
  const cleaned = named.replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const whole = cleaned === '' ? 'file' : RESERVED.test(cleaned) ? `_${cleaned}` : cleaned;
  const { stem, extension } = splitName(whole);
  // What was cut may end in what a system takes away.
  return `${shorten(stem, longestBytes - byteLength(extension)).replace(/(?<![. ])[. ]+$/, '')}${extension}`;
}

/** The extension comes with its dot, and is empty where there is none. */
export function splitName(name: string): { stem: string; extension: string } {
  const match = /^(.+?)(\.[A-Za-z0-9]{1,10})$/u.exec(name);
  return match?.[1] && match[2] ? { stem: match[1], extension: match[2] } : { stem: name, extension: '' };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Cuts between whole characters, never inside an emoji. */
function shorten(text: string, longestBytes: number): string {
  let result = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += byteLength(segment);
    if (bytes > longestBytes) break;
    result += segment;
  }
  return result;
}
