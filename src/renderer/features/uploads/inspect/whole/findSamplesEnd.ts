/**
 * Where the last sample of a film or a recording ends, as its tables say. Samples stand in chunks; of each track the
 * chunk that lies furthest back is looked at. Source: ISO/IEC 14496-12, 8.7 (`dref`, `stsz`, `stsc`, `stco`, `co64`).
 */
import { type Box, readBoxes } from '../readBoxes.ts';
import { readPart } from '../readPart.ts';

const MOST_BOXES = 1_000;
/** Of a table, in bytes: hours of film have a million entries. A longer one is not looked at. */
const LONGEST_TABLE = 16 * 1024 * 1024;
/** Before a table's entries: version, flags and their number; `stsz` has one size for all before it. */
const TABLE_HEADER = 8;
const SIZES_HEADER = 12;
const SELF_CONTAINED = 1;
/** QuickTime counts sound in moments, of this many bytes each at most, whatever is stored of them. */
const MOMENT = 2;

type Boxes = ReadonlyMap<string, Box>;

async function childrenOf(file: Blob, parent: Box | undefined): Promise<Box[]> {
  const children: Box[] = [];
  if (!parent) return children;
  const inside = { start: parent.contentStart, end: parent.end, most: MOST_BOXES };
  for await (const box of readBoxes(file, inside)) children.push(box);
  return children;
}

async function namedChildren(file: Blob, parent: Box | undefined): Promise<Boxes> {
  return new Map((await childrenOf(file, parent)).map((box) => [box.type, box]));
}

/** What follows a table's header, as rows of numbers; null for a table that is not whole. */
async function readTable(file: Blob, box: Box | undefined, rowLength: number): Promise<DataView | null> {
  const head = box && (await readPart(file, box.contentStart, TABLE_HEADER));
  if (!head) return null;
  const length = head.getUint32(4) * rowLength;
  const start = box.contentStart + TABLE_HEADER;
  return length > LONGEST_TABLE || start + length > box.end ? null : readPart(file, start, length);
}

interface Chunk {
  /** Counted from zero. */
  readonly index: number;
  readonly start: number;
}

async function findFurthestChunk(file: Blob, tables: Boxes): Promise<Chunk | null> {
  const [near, far] = [
    await readTable(file, tables.get('stco'), 4),
    await readTable(file, tables.get('co64'), 8),
  ];
  let furthest: Chunk | null = null;
  const look = (index: number, start: number) => {
    if (!furthest || start > furthest.start) furthest = { index, start };
  };
  for (let at = 0; near && at < near.byteLength; at += 4) look(at / 4, near.getUint32(at));
  for (let at = 0; far && at < far.byteLength; at += 8) look(at / 8, Number(far.getBigUint64(at)));
  return furthest;
}

/** Which samples a chunk holds: chunks of as many are named together, by their first. */
function samplesOf({ index }: Chunk, runs: DataView): { readonly first: number; readonly count: number } {
  let first = 0;
  for (let at = 0; at < runs.byteLength; at += 12) {
    const from = runs.getUint32(at) - 1;
    const count = runs.getUint32(at + 4);
    const to = at + 12 < runs.byteLength ? runs.getUint32(at + 12) - 1 : Number.POSITIVE_INFINITY;
    if (index < to) return { first: first + (index - from) * count, count };
    first += (to - from) * count;
  }
  return { first, count: 0 };
}

async function lengthOf(file: Blob, chunk: Chunk, tables: Boxes): Promise<number> {
  const sizes = tables.get('stsz');
  const runs = await readTable(file, tables.get('stsc'), 12);
  const head = sizes && (await readPart(file, sizes.contentStart, SIZES_HEADER));
  if (!head || !runs) return 0;
  const samples = samplesOf(chunk, runs);
  const count = Math.min(samples.count, head.getUint32(8) - samples.first);
  if (count <= 0 || count * 4 > LONGEST_TABLE) return 0;
  const common = head.getUint32(4);
  if (common !== 0) return common > MOMENT ? common * count : 0;
  const start = sizes.contentStart + SIZES_HEADER + samples.first * 4;
  const list = start + count * 4 <= sizes.end ? await readPart(file, start, count * 4) : null;
  let length = 0;
  for (let at = 0; list && at < list.byteLength; at += 4) length += list.getUint32(at);
  return length;
}

/** Films of QuickTime may name samples that stand in another file. */
async function isSelfContained(file: Blob, media: Boxes): Promise<boolean> {
  const references = (await namedChildren(file, media.get('dinf'))).get('dref');
  if (!references) return true;
  const inside = { ...references, contentStart: references.contentStart + TABLE_HEADER };
  for (const { contentStart } of await childrenOf(file, inside)) {
    const head = await readPart(file, contentStart, 4);
    if (head && (head.getUint32(0) & SELF_CONTAINED) === 0) return false;
  }
  return true;
}

async function findTrackEnd(file: Blob, track: Box): Promise<number | null> {
  const media = (await namedChildren(file, track)).get('mdia');
  const description = await namedChildren(file, (await namedChildren(file, media)).get('minf'));
  if (!(await isSelfContained(file, description))) return null;
  const tables = await namedChildren(file, description.get('stbl'));
  const chunk = await findFurthestChunk(file, tables);
  return chunk && chunk.start + (await lengthOf(file, chunk, tables));
}

/** Null where no track names any. */
export async function findSamplesEnd(file: Blob, movie: Box): Promise<number | null> {
  let furthest: number | null = null;
  for (const box of await childrenOf(file, movie)) {
    const end = box.type === 'trak' ? await findTrackEnd(file, box) : null;
    if (end !== null) furthest = Math.max(furthest ?? 0, end);
  }
  return furthest;
}
