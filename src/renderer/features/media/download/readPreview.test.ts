import { expect, test } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { readPreview } from './readPreview.ts';
import { type OpenedMedia, WrongContentError } from './readWhole.ts';
import { untilGivenUp } from './retries.testing.ts';

const jpeg = [0xff, 0xd8, 1, 2, 3];
const webp = [...Buffer.from('RIFF\u0004\0\0\0WEBPVP8 ')];

const answer = (content: readonly number[], byteCount: number | null = content.length): OpenedMedia => ({
  stream: new Response(Uint8Array.from(content)).body ?? new ReadableStream(),
  byteCount,
});

/** Reads from a store that answers in turn as it is given, and always at last as the last time. */
function read(...answers: (OpenedMedia | Error)[]) {
  const opened = { times: 0 };
  const reading = readPreview({
    open: async () => {
      const given = answers[Math.min(opened.times, answers.length - 1)];
      opened.times += 1;
      if (!given || given instanceof Error) throw given;
      return given;
    },
    previewPath: 'thumbnails/large',
    signal: new AbortController().signal,
    retries: untilGivenUp().retries,
  });
  return { reading, opened };
}

test.each([
  ['a JPEG', jpeg],
  ['a WebP, as what is see-through', webp],
])('a preview is %s', async (_, content) => {
  for (const byteCount of [content.length, null]) {
    const { reading } = read(answer(content, byteCount));
    expect([...new Uint8Array(await (await reading).arrayBuffer())]).toEqual(content);
  }
});

test.each(['<h1>Welcome to Hotel Miramar</h1>', 'RIFF\u0004\0\0\0AVI LIST'])(
  'what begins as no picture is none: %j',
  async (page) => {
    const { reading, opened } = read(answer([...Buffer.from(page)]));
    await expect(reading).rejects.toBeInstanceOf(WrongContentError);
    expect(opened.times).toBe(1);
  },
);

test('a preview that ended early is fetched again', async () => {
  const { reading, opened } = read(answer(jpeg.slice(0, 3), jpeg.length), answer(jpeg));
  expect((await reading).size).toBe(jpeg.length);
  expect(opened.times).toBe(2);
});

test.each([
  ['fails', 500, 5],
  ['refuses', 404, 1],
])('a store that answers and %s (%i) is asked for it %i times', async (_, status, times) => {
  const failure = new AnswerError('thumbnails/large', status);
  const { reading, opened } = read(failure);
  await expect(reading).rejects.toBe(failure);
  expect(opened.times).toBe(times);
});
