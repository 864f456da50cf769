import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import type { Startable } from '../workerPool.ts';
import { createForeignDecoder } from './foreignDecoder.ts';

/** This end of a channel answers, dies, or is silent. */
class TestWorker extends EventTarget implements Startable {
  readonly #channel = new MessageChannel();

  constructor(behaviour: 'broken' | 'dying' | 'silent') {
    super();
    if (behaviour === 'broken') expose({ decode: () => ({ kind: 'broken' }) }, this.#channel.port2);
    if (behaviour === 'dying') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    this.#channel.port1.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.#channel.port1.start();
  }

  postMessage(message: unknown): void {
    this.#channel.port1.postMessage(message);
  }

  terminate(): void {
    this.#channel.port1.close();
    this.#channel.port2.close();
  }
}

const picture = (bytes: number) => new Blob([new Uint8Array(bytes)]);

test('a picture is called broken on the decoder’s own word only', async () => {
  const clock = createManualClock();
  const decodeWith = (behaviour: 'broken' | 'dying') =>
    createForeignDecoder(() => new TestWorker(behaviour), clock)('heic', picture(4));
  expect(await decodeWith('broken')).toEqual({ kind: 'broken' });
  expect(await decodeWith('dying')).toEqual({ kind: 'not-drawn' });
});

test('a decoder has a minute, and longer for a large picture; one that hangs leaves it not drawn', async () => {
  const clock = createManualClock();
  const decode = createForeignDecoder(() => new TestWorker('silent'), clock);
  let outcome = '';
  const decoding = decode('heic', picture(3_000_000)).then(({ kind }) => {
    outcome = kind;
  });
  await clock.advance(62_999);
  expect(outcome).toBe('');
  await clock.advance(1);
  await decoding;
  expect(outcome).toBe('not-drawn');
});
