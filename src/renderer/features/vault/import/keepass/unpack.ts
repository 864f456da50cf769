/** Unpacks gzip, and stops where it becomes more than allowed: a thousandth of the size is enough to write it. */
import { ImportRefusedError } from '../importOutcome.ts';

export async function unpack(packed: ArrayBuffer, most: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of unpackInChunks(packed, most)) chunks.push(chunk);
  return new Blob(chunks).arrayBuffer();
}

/** How many bytes it becomes, none of which are kept. */
export async function measureUnpacked(packed: ArrayBuffer, most: number): Promise<number> {
  let size = 0;
  for await (const chunk of unpackInChunks(packed, most)) size += chunk.byteLength;
  return size;
}

async function* unpackInChunks(packed: ArrayBuffer, most: number) {
  let size = 0;
  for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))) {
    size += chunk.byteLength;
    if (size > most) throw new ImportRefusedError('inflates-too-much');
    yield chunk;
  }
}
