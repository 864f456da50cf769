import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { OnDemand } from './onDemand.ts';

/** Code that cannot be had until `comeBack`. */
function codeAway() {
  let isAway = true;
  let asked = 0;
  return {
    comeBack() {
      isAway = false;
    },
    asked: () => asked,
    async load() {
      asked += 1;
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
      return 'the part';
    },
  };
}

test('a part that could not be had is had as soon as it can be, and asks no more', async () => {
  const clock = createManualClock();
  const code = codeAway();
  const part = new OnDemand(code.load, clock);
  let told = 0;
  const drawn: (string | null)[] = [];
  part.subscribe(() => drawn.push(part.current()));
  const leave = part.need(() => {
    told += 1;
  });
  await clock.advance(0);
  expect(part.current()).toBeNull();
  expect(told).toBe(1);
  await clock.advance(5_000);
  code.comeBack();
  await clock.advance(30_000);
  expect(part.current()).toBe('the part');
  expect(drawn).toEqual(['the part']);
  expect(told).toBe(1);
  const asked = code.asked();
  await clock.advance(120_000);
  expect(code.asked()).toBe(asked);
  leave();
});

test('the connection that comes back is not waited for longer', async () => {
  const clock = createManualClock();
  const code = codeAway();
  const network = new EventTarget();
  const part = new OnDemand(code.load, clock, network);
  part.need();
  await clock.advance(0);
  code.comeBack();
  network.dispatchEvent(new Event('online'));
  await clock.advance(0);
  expect(part.current()).toBe('the part');
});

test('nothing asks for a part that nobody waits for any more, and the next who needs it may have it', async () => {
  const clock = createManualClock();
  const code = codeAway();
  const part = new OnDemand(code.load, clock);
  const leave = part.need();
  await clock.advance(0);
  leave();
  await clock.advance(120_000);
  expect(code.asked()).toBe(1);
  code.comeBack();
  part.need();
  await clock.advance(0);
  expect(part.current()).toBe('the part');
});
