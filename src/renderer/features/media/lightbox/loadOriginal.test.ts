import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import type { OpenMedia } from '../download/readWhole.ts';
import { loadOriginal } from './loadOriginal.ts';

const content = Uint8Array.from({ length: 3_000 }, (_, index) => (index * 31) % 256);
const photo = {
  storagePath: 'users/jeanne/items/lake/original',
  byteCount: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  contentType: 'image/jpeg',
};

/** A store that falls silent in the middle of its first answers. */
function openPage(silences: number) {
  const clock = createManualClock();
  const asked: number[] = [];
  const stop = new AbortController();
  const open: OpenMedia = async (_path, fromByte) => {
    asked.push(fromByte);
    const isSilent = asked.length <= silences;
    return {
      byteCount: null,
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue(isSilent ? content.slice(fromByte, fromByte + 1_000) : content.slice(fromByte));
          if (!isSilent) controller.close();
        },
      }),
    };
  };
  const loading = loadOriginal(photo, stop.signal, {
    open,
    clock,
    waitForConnection: () => new Promise(() => undefined),
  });
  loading.catch(() => undefined);
  const opened = () => expect.poll(() => asked.length).toBe(1);
  return { clock, loading, asked, stop, opened };
}

test('a photo whose line goes silent goes on from where it stood', async () => {
  const { clock, loading, asked, opened } = openPage(1);
  await opened();
  await clock.advance(30_000);
  const blob = await loading;
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(content);
  expect(blob.type).toBe('image/jpeg');
  expect(asked).toEqual([0, 1_000]);
});

test('a photo that leaves the view is not fetched any more', async () => {
  const { clock, loading, asked, stop, opened } = openPage(9);
  await opened();
  stop.abort('turned the page');
  await expect(loading).rejects.toBe('turned the page');
  await clock.advance(120_000);
  expect(asked).toEqual([0]);
});
