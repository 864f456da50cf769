import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { type Behaviour, TestWorker } from '../worker.testing.ts';
import { createForeignDecoder } from './foreignDecoder.ts';

const decoder = { decode: () => ({ kind: 'broken' }) };
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)]);

test('a picture is called broken on the decoder’s own word only', async () => {
  const clock = createManualClock();
  const decodeWith = (behaviour: Behaviour) =>
    createForeignDecoder(() => new TestWorker(behaviour, decoder), clock)('heic', picture(4));
  expect(await decodeWith('sound')).toEqual({ kind: 'broken' });
  expect(await decodeWith('dying')).toEqual({ kind: 'not-drawn' });
});

test('a decoder has a minute, and longer for a large picture; one that hangs leaves it not drawn', async () => {
  const clock = createManualClock();
  const decode = createForeignDecoder(() => new TestWorker('silent', decoder), clock);
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
