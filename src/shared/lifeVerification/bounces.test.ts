import { expect, test } from 'vitest';
import {
  at,
  beginLifetime,
  dateIn,
  happen,
  type Lifetime,
  mailArrives,
  timePasses,
} from './lifetime.testing.ts';
import { channels } from './modelCheck/smallWorld.testing.ts';

const [, second, third] = channels;
if (!second || !third) throw new Error('The world is too small.');

const numberOf = ({ life: { state } }: Lifetime) => ('notice' in state ? state.notice.number : -1);
const leftOf = ({ life: { state } }: Lifetime) =>
  'term' in state && state.term.is === 'standing' ? state.term.left : null;

/** In grace since 19 February 2026 at nine, as two channels have taken. */
function inGrace(): Lifetime {
  let here = timePasses(beginLifetime('2026-01-05T15:20'));
  while (here.life.state.is !== 'grace') here = timePasses(mailArrives(here));
  return mailArrives(here);
}

test('a mail that comes back stops the term, and the next channel is asked', () => {
  const grace = { ...at(inGrace(), '2026-03-01T09:00'), told: [] };
  const stopped = happen(grace, { is: 'bounced', channel: second, notice: numberOf(grace) });
  expect(stopped.told).toEqual(['grace to the owner, channel 3']);
  expect(leftOf(stopped)).toBe(20 * 24 * 60 * 60_000);
  const resumed = happen(at(stopped, '2026-03-05T12:00'), {
    is: 'accepted',
    channel: third,
    notice: numberOf(stopped),
  });
  expect(dateIn(timePasses(resumed))).toBe('2026-03-26 00:00');
});

test('a mail that comes back within the hour takes nothing from the term', () => {
  const grace = at(inGrace(), '2026-02-19T09:20');
  const stopped = happen(grace, { is: 'bounced', channel: second, notice: numberOf(grace) });
  const resumed = happen(at(stopped, '2026-02-19T09:30'), {
    is: 'accepted',
    channel: third,
    notice: numberOf(stopped),
  });
  const { state } = resumed.life;
  const running = 'term' in state && state.term.is === 'running' ? state.term : null;
  expect(running && running.fullAt - running.since).toBe(leftOf(stopped));
  expect(running?.since).toBeGreaterThanOrEqual(stopped.now);
});

test('where no channel is left the term stands, until an operator sends again and the mail arrives', () => {
  const grace = at(inGrace(), '2026-03-01T09:00');
  const once = happen(grace, { is: 'bounced', channel: second, notice: numberOf(grace) });
  const twice = happen(once, { is: 'bounced', channel: third, notice: numberOf(grace) });
  expect(happen(at(twice, '2027-03-01T09:00'), { is: 'tick' }).life).toBe(twice.life);
  const again = happen(at(twice, '2026-06-01T08:00'), { is: 'send-again' });
  expect(dateIn(timePasses(mailArrives(again)))).toBe('2026-06-22 00:00');
});
