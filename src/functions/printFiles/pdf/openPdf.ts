/**
 * A PDF of one writing with a plain table of its objects, as the page writes it (ISO 32000-1, 7.5): read by pieces, so that hundreds of
 * megabytes of pictures stay where they are.
 */
import { isDictionary, isReference, type PdfDictionary, type PdfValue, parsePdfValue } from './pdfValues.ts';

/** Bytes from one place of the file to before another. */
export type ReadBytes = (start: number, end: number) => Promise<Buffer>;

export interface OpenedPdf {
  readonly trailer: PdfDictionary;
  /** What a reference leads to; the value itself where it is none. */
  resolve(value: PdfValue | undefined): Promise<PdfValue | undefined>;
}

/** Bytes. The end names the table; the table and the trailer; the dictionary before a stream. */
const END = 1024;
const LONGEST_TABLE = 4 * 1024 * 1024;
const LONGEST_OBJECT = 64 * 1024;
/** Two hundred pages of several pictures each have some thousands. */
const MOST_OBJECTS = 20_000;

/** Throws SyntaxError for a file that is written in another way. */
export async function openPdf(read: ReadBytes, byteCount: number): Promise<OpenedPdf> {
  const end = (await read(Math.max(0, byteCount - END), byteCount)).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? Number.NaN);
  if (!(start < byteCount) || byteCount - start > LONGEST_TABLE) throw new SyntaxError('It has no table.');
  const written = (await read(start, byteCount)).toString('latin1');
  const [table, rest] = written.split('trailer', 2);
  const trailer = parsePdfValue(rest ?? '');
  if (!isDictionary(trailer) || trailer.has('Prev')) throw new SyntaxError('It was written more than once.');
  if (trailer.has('Encrypt')) throw new SyntaxError('It is encrypted.');
  const places = placesOf(table ?? '');
  if (places.size > MOST_OBJECTS) throw new SyntaxError('It has too many objects.');
  const ends = [...places.values(), start].toSorted((a, b) => a - b);
  const known = new Map<number, PdfValue>();

  async function readObject(number: number): Promise<PdfValue | undefined> {
    const place = places.get(number);
    if (place === undefined) return undefined;
    const after = ends.find((other) => other > place) ?? start;
    const bytes = await read(place, Math.min(after, place + LONGEST_OBJECT));
    const head = /^\s*(\d+)\s+\d+\s+obj\b/.exec(bytes.toString('latin1', 0, 64));
    if (Number(head?.[1]) !== number) throw new SyntaxError(`Object ${number} is not where the table says.`);
    return parsePdfValue(bytes.toString('latin1', head?.[0].length));
  }

  return {
    trailer,
    async resolve(value) {
      if (!isReference(value)) return value;
      const found = known.get(value.object) ?? (await readObject(value.object));
      if (found !== undefined) known.set(value.object, found);
      return found;
    },
  };
}

/** By the number of the object. */
function placesOf(table: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let next = 0;
  for (const line of table.split(/\r?\n|\r/)) {
    const section = /^\s*(\d+) (\d+)\s*$/.exec(line);
    if (section) next = Number(section[1]);
    const entry = /^(\d{10}) \d{5} ([fn])/.exec(line);
    if (!entry) continue;
    if (entry[2] === 'n') places.set(next, Number(entry[1]));
    next += 1;
  }
  return places;
}
