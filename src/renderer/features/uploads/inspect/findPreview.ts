/**
 * The pictures that a camera puts inside of its RAW file, as JPEG: the largest is the one to show. TIFF-like files are
 * walked by their directories; the rest (RAF, CR3) is searched for the first bytes of a JPEG. What is found is a guess
 * until it decodes. Sources: TIFF 6.0; EXIF 2.32; exiftool's Nikon.pm and PanasonicRaw.pm for the makers' own tags.
 */

const JPEG_START = 0x0201;
const JPEG_LENGTH = 0x0202;
const STRIP_OFFSETS = 0x0111;
const STRIP_LENGTHS = 0x0117;
const COMPRESSION = 0x0103;
const SUB_DIRECTORIES = 0x014a;
const EXIF_DIRECTORY = 0x8769;
const MAKER_NOTE = 0x927c;
const NIKON_PREVIEW = 0x0011;
const PANASONIC_PREVIEW = 0x002e;

const NIKON_HEADER = 'Nikon\0';
/** After Nikon's name and version: a TIFF header of its own, from which its offsets count. */
const NIKON_TIFF_AT = 10;

/** Beyond this a search for a JPEG stops, in bytes. */
const SEARCH_LIMIT = 16 * 1024 * 1024;
/** Directories walked in a file, notes of makers included, so that one which names itself ends. */
const DIRECTORY_LIMIT = 64;
/** Smaller pictures than this are icons. */
const SMALLEST = 1_024;
const MOST_PREVIEWS = 4;

interface Span {
  readonly start: number;
  readonly length: number;
}

type Entry = { readonly values: readonly number[]; readonly at: number; readonly byteCount: number };

const typeLengths: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  13: 4,
};

class TiffWalk {
  readonly spans: Span[] = [];
  /** Places in the file; shared with the walks through the notes in it. */
  readonly #seen: Set<number>;
  readonly #view: DataView;
  readonly #isLittleEndian: boolean;
  /** Where the TIFF header stands in the file; offsets count from it. */
  readonly #base: number;

  constructor(view: DataView, base: number, seen = new Set<number>()) {
    this.#seen = seen;
    this.#view = view;
    this.#base = base;
    this.#isLittleEndian = view.getUint8(base) === 0x49;
  }

  start(): void {
    this.#walk(this.#base + this.#view.getUint32(this.#base + 4, this.#isLittleEndian));
  }

  #entries(at: number): { entries: Map<number, Entry>; next: number } | null {
    if (at + 2 > this.#view.byteLength) return null;
    const count = this.#view.getUint16(at, this.#isLittleEndian);
    const end = at + 2 + count * 12;
    if (count === 0 || end + 4 > this.#view.byteLength) return null;
    const entries = new Map<number, Entry>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      const tag = this.#view.getUint16(entry, this.#isLittleEndian);
      entries.set(tag, this.#entry(entry));
    }
    return { entries, next: this.#view.getUint32(end, this.#isLittleEndian) };
  }

  #entry(at: number): Entry {
    const type = this.#view.getUint16(at + 2, this.#isLittleEndian);
    const count = this.#view.getUint32(at + 4, this.#isLittleEndian);
    const size = typeLengths[type] ?? 0;
    const byteCount = size * count;
    const place = byteCount <= 4 ? at + 8 : this.#base + this.#view.getUint32(at + 8, this.#isLittleEndian);
    const values: number[] = [];
    // The few numbers that point somewhere; long runs are picture data or text.
    for (let index = 0; index < Math.min(count, 16) && size >= 2; index += 1) {
      const position = place + index * size;
      if (position + size > this.#view.byteLength) break;
      values.push(
        size === 2
          ? this.#view.getUint16(position, this.#isLittleEndian)
          : this.#view.getUint32(position, this.#isLittleEndian),
      );
    }
    return { values, at: place, byteCount };
  }

  #walk(at: number): void {
    if (this.#seen.has(at) || this.#seen.size >= DIRECTORY_LIMIT) return;
    this.#seen.add(at);
    const directory = this.#entries(at);
    if (!directory) return;
    const { entries, next } = directory;
    const first = (tag: number) => entries.get(tag)?.values[0];
    this.#add(first(JPEG_START), first(JPEG_LENGTH));
    // 6 and 7 are JPEG; a RAW's own data under 7 is lossless JPEG, which the decoder then refuses.
    if ([6, 7].includes(first(COMPRESSION) ?? 0) && entries.get(STRIP_OFFSETS)?.values.length === 1) {
      this.#add(first(STRIP_OFFSETS), first(STRIP_LENGTHS));
    }
    const panasonic = entries.get(PANASONIC_PREVIEW);
    if (panasonic) this.#add(panasonic.at - this.#base, panasonic.byteCount);
    for (const offset of entries.get(SUB_DIRECTORIES)?.values ?? []) this.#walk(this.#base + offset);
    const exif = first(EXIF_DIRECTORY);
    if (exif !== undefined) this.#walk(this.#base + exif);
    const preview = first(NIKON_PREVIEW);
    if (preview !== undefined) this.#walk(this.#base + preview);
    const note = entries.get(MAKER_NOTE);
    if (note) this.#walkNikonNote(note.at);
    if (next !== 0) this.#walk(this.#base + next);
  }

  #walkNikonNote(at: number): void {
    if (at + NIKON_TIFF_AT + 8 > this.#view.byteLength) return;
    const name = Array.from({ length: NIKON_HEADER.length }, (_, index) => this.#view.getUint8(at + index));
    if (String.fromCharCode(...name) !== NIKON_HEADER) return;
    const inner = new TiffWalk(this.#view, at + NIKON_TIFF_AT, this.#seen);
    inner.start();
    this.spans.push(...inner.spans);
  }

  #add(start: number | undefined, length: number | undefined): void {
    if (start === undefined || length === undefined || length < SMALLEST) return;
    const place = this.#base + start;
    const isJpeg = place + 2 <= this.#view.byteLength && this.#view.getUint16(place) === 0xffd8;
    if (isJpeg) this.spans.push({ start: place, length });
  }
}

function walkTiff(view: DataView): readonly Span[] {
  const order = view.byteLength >= 8 ? view.getUint16(0) : 0;
  if (order !== 0x4949 && order !== 0x4d4d) return [];
  const walk = new TiffWalk(view, 0);
  try {
    walk.start();
  } catch {
    // A directory that points out of the file; what was found before it counts.
  }
  return walk.spans;
}

/** From each `FF D8 FF` to the next one or the end: a decoder stops by itself at the picture's own end. */
function searchJpegs(bytes: Uint8Array): readonly Span[] {
  const starts: number[] = [];
  const end = Math.min(bytes.length, SEARCH_LIMIT) - 2;
  for (let at = bytes.indexOf(0xff); at !== -1 && at < end; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff) starts.push(at);
  }
  return starts
    .map((start, index) => ({ start, length: (starts[index + 1] ?? bytes.length) - start }))
    .filter(({ length }) => length >= SMALLEST);
}

/** Candidates, the largest first. */
export async function findPreviews(file: Blob): Promise<readonly Blob[]> {
  const content = await file.arrayBuffer();
  const walked = walkTiff(new DataView(content));
  const spans = walked.length > 0 ? walked : searchJpegs(new Uint8Array(content));
  return spans
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_PREVIEWS)
    .map(({ start, length }) => file.slice(start, start + length, 'image/jpeg'));
}
