/**
 * Names of files inside a downloaded archive: what the family called them, safe on every system, none twice.
 */

/** Windows refuses these, and a path separator would let an archive write outside its folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BARE_EXTENSION = /^[. ]*\.([A-Za-z0-9]{1,10})$/u;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Bytes of UTF-8: the 255 that every common file system accepts, less the room for a number such as " (99)". */
const LONGEST_BYTES = 250;

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

/**
 * A name for each file, in order. Two of the same name become `name.jpg` and `name (2).jpg`; case is ignored,
 * because Windows and macOS ignore it.
 */
export function archiveNames(fileNames: readonly string[], longestBytes = LONGEST_BYTES): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const safe = safeFileName(fileName, longestBytes);
    const { stem, extension } = splitName(safe);
    let candidate = safe;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) {
      candidate = `${stem} (${copy})${extension}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Where each file stands in an archive: its folder and a name that nothing else in that folder has. */
export function archivePaths(
  files: readonly { readonly fileName: string; readonly folder?: string }[],
): string[] {
  const paths: string[] = Array.from({ length: files.length }, () => '');
  const indices = Map.groupBy(files.keys(), (index) => files[index]?.folder ?? '');
  for (const [folder, inFolder] of indices) {
    const names = archiveNames(inFolder.map((index) => files[index]?.fileName ?? ''));
    inFolder.forEach((index, position) => {
      const name = names[position] ?? '';
      paths[index] = folder === '' ? name : `${folder}/${name}`;
    });
  }
  return paths;
}

function splitName(name: string): { stem: string; extension: string } {
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
