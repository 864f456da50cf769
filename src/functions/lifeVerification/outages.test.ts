import { describe, expect, test } from 'vitest';
import { firstWatch, look, noteMail, noteOutage, outagesUntil, type Watch } from './outages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;
const watching: Watch = { ...firstWatch, lookedAt: NOW };

describe('looking at the clock', () => {
  test('notes nothing while it is looked at every minute', () => {
    expect(look(watching, NOW + MINUTE)).toEqual({
      watch: { ...watching, lookedAt: NOW + MINUTE },
      isBelieved: true,
    });
  });

  test('notes at once that it was not looked at for some hours', () => {
    const { watch, isBelieved } = look(watching, NOW + 3 * HOUR);
    expect(isBelieved).toBe(true);
    expect(watch.outages).toEqual([{ from: NOW, to: NOW + 3 * HOUR }]);
  });

  test('believes in three weeks once they have been said for an hour, and counts them whole', () => {
    const back = NOW + 21 * DAY;
    const first = look(watching, back);
    expect(first.isBelieved).toBe(false);
    expect(look(first.watch, back + 30 * MINUTE).isBelieved).toBe(false);
    const later = look(first.watch, back + HOUR);
    expect(later).toMatchObject({ isBelieved: true, watch: { doubtedAt: null, lookedAt: back + HOUR } });
    expect(later.watch.outages).toEqual([{ from: NOW, to: back + HOUR }]);
  });

  test.each([365 * DAY, -365 * DAY])('forgets a leap of %d that was put right', (leap) => {
    const leapt = look(watching, NOW + leap);
    expect(leapt.isBelieved).toBe(false);
    const righted = look(leapt.watch, NOW + 2 * MINUTE);
    expect(righted).toEqual({ watch: { ...watching, lookedAt: NOW + 2 * MINUTE }, isBelieved: true });
  });

  test('goes on where a clock that was a year ahead for hours is right again', () => {
    const ahead = look(look(watching, NOW + 365 * DAY).watch, NOW + 365 * DAY + HOUR).watch;
    const back = look(look(ahead, NOW + 2 * HOUR).watch, NOW + 3 * HOUR);
    expect(back).toMatchObject({ isBelieved: true, watch: { lookedAt: NOW + 3 * HOUR } });
    expect(look(back.watch, NOW + 5 * HOUR).watch.outages.at(-1)).toEqual({
      from: NOW + 3 * HOUR,
      to: NOW + 5 * HOUR,
    });
  });
});

describe('mail', () => {
  test('that waits for a few minutes is no outage; one that goes on is, as long as it is', () => {
    const waiting = noteMail(watching, NOW, NOW + 4 * MINUTE);
    expect(waiting.outages).toEqual([]);
    const down = noteMail(noteMail(waiting, NOW, NOW + 6 * MINUTE), NOW, NOW + 9 * MINUTE);
    expect(down.outages).toEqual([{ from: NOW, to: NOW + 9 * MINUTE }]);
    expect(noteMail(down, null, NOW + 10 * MINUTE).mailDownSince).toBeNull();
  });
});

describe('outages', () => {
  test('that touch are one, and their list stays short without losing any time', () => {
    const touching = noteOutage(noteOutage(watching, { from: 10, to: 20 }), { from: 15, to: 30 });
    expect(touching.outages).toEqual([{ from: 10, to: 30 }]);
    let many = watching;
    for (let count = 0; count < 500; count += 1)
      many = noteOutage(many, { from: count * 10, to: count * 10 + 5 });
    expect(many.outages).toHaveLength(200);
    expect(many.outages[0]?.from).toBe(0);
    expect(many.outages.at(-1)?.to).toBe(4_995);
  });

  test('include the one that goes on while nobody has looked yet', () => {
    expect(outagesUntil(watching, NOW + HOUR)).toEqual([{ from: NOW, to: NOW + HOUR }]);
    expect(outagesUntil(watching, NOW + MINUTE)).toEqual([]);
  });
});
