import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import type { Strength } from '../check/strengthScale.ts';
import { createPhraseWeigher } from './phraseWeigher.ts';

const strength: Strength = { score: 4, guessesLog10: 20, reasons: [] };

function createWeigher(answer: (phrase: string) => Promise<Strength | null> = async () => strength) {
  const clock = createManualClock();
  const asked: string[] = [];
  const weigh = createPhraseWeigher({
    clock,
    known: ['Rose'],
    weigh: (phrase) => {
      asked.push(phrase);
      return answer(phrase);
    },
  });
  return { clock, asked, weigh };
}

test('only what was typed when the typing paused is weighed', async () => {
  const { clock, asked, weigh } = createWeigher();
  const early = weigh('sev');
  const late = weigh('x7$kQ!92');
  await clock.advance(200);
  expect((await late).grade).toBe('strong');
  expect((await early).grade).toBe('unknown');
  expect(asked).toEqual(['x7$kQ!92']);
});

test('the scale and the form ask once', async () => {
  const { clock, asked, weigh } = createWeigher();
  const both = [weigh('x7$kQ!92'), weigh('x7$kQ!92')];
  await clock.advance(200);
  await Promise.all(both);
  expect(asked).toHaveLength(1);
});

test.each([
  ['took too long', async () => null],
  ['could not be fetched', () => Promise.reject(new Error('no connection'))],
])('what %s is weighed again when it is asked again', async (_case, first) => {
  const answers = [first, async () => strength];
  const { clock, weigh } = createWeigher(() => (answers.shift() ?? (async () => strength))());
  const before = weigh('x7$kQ!92');
  await clock.advance(200);
  expect((await before).grade).toBe('unknown');
  const after = weigh('x7$kQ!92');
  await clock.advance(200);
  expect((await after).grade).toBe('strong');
});
