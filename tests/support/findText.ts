/**
 * Where in a folder a text stands, however it is written: as UTF-8 and UTF-16, in base64 wherever in a word it begins, in
 * hex, and in what is packed (gzip, zlib, entries of zips), also in one inside the other.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gunzip, Inflate, Unzlib } from 'fflate';

export interface Finding {
  /** Of the file, below the folder; what it was found inside of after it. */
  readonly place: string;
  readonly writtenAs: string;
}

type Forms = ReadonlyMap<string, Buffer>;

/** `text` should be of letters and digits: nothing escapes those. */
export function formsOf(text: string): Forms {
  const plain = Buffer.from(text, 'utf8');
  const forms = new Map<string, Buffer>([
    ['UTF-8', plain],
    ['UTF-16LE', Buffer.from(text, 'utf16le')],
    ['UTF-16BE', Buffer.from(text, 'utf16le').swap16()],
    ['hex', Buffer.from(plain.toString('hex'))],
    ['HEX', Buffer.from(plain.toString('hex').toUpperCase())],
  ]);
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), plain]).toString('base64');
    // Without the letters that depend on what stands before and after.
    const whole = encoded.slice(before === 0 ? 0 : before + 1, Math.floor(((before + plain.length) * 4) / 3));
    forms.set(`base64 after ${before}`, Buffer.from(whole));
    forms.set(`base64url after ${before}`, Buffer.from(whole.replaceAll('+', '-').replaceAll('/', '_')));
  }
  return forms;
}

/** No file of ours unpacks to more; what does is cut there. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;
/** A zip in a gzip in a zip. */
const DEPTH_LIMIT = 3;

/** Where `text` stands in the bytes. */
export function findInBytes(bytes: Buffer, forms: Forms, place: string, depth = 0): Finding[] {
  const found = [...forms]
    .filter(([, form]) => bytes.includes(form))
    .map(([writtenAs]) => ({ place, writtenAs }));
  if (depth === DEPTH_LIMIT) return found;
  for (const { from, unpacked } of unpack(bytes)) {
    found.push(...findInBytes(unpacked, forms, `${place} > ${from}`, depth + 1));
  }
  return found;
}

interface Unpacked {
  readonly from: string;
  readonly unpacked: Buffer;
}

function* unpack(bytes: Buffer): Iterable<Unpacked> {
  for (const at of placesOf(bytes, [0x1f, 0x8b, 0x08])) {
    yield* inflated(Gunzip, bytes.subarray(at), `gzip at ${at}`);
  }
  for (const level of [0x01, 0x5e, 0x9c, 0xda]) {
    for (const at of placesOf(bytes, [0x78, level])) {
      yield* inflated(Unzlib, bytes.subarray(at), `zlib at ${at}`);
    }
  }
  for (const at of placesOf(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    if (at + 30 > bytes.length || bytes.readUInt16LE(at + 8) !== 8) continue;
    const content = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    yield* inflated(Inflate, bytes.subarray(content), `zip entry at ${at}`);
  }
}

function* placesOf(bytes: Buffer, beginning: readonly number[]): Iterable<number> {
  const sought = Buffer.from(beginning);
  for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + 1)) yield at;
}

/** Bytes at once: what stands before a fault in one such piece is unpacked. */
const PIECE = 1_024;

/** What follows is mostly not packed at all: then there is nothing. What is cut gives what there is. */
function inflated(
  Unpacking: typeof Gunzip | typeof Unzlib | typeof Inflate,
  packed: Buffer,
  from: string,
): Unpacked[] {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isOver = false;
  const unpacking = new Unpacking((piece, isLast) => {
    pieces.push(piece);
    length += piece.length;
    isOver = isLast;
  });
  try {
    for (let at = 0; at < packed.length && !isOver && length < UNPACKED_LIMIT; at += PIECE) {
      unpacking.push(packed.subarray(at, at + PIECE));
    }
  } catch {
    // Its end, or that it was none.
  }
  return length === 0 ? [] : [{ from, unpacked: Buffer.concat(pieces) }];
}

/** In every file below the folder. */
export async function findText(folder: string, text: string): Promise<readonly Finding[]> {
  const forms = formsOf(text);
  const found: Finding[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A browser removes files while it ends.
    const bytes = await readFile(path).catch(() => null);
    const place = path.slice(folder.length + 1);
    if (bytes) found.push(...findInBytes(bytes, forms, place));
    found.push(...findInBytes(Buffer.from(entry.name), forms, `name of ${place}`));
  }
  return found;
}
