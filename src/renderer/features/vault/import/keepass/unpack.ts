/** Unpacks gzip, and stops where it becomes more than allowed: a thousandth of the size is enough to write it. */
import { ImportRefusedError } from '../importOutcome.ts';

export async function unpack(packed: ArrayBuffer, most: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))) {
    size += chunk.byteLength;
    if (size > most) throw new ImportRefusedError('inflates-too-much');
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}
