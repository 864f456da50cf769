/**
 * Whether a PNG's pixels are as they were written. Browsers draw a broken one as far as it goes, without a word. It is
 * called broken only when its pixels do not unpack to their end and the file is cut or a chunk's checksum is wrong too:
 * careless programs have written one wrong checksum, or bytes too many, in pictures that every viewer shows.
 * Source: PNG §5.3 (chunks), §10 (compression).
 */
import { crc32 } from 'hash-wasm';

const SIGNATURE_LENGTH = 8;
/** Length, name and checksum around a chunk's content. */
const FRAME = 12;

interface Pixels {
  readonly compressed: readonly Uint8Array<ArrayBuffer>[];
  readonly isCut: boolean;
  readonly isChanged: boolean;
}

async function findPixels(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const view = new DataView(bytes.buffer);
  const compressed: Uint8Array<ArrayBuffer>[] = [];
  let isChanged = false;
  let start = SIGNATURE_LENGTH;
  while (start + FRAME <= bytes.length) {
    const length = view.getUint32(start);
    const content = start + 8;
    const end = content + length;
    const name = String.fromCharCode(...bytes.subarray(start + 4, content));
    if (name === 'IEND') return { compressed, isCut: false, isChanged };
    if (name === 'IDAT') {
      compressed.push(bytes.subarray(content, end));
      isChanged ||=
        end + 4 > bytes.length ||
        Number.parseInt(await crc32(bytes.subarray(start + 4, end)), 16) !== view.getUint32(end);
    }
    start = end + 4;
  }
  return { compressed, isCut: true, isChanged };
}

async function unpacks(compressed: readonly Uint8Array<ArrayBuffer>[]): Promise<boolean> {
  const unpacked = new Blob([...compressed]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    await unpacked.pipeTo(new WritableStream());
    return true;
  } catch {
    return false;
  }
}

export async function isPngSound(file: Blob): Promise<boolean> {
  const { compressed, isCut, isChanged } = await findPixels(new Uint8Array(await file.arrayBuffer()));
  return !(isCut || isChanged) || unpacks(compressed);
}
