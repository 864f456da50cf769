import { expect, test } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { recordingClock, untilGivenUp } from './retries.testing.ts';

const lost = new TypeError('network error');
const { signal } = new AbortController();

/** A question that fails as it is told, and is answered then. */
function question(...failures: unknown[]) {
  const asked = { times: 0 };
  const ask = async () => {
    asked.times += 1;
    if (failures.length > 0) throw failures.shift();
    return 'answered';
  };
  return { asked, ask };
}

test.each([
  Object.assign(new Error('No.'), { code: 'permission-denied' }),
  Object.assign(new Error('No.'), { code: 'not-found' }),
  new AnswerError('original', 403),
  new AnswerError('original', 204),
])('a question that is refused is not asked again (%s)', async (refusal) => {
  const { ask, asked } = question(refusal);
  await expect(untilGivenUp().retries.ask(signal, ask)).rejects.toBe(refusal);
  expect(asked.times).toBe(1);
});

test('a question is asked until it is answered, and the next one’s delays begin anew', async () => {
  const { clock, delays } = recordingClock();
  const { retries } = untilGivenUp(clock);
  expect(await retries.ask(signal, question(lost, new AnswerError('list', 503), lost).ask)).toBe('answered');
  expect(await retries.ask(signal, question(lost).ask)).toBe('answered');
  expect(delays).toEqual([500, 1_000, 2_000, 500]);
});

test('a question is given up with whoever asked it', async () => {
  const stop = new AbortController();
  const asking = untilGivenUp().retries.ask(stop.signal, () => {
    stop.abort(new Error('cancelled'));
    return Promise.reject(lost);
  });
  await expect(asking).rejects.toThrow('cancelled');
});
