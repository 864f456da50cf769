/** Pieces of a stored file, asked for in blocks: what stands beside each other is read once. */
import type { Services } from '../services.ts';
import type { ReadBytes } from './pdf/openPdf.ts';

const BLOCK = 64 * 1024;
/** Blocks that are kept at once. */
const MOST_BLOCKS = 32;

export function readStored({ bucket }: Services, path: string, byteCount: number): ReadBytes {
  const stored = bucket.file(path);
  const blocks = new Map<number, Buffer>();

  async function blockAt(index: number): Promise<Buffer> {
    const known = blocks.get(index);
    if (known) return known;
    const [start, end] = [index * BLOCK, Math.min(byteCount, (index + 1) * BLOCK) - 1];
    const chunks: Buffer[] = [];
    for await (const chunk of stored.createReadStream({ start, end, validation: false }))
      chunks.push(Buffer.from(chunk as Uint8Array));
    const block = Buffer.concat(chunks);
    const [oldest] = blocks.keys();
    if (blocks.size >= MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    blocks.set(index, block);
    return block;
  }

  return async (start, end) => {
    const [from, to] = [Math.max(0, start), Math.min(byteCount, end)];
    const found: Buffer[] = [];
    for (let index = Math.floor(from / BLOCK); index * BLOCK < to; index += 1) {
      const block = await blockAt(index);
      found.push(block.subarray(Math.max(0, from - index * BLOCK), to - index * BLOCK));
    }
    return Buffer.concat(found);
  };
}
