/**
 * Whether a TIFF, or a camera's RAW file that is one, goes on as far as its directories say. A number that was changed on
 * the way, or written carelessly, points anywhere too: a file is cut only where what lies furthest back is missing.
 * Sources: TIFF 6.0; TIFF Technical Note 1 (SubIFDs); exiftool's PanasonicRaw.pm.
 */
import { type TiffEntry, TiffReader } from './readTiff.ts';

const WIDTH = 256;
const HEIGHT = 257;
const DEPTHS = 258;
const COMPRESSION = 259;
const STRIP_STARTS = 273;
const SAMPLES = 277;
const ROWS_IN_STRIP = 278;
const STRIP_LENGTHS = 279;
const PLANES = 284;
const TILE_STARTS = 324;
const TILE_LENGTHS = 325;
const JPEG_START = 513;
const JPEG_LENGTH = 514;
const SUB_DIRECTORIES = 330;
const EXIF_DIRECTORY = 34_665;
/** Every tag whose numbers are asked for. */
const asked: ReadonlySet<number> = new Set([
  ...[WIDTH, HEIGHT, DEPTHS, COMPRESSION, STRIP_STARTS, SAMPLES, ROWS_IN_STRIP, STRIP_LENGTHS, PLANES],
  ...[TILE_STARTS, TILE_LENGTHS, JPEG_START, JPEG_LENGTH],
  ...[SUB_DIRECTORIES, EXIF_DIRECTORY],
]);
/** Lists that a picture cannot be put together without. */
const lists: ReadonlySet<number> = new Set([STRIP_STARTS, STRIP_LENGTHS, TILE_STARTS, TILE_LENGTHS]);

const UNCOMPRESSED = 1;
const PLANE_AFTER_PLANE = 2;
/** Walked, so that one which names itself ends. */
const MOST_DIRECTORIES = 1_000;
/** What Panasonic writes for "elsewhere". */
const NOWHERE = 0xffff_ffff;

/** A stretch of the file that a directory names. */
interface Stretch {
  readonly start: number;
  readonly length: number;
  /** Missed also where none of it is there. */
  readonly isNeeded: boolean;
}

type Tags = ReadonlyMap<number, readonly number[]>;

/** What the rows of a strip need where nothing is compressed: some programs write a larger length, or none. */
function rowsLength(tags: Tags, strip: number, strips: number): number {
  const first = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise;
  const [width, height, samples] = [first(WIDTH, 0), first(HEIGHT, 0), first(SAMPLES, 1)];
  const isSeparate = first(PLANES, 1) === PLANE_AFTER_PLANE;
  const rowLength = Math.ceil((width * first(DEPTHS, 1) * (isSeparate ? 1 : samples)) / 8);
  const rows = Math.min(first(ROWS_IN_STRIP, height), height);
  const stripsInPlane = isSeparate ? Math.max(1, strips / samples) : strips;
  return Math.max(0, Math.min(rows, height - (strip % stripsInPlane) * rows)) * rowLength;
}

/** The first and the last, of which a cut takes one: pictures are written from the top down or from the bottom up. */
function outermost(starts: readonly number[], lengthOf: (index: number) => number): readonly Stretch[] {
  return [0, starts.length - 1].flatMap((index) => {
    const start = starts[index];
    const length = lengthOf(index);
    return start === undefined || start === NOWHERE || length <= 0 ? [] : [{ start, length, isNeeded: true }];
  });
}

function pictureOf(tags: Tags): readonly Stretch[] {
  const numbers = (tag: number) => tags.get(tag) ?? [];
  const [strips, lengths, tiles] = [numbers(STRIP_STARTS), numbers(STRIP_LENGTHS), numbers(TILE_LENGTHS)];
  const jpegs = numbers(JPEG_LENGTH);
  const isCompressed = (numbers(COMPRESSION)[0] ?? UNCOMPRESSED) !== UNCOMPRESSED;
  const stripLength = (index: number) => {
    const said = lengths[index] ?? (isCompressed ? 0 : NOWHERE);
    return isCompressed ? said : Math.min(said, rowsLength(tags, index, strips.length));
  };
  return [
    ...outermost(strips, stripLength),
    ...outermost(numbers(TILE_STARTS), (index) => tiles[index] ?? 0),
    ...outermost(numbers(JPEG_START), (index) => jpegs[index] ?? 0).map((jpeg) => ({
      ...jpeg,
      isNeeded: false,
    })),
  ];
}

async function readTags(reader: TiffReader, entries: readonly TiffEntry[]): Promise<Tags> {
  const tags = new Map<number, readonly number[]>();
  for (const entry of entries) if (asked.has(entry.tag)) tags.set(entry.tag, await reader.readNumbers(entry));
  return tags;
}

/** Of every page, and of the pictures that a camera keeps beside it. */
async function findStretches(reader: TiffReader, first: number): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  const seen = new Set<number>();
  const waiting = [first];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || seen.has(at) || seen.size === MOST_DIRECTORIES) continue;
    seen.add(at);
    const directory = await reader.readDirectory(at);
    if (!directory) continue;
    if (directory === 'cut') {
      stretches.push({ start: at, length: Number.POSITIVE_INFINITY, isNeeded: true });
      continue;
    }
    const tags = await readTags(reader, directory.entries);
    stretches.push({ start: at, length: directory.length, isNeeded: true }, ...pictureOf(tags));
    for (const { tag, start, length } of directory.entries) {
      stretches.push({ start, length, isNeeded: lists.has(tag) });
    }
    for (const tag of [SUB_DIRECTORIES, EXIF_DIRECTORY]) {
      waiting.push(...(tags.get(tag) ?? []).slice(0, MOST_DIRECTORIES));
    }
    waiting.push(directory.next);
  }
  return stretches;
}

export async function isTiffWhole(file: Blob): Promise<boolean> {
  const reader = await TiffReader.open(file);
  if (!reader) return true;
  const first = await reader.findFirst();
  if (first === null) return false;
  const stretches = await findStretches(reader, first);
  const isThere = ({ start }: Stretch) => start < file.size;
  const last = stretches.filter(isThere).reduce((latest, { start }) => Math.max(latest, start), 0);
  return stretches.every((stretch) => {
    const { start, length, isNeeded } = stretch;
    if (start + length <= file.size) return true;
    return isThere(stretch) ? start < last : !isNeeded;
  });
}
