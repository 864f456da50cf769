/**
 * Whether an AVI, WAV or WebP is as long as it says. Recorders that were switched off too early, and programs that write
 * into a stream, leave a length that was never filled in: nothing is known then. Source: Microsoft's Multimedia
 * Programming Interface, "RIFF", and the AVI RIFF File Reference.
 */
import { readPart } from '../readPart.ts';

const HEADER_LENGTH = 8;
const LIST_HEADER_LENGTH = 12;
/** An odd chunk ends with a byte that many programs count and do not write. */
const PADDING = 1;
/** Beside the frames there are headers, notes and room for more. */
const MOST_CHUNKS = 1_000;
/** How far below the largest numbers of 31 and 32 bits programs stay when they know no length. */
const NEARLY = 0x1000;

interface Chunk {
  /** Of a list with what it lists: `RIFF AVI `, `LIST movi`. */
  readonly name: string;
  readonly contentStart: number;
  readonly length: number;
}

const endOf = ({ contentStart, length }: Chunk) => contentStart + length;
const isInside = (file: Blob, chunk: Chunk) => endOf(chunk) <= file.size + PADDING;
const isLengthKnown = ({ length }: Chunk) =>
  length > 0 && [0x8000_0000, 0x1_0000_0000].every((limit) => length > limit || length < limit - NEARLY);

async function readChunk(file: Blob, at: number): Promise<Chunk | null> {
  const head = await readPart(file, at, Math.min(LIST_HEADER_LENGTH, Math.max(0, file.size - at)));
  if (!head || head.byteLength < HEADER_LENGTH) return null;
  const text = new TextDecoder('latin1').decode(head);
  const id = text.slice(0, 4);
  const isList = id === 'RIFF' || id === 'LIST';
  return {
    name: isList ? `${id} ${text.slice(8)}` : id,
    contentStart: at + HEADER_LENGTH,
    length: head.getUint32(4, true),
  };
}

async function readChunks(file: Blob, start: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = start; at < file.size && chunks.length < MOST_CHUNKS; ) {
    const chunk = await readChunk(file, at);
    if (!chunk) break;
    chunks.push(chunk);
    at = endOf(chunk) + (chunk.length % 2);
  }
  return chunks;
}

/** The chunk that matters: frames or sound. What follows it is an index, which players do without, or notes. */
const contents = new Set(['LIST movi', 'data']);

/** A list that says to be longer than the file, though all that matters in it may be there. */
async function isContentWhole(file: Blob, list: Chunk): Promise<boolean> {
  const chunks = await readChunks(file, list.contentStart + 4);
  const content = chunks.find(({ name }) => contents.has(name));
  if (!content) return !isLengthKnown(list);
  return !isLengthKnown(content) || isInside(file, content);
}

/** Long films go on in more lists, one after the other. */
export async function isRiffWhole(file: Blob): Promise<boolean> {
  for (const list of await readChunks(file, 0)) {
    if (!list.name.startsWith('RIFF ')) break;
    if (isLengthKnown(list) && isInside(file, list)) continue;
    return isContentWhole(file, list);
  }
  return true;
}
