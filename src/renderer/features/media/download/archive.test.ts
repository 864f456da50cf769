import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { SilenceError } from '#platform/backend/deadline.ts';
import type { Clock } from '#shared/clock.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import {
  type ArchivedFile,
  type ArchiveEntry,
  type FurtherWriting,
  makeArchive,
  NothingToSaveError,
} from './archive.ts';
import { readPreview } from './readPreview.ts';
import { type OpenMedia, readWhole, WrongContentError } from './readWhole.ts';
import { recordingClock, untilGivenUp } from './retries.testing.ts';

const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17) % 256);

/** A media store in memory that hands files out in pieces of 1,000 bytes and can drop the line. */
function store(files: Record<string, Uint8Array<ArrayBuffer>>, dropAfterPieces = Number.POSITIVE_INFINITY) {
  const opened: { path: string; fromByte: number }[] = [];
  const open: OpenMedia = async (path, fromByte) => {
    opened.push({ path, fromByte });
    const content = files[path];
    if (!content) throw new AnswerError(path, 404);
    let position = fromByte;
    let pieces = 0;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (position >= content.length) return controller.close();
        if (pieces >= dropAfterPieces) return controller.error(new TypeError('network error'));
        controller.enqueue(content.slice(position, position + 1_000));
        position += 1_000;
        pieces += 1;
      },
    });
    return { stream, byteCount: null };
  };
  return { open, opened };
}

/** Answers the first calls with what is given, and then as `open` does. */
function after(open: OpenMedia, ...first: (() => Promise<Awaited<ReturnType<OpenMedia>>>)[]): OpenMedia {
  let calls = 0;
  return (...parameters) => {
    const answer = first[calls];
    calls += 1;
    return answer ? answer() : open(...parameters);
  };
}

const fails = (error: Error) => () => Promise.reject(error);

/** A page of somebody else, which says nothing of its length. */
const foreignPage = async () => ({
  stream: new Response('<h1>Welcome to Hotel Miramar</h1>').body ?? new ReadableStream(),
  byteCount: null,
});

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const file = (storagePath: string, content: Uint8Array, fileName = 'IMG_1.jpg'): ArchivedFile => ({
  fileName,
  storagePath,
  byteCount: content.length,
  sha256: sha256Of(content),
  takenAt: '2024-07-01T10:00:00.000Z',
});

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

describe('Downloading many originals', () => {
  const archiveOf = (
    files: readonly ArchiveEntry[],
    open: OpenMedia,
    more: Partial<Parameters<typeof makeArchive>[1]> = {},
  ) =>
    makeArchive(files, {
      open,
      signal: new AbortController().signal,
      ...untilGivenUp(),
      onProgress: () => {},
      ...more,
    });

  it('gives every file back byte for byte, under names that do not collide', async () => {
    const files = { a: bytes(2_500, 1), b: bytes(999, 2), c: bytes(1, 3) };
    const progress: number[] = [];
    const archive = archiveOf(
      [file('a', files.a), file('b', files.b), file('c', files.c, 'note.pdf')],
      store(files).open,
      { onProgress: (written) => progress.push(written) },
    );
    const zip = await collect(archive.stream);
    expect(zip.length).toBe(archive.byteCount);
    expect(progress.at(-1)).toBe(archive.byteCount);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
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
    const b = bytes(999, 2);
    const archive = archiveOf([letter, file('b', b)], store({ b }).open);
    const zip = await collect(archive.stream);
    expect(zip.length).toBe(archive.byteCount);
    expect(new TextDecoder().decode(unzipSync(zip)['lettre.html'])).toBe(letter.text);
  });

  it('brings previews, whose length and checksum nobody knows, and names those that are no pictures', async () => {
    const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const page = new TextEncoder().encode('<h1>Welcome to Hotel Miramar</h1>');
    const preview = (previewPath: string) => ({
      fileName: `${previewPath}.jpg`,
      folder: 'previews',
      takenAt: '2024-07-01T10:00:00.000Z',
      previewPath,
    });
    const b = bytes(999, 2);
    const files = store({ b, picture, page });
    const open = after(
      files.open,
      () => files.open('b', 0, new AbortController().signal),
      fails(new TypeError('network error')),
    );
    const archive = archiveOf([file('b', b), preview('picture'), preview('page'), preview('gone')], open);
    const entries = unzipSync(await collect(archive.stream));
    expect(entries['previews/picture.jpg']).toEqual(picture);
    expect(archive.missing).toEqual(['previews/page.jpg', 'previews/gone.jpg']);
  });

  it('leaves out a file that cannot be had, names it, and brings the others', async () => {
    const b = bytes(999, 2);
    const archive = archiveOf([file('gone', bytes(5, 1), 'gone.jpg'), file('b', b)], store({ b }).open);
    expect(Object.keys(unzipSync(await collect(archive.stream)))).toEqual(['IMG_1.jpg']);
    expect(archive.missing).toEqual(['gone.jpg']);
  });

  it('leaves out a file that is not the one that was kept, and calls it missing', async () => {
    const [a, b] = [bytes(2_500, 1), bytes(999, 2)];
    const archive = archiveOf(
      [file('a', a, 'a.jpg'), file('b', b, 'b.jpg')],
      store({ a: bytes(2_500, 7), b }).open,
    );
    expect(Object.keys(unzipSync(await collect(archive.stream)))).toEqual(['b.jpg']);
    expect(archive.missing).toEqual(['a.jpg']);
  });

  it('tries a file that failed once more when the others are in', async () => {
    const [a, b] = [bytes(10, 1), bytes(999, 2)];
    const open = after(store({ a, b }).open, fails(new AnswerError('a', 403)));
    const archive = archiveOf([file('a', a, 'a.jpg'), file('b', b, 'b.jpg')], open);
    expect(Object.keys(unzipSync(await collect(archive.stream)))).toEqual(['b.jpg', 'a.jpg']);
    expect(archive.missing).toEqual([]);
  });

  it('brings only what was missing when asked again, under the same paths', async () => {
    const [a, b] = [bytes(10, 1), bytes(999, 2)];
    const archive = archiveOf([file('a', a), file('b', b)], store({ a, b }).open, {
      only: new Set(['IMG_1 (2).jpg']),
    });
    const zip = await collect(archive.stream);
    expect(zip.length).toBe(archive.byteCount);
    expect(unzipSync(zip)).toEqual({ 'IMG_1 (2).jpg': b });
  });

  it('brings what is further in it first and once, and names at its end what was missing of it', async () => {
    const [a, b] = [bytes(10, 1), bytes(999, 2)];
    const closed: string[] = [];
    const further = {
      byteCount: 3,
      async *write({ onMissing }: FurtherWriting) {
        yield { name: 'vault/vault.json', input: '{}' };
        onMissing('deed.txt');
      },
    };
    const closing = (missing: readonly string[]) => {
      if (missing.length > 0) closed.push(...missing);
      return [];
    };
    const archive = archiveOf([file('gone', a, 'a.jpg'), file('b', b, 'b.jpg')], store({ b }).open, {
      further,
      closing,
    });
    const entries = Object.keys(unzipSync(await collect(archive.stream)));
    expect(entries).toEqual(['vault/vault.json', 'b.jpg']);
    expect([archive.missing, archive.furtherMissing, closed]).toEqual([
      ['a.jpg'],
      ['deed.txt'],
      ['a.jpg', 'deed.txt'],
    ]);
    const rest = archiveOf([file('a', a, 'a.jpg')], store({ a }).open, { further, only: new Set(['a.jpg']) });
    expect(Object.keys(unzipSync(await collect(rest.stream)))).toEqual(['a.jpg']);
  });

  it('makes no archive when not one file can be had', async () => {
    const archive = archiveOf([file('gone', bytes(5, 1))], store({}).open);
    await expect(collect(archive.stream)).rejects.toThrow(NothingToSaveError);
  });

  it('reads nothing before it is asked, and stops when cancelled', async () => {
    const files = { a: bytes(50_000, 1), b: bytes(50_000, 2) };
    const { open, opened } = store(files);
    const controller = new AbortController();
    const archive = archiveOf([file('a', files.a), file('b', files.b)], open, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(collect(archive.stream)).rejects.toThrow();
    expect(opened.map(({ path }) => path)).toEqual(['a']);
  });
});

describe('Downloading over a bad line', () => {
  const options = (open: OpenMedia, content: Uint8Array, waiting = untilGivenUp()) => ({
    open,
    storagePath: 'a',
    byteCount: content.length,
    sha256: sha256Of(content),
    signal: new AbortController().signal,
    retries: waiting.retries,
  });
  const read = async (...parameters: Parameters<typeof options>) =>
    new Uint8Array(await (await readWhole(options(...parameters))).arrayBuffer());

  it('goes on from the byte where the line dropped', async () => {
    const content = bytes(4_500, 5);
    const { open, opened } = store({ a: content }, 2);
    expect(await read(open, content)).toEqual(content);
    expect(opened.map(({ fromByte }) => fromByte)).toEqual([0, 2_000, 4_000]);
  });

  it('waits for the line to come back when the very first opening fails', async () => {
    const content = bytes(3_000, 5);
    const offline = fails(new TypeError('offline'));
    expect(await read(after(store({ a: content }).open, offline, offline, offline), content)).toEqual(
      content,
    );
  });

  it('tries at once when the device is connected again', async () => {
    const content = bytes(3_000, 5);
    const clock: Clock = { now: () => 0, sleep: () => new Promise(() => {}) };
    const open = after(store({ a: content }).open, fails(new TypeError('offline')));
    expect(
      await read(
        open,
        content,
        untilGivenUp(clock, async () => {}),
      ),
    ).toEqual(content);
  });

  it('waits as long as a busy server asks', async () => {
    const content = bytes(3_000, 5);
    const { clock, delays } = recordingClock();
    const open = after(store({ a: content }).open, fails(new AnswerError('a', 429, 20_000)));
    expect(await read(open, content, untilGivenUp(clock))).toEqual(content);
    expect(delays).toEqual([20_000]);
  });

  it('gives up after some minutes without a byte, instead of trying for ever', async () => {
    const content = bytes(4_500, 5);
    const { clock, delays } = recordingClock();
    await expect(read(store({ a: content }, 0).open, content, untilGivenUp(clock))).rejects.toThrow(
      'network error',
    );
    const waited = delays.reduce((sum, delay) => sum + delay, 0);
    expect(waited).toBeGreaterThan(240_000);
    expect(waited).toBeLessThanOrEqual(300_000);
  });

  it('does not wait for minutes on a file that the server itself cannot read', async () => {
    let calls = 0;
    const broken: OpenMedia = () => {
      calls += 1;
      return Promise.reject(new AnswerError('a', 500));
    };
    await expect(read(broken, bytes(10, 1))).rejects.toThrow('500');
    expect(calls).toBe(5);
  });

  it('fetches a file again from the beginning when somebody else answered first', async () => {
    const content = bytes(4_500, 5);
    expect(await read(after(store({ a: content }).open, foreignPage), content)).toEqual(content);
  });

  it('fetches a file again that came altered, and refuses it when it stays so', async () => {
    const content = bytes(4_500, 5);
    const altered = store({ a: bytes(4_500, 6) });
    const open = after(store({ a: content }).open, () => altered.open('a', 0, new AbortController().signal));
    expect(await read(open, content)).toEqual(content);
    await expect(read(altered.open, content)).rejects.toThrow(WrongContentError);
  });

  it('refuses a file whose answer names another length, without reading it', async () => {
    const content = bytes(4_500, 5);
    const { open } = store({ a: content });
    const long: OpenMedia = async (...parameters) => ({ ...(await open(...parameters)), byteCount: 9_000 });
    await expect(read(long, content)).rejects.toThrow(WrongContentError);
  });

  it('refuses a file longer than its item says, rather than writing a wrong one', async () => {
    const content = bytes(2_000, 5);
    await expect(read(store({ a: content }).open, content.slice(0, 1_500))).rejects.toThrow(
      WrongContentError,
    );
  });

  /** The first opening goes silent, in the way that is given; the second is sound. */
  async function readSilent(content: Uint8Array<ArrayBuffer>, goSilent: OpenMedia) {
    const clock = createManualClock();
    const { open, opened } = store({ a: content });
    const silent: OpenMedia = (...parameters) =>
      opened.length === 0 ? open(...parameters).then(() => goSilent(...parameters)) : open(...parameters);
    let outcome: Uint8Array | string | null = null;
    read(silent, content, untilGivenUp(clock)).then(
      (whole) => {
        outcome = whole;
      },
      (error: unknown) => {
        outcome = String(error);
      },
    );
    while (outcome === null) {
      await new Promise((resume) => setImmediate(resume));
      await clock.advance(1_000);
    }
    return { outcome, asked: opened.map(({ fromByte }) => fromByte) };
  }

  it('goes on from where it stood when the line has gone silent', async () => {
    const content = bytes(4_500, 5);
    let isCancelled = false;
    const { outcome, asked } = await readSilent(content, async () => ({
      byteCount: null,
      stream: new ReadableStream({
        start: (controller) => controller.enqueue(content.slice(0, 2_000)),
        cancel: () => {
          isCancelled = true;
        },
      }),
    }));
    expect(outcome).toEqual(content);
    expect(asked).toEqual([0, 2_000]);
    expect(isCancelled).toBe(true);
  });

  it('asks again when nobody answers, and stops what it had asked', async () => {
    const content = bytes(4_500, 5);
    let given: AbortSignal | undefined;
    const { outcome, asked } = await readSilent(content, (_path, _fromByte, signal) => {
      given = signal;
      return new Promise(() => undefined);
    });
    expect(outcome).toEqual(content);
    expect(asked).toEqual([0, 0]);
    expect(given?.aborted).toBe(true);
  });

  it('asks again for a preview of which nothing more comes', async () => {
    const clock = createManualClock();
    const picture = Uint8Array.of(0xff, 0xd8, 1, 2, 3);
    let openings = 0;
    const reading = readPreview({
      open: async () => {
        openings += 1;
        const isSilent = openings === 1;
        const stream = new ReadableStream({
          start(controller) {
            controller.enqueue(picture);
            if (!isSilent) controller.close();
          },
        });
        return { byteCount: picture.length, stream };
      },
      previewPath: 'p',
      signal: new AbortController().signal,
      retries: untilGivenUp(clock).retries,
    });
    for (let second = 0; openings < 2 && second < 60; second += 1) {
      await new Promise((resume) => setImmediate(resume));
      await clock.advance(1_000);
    }
    expect(openings).toBe(2);
    expect((await reading).size).toBe(picture.length);
  });

  it('counts silence as waiting, and gives up in the end', async () => {
    const content = bytes(10, 5);
    const clock = createManualClock();
    const openings: number[] = [];
    const reading = read(
      () => {
        openings.push(clock.now());
        return new Promise(() => undefined);
      },
      content,
      untilGivenUp(clock),
    );
    let givenUpAt = 0;
    reading.catch(() => {
      givenUpAt = clock.now();
    });
    while (givenUpAt === 0) {
      await new Promise((resume) => setImmediate(resume));
      await clock.advance(1_000);
    }
    await expect(reading).rejects.toThrow(SilenceError);
    expect(givenUpAt - (openings[0] ?? 0)).toBeLessThanOrEqual(320_000);
    expect(openings.length).toBeGreaterThan(5);
  });

  it('stops at once when it is cancelled in a silence', async () => {
    const stop = new AbortController();
    const content = bytes(10, 5);
    const silent: OpenMedia = async () => ({ byteCount: null, stream: new ReadableStream() });
    const reading = readWhole({
      ...options(silent, content, untilGivenUp(createManualClock())),
      signal: stop.signal,
    });
    const outcome = expect(reading).rejects.toBe('cancelled');
    await new Promise((resume) => setImmediate(resume));
    stop.abort('cancelled');
    await outcome;
  });
});
