import { expect, test, vi } from 'vitest';
import { type Behaviour, TestWorker } from '#platform/workers/worker.testing.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { DecoderNotLoadedError, isDecoderNotLoaded } from './decoderNotLoaded.ts';
import { createForeignDecoder } from './foreignDecoder.ts';

const decoder = { load: () => undefined, decode: () => ({ kind: 'broken' }) };
const never = () => new Promise<never>(() => undefined);
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)]);

test('a picture is called broken on the decoder’s own word only', async () => {
  const clock = createManualClock();
  const decodeWith = (behaviour: Behaviour) =>
    createForeignDecoder(() => new TestWorker(behaviour, decoder), clock)('heic', picture(4));
  expect(await decodeWith('sound')).toEqual({ kind: 'broken' });
  expect(await decodeWith('dying')).toEqual({ kind: 'not-drawn' });
});

test.each([
  ['heic', 60_000],
  ['tiff', 60_000],
] as const)(
  'a decoder of %s has %i ms, and longer for a large picture; one that hangs leaves it not drawn',
  async (kind, limit) => {
    const clock = createManualClock();
    const hang = vi.fn(never);
    const hanging = { ...decoder, decode: hang };
    const decode = createForeignDecoder(() => new TestWorker('sound', hanging), clock);
    let outcome = '';
    const decoding = decode(kind, picture(3_000_000)).then((decoded) => {
      outcome = decoded.kind;
    });
    await expect.poll(() => hang.mock.calls.length).toBe(1);
    await clock.advance(limit + 2_999);
    expect(outcome).toBe('');
    await clock.advance(1);
    await decoding;
    expect(outcome).toBe('not-drawn');
  },
);

test('a decoder that does not load says nothing of the picture, and the next one is asked', async () => {
  const behaviours: Behaviour[] = ['does not load', 'sound'];
  const decode = createForeignDecoder(
    () => new TestWorker(behaviours.shift() ?? 'sound', decoder),
    createManualClock(),
  );
  await expect(decode('heic', picture(4))).rejects.toSatisfy(isDecoderNotLoaded);
  expect(await decode('heic', picture(4))).toEqual({ kind: 'broken' });
});

test('so does one whose worker runs and cannot fetch what decodes', async () => {
  const unloaded = {
    load() {
      throw new DecoderNotLoadedError('libheif');
    },
  };
  const decode = createForeignDecoder(() => new TestWorker('sound', unloaded), createManualClock());
  await expect(decode('heic', picture(4))).rejects.toSatisfy(isDecoderNotLoaded);
});

test('a worker, whose memory only grows, is ended after a dozen pictures', async () => {
  const workers: TestWorker[] = [];
  const decode = createForeignDecoder(() => {
    const worker = new TestWorker('sound', decoder);
    workers.push(worker);
    return worker;
  }, createManualClock());
  for (let decoded = 0; decoded < 13; decoded += 1) await decode('heic', picture(4));
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('so does one that is asked for and gets no answer: the picture waits, and is not kept undrawn', async () => {
  const clock = createManualClock();
  const apis = [{ ...decoder, load: never }, decoder];
  const decode = createForeignDecoder(() => new TestWorker('sound', apis.shift() ?? decoder), clock);
  const decoding = expect(decode('heic', picture(4))).rejects.toSatisfy(isDecoderNotLoaded);
  await clock.advance(30_000);
  await decoding;
  expect(await decode('heic', picture(4))).toEqual({ kind: 'broken' });
});
