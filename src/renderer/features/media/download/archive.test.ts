import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { type ArchivedFile, makeArchive } from './archive.ts';
import { type OpenMedia, readWhole, WrongLengthError } from './readWhole.ts';

const clock: Clock = { now: () => 0, sleep: async (_, signal) => signal?.throwIfAborted() };
const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17) % 256);

/** A media store in memory that hands files out in pieces of 1,000 bytes and can drop the line. */
function store(files: Record<string, Uint8Array>, dropAfterPieces = Number.POSITIVE_INFINITY) {
  const opened: { path: string; fromByte: number }[] = [];
  const open: OpenMedia = async (path, fromByte) => {
    opened.push({ path, fromByte });
    const content = files[path];
    if (!content) throw new Error('404');
    let position = fromByte;
    let pieces = 0;
    return new ReadableStream({
      pull(controller) {
        if (position >= content.length) return controller.close();
        if (pieces >= dropAfterPieces) return controller.error(new TypeError('network error'));
        controller.enqueue(content.slice(position, position + 1_000));
        position += 1_000;
        pieces += 1;
      },
    });
  };
  return { open, opened };
}

const file = (storagePath: string, byteCount: number, fileName = 'IMG_1.jpg'): ArchivedFile => ({
  fileName,
  storagePath,
  byteCount,
  takenAt: '2024-07-01T10:00:00.000Z',
});

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

describe('Downloading many originals', () => {
  it('gives every file back byte for byte, under names that do not collide', async () => {
    const files = { a: bytes(2_500, 1), b: bytes(999, 2), c: bytes(1, 3) };
    const progress: number[] = [];
    const archive = makeArchive([file('a', 2_500), file('b', 999), file('c', 1, 'note.pdf')], {
      open: store(files).open,
      signal: new AbortController().signal,
      clock,
      onProgress: (written) => progress.push(written),
    });
    const zip = await collect(archive.stream);
    expect(zip.length).toBe(archive.byteCount);
    expect(progress.at(-1)).toBe(archive.byteCount);
    const entries = unzipSync(zip);
    expect(Object.keys(entries)).toEqual(['IMG_1.jpg', 'IMG_1 (2).jpg', 'note.pdf']);
    expect(entries['IMG_1.jpg']).toEqual(files.a);
    expect(entries['IMG_1 (2).jpg']).toEqual(files.b);
    expect(archive.missing).toEqual([]);
  });

  it('brings texts among the files, with their length known beforehand', async () => {
    const letter = {
      fileName: 'lettre.html',
      text: 'Chère Lucie, à bientôt',
      takenAt: '1962-05-01T00:00:00Z',
    };
    const archive = makeArchive([letter, file('b', 999)], {
      open: store({ b: bytes(999, 2) }).open,
      signal: new AbortController().signal,
      clock,
      onProgress: () => {},
    });
    const zip = await collect(archive.stream);
    expect(zip.length).toBe(archive.byteCount);
    expect(new TextDecoder().decode(unzipSync(zip)['lettre.html'])).toBe(letter.text);
  });

  it('leaves out a file that cannot be had, names it, and brings the others', async () => {
    const archive = makeArchive([file('gone', 5, 'gone.jpg'), file('b', 999)], {
      open: store({ b: bytes(999, 2) }).open,
      signal: new AbortController().signal,
      clock,
      onProgress: () => {},
    });
    expect(Object.keys(unzipSync(await collect(archive.stream)))).toEqual(['IMG_1.jpg']);
    expect(archive.missing).toEqual(['gone.jpg']);
  });

  it('reads nothing before it is asked, and stops when cancelled', async () => {
    const { open, opened } = store({ a: bytes(50_000, 1), b: bytes(50_000, 2) });
    const controller = new AbortController();
    const archive = makeArchive([file('a', 50_000), file('b', 50_000)], {
      open,
      signal: controller.signal,
      clock,
      onProgress: () => controller.abort(),
    });
    await expect(collect(archive.stream)).rejects.toThrow();
    expect(opened.map(({ path }) => path)).toEqual(['a']);
  });
});

describe('Downloading over a bad line', () => {
  const options = (open: OpenMedia, byteCount: number) => ({
    open,
    storagePath: 'a',
    byteCount,
    signal: new AbortController().signal,
    clock,
  });

  it('goes on from the byte where the line dropped', async () => {
    const content = bytes(4_500, 5);
    const { open, opened } = store({ a: content }, 2);
    expect(await collect(await readWhole(options(open, 4_500)))).toEqual(content);
    expect(opened.map(({ fromByte }) => fromByte)).toEqual([0, 2_000, 4_000]);
  });

  it('waits for the line to come back when opening fails too', async () => {
    const content = bytes(3_000, 5);
    const { open } = store({ a: content }, 2);
    let calls = 0;
    const flaky: OpenMedia = (...parameters) => {
      calls += 1;
      return calls === 2 || calls === 3 ? Promise.reject(new TypeError('offline')) : open(...parameters);
    };
    expect(await collect(await readWhole(options(flaky, 3_000)))).toEqual(content);
    expect(calls).toBe(4);
  });

  it('gives up when nothing more comes, instead of trying for ever', async () => {
    const { open, opened } = store({ a: bytes(4_500, 5) }, 0);
    await expect(collect(await readWhole(options(open, 4_500)))).rejects.toThrow('network error');
    expect(opened.length).toBe(5);
  });

  it('refuses a file longer than its item says, rather than writing a wrong one', async () => {
    const { open } = store({ a: bytes(2_000, 5) });
    await expect(collect(await readWhole(options(open, 1_500)))).rejects.toThrow(WrongLengthError);
  });
});
