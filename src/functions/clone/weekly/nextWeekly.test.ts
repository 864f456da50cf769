import { describe, expect, test } from 'vitest';
import { nextWeekly } from './nextWeekly.ts';

const DAY = 24 * 60 * 60_000;
const zones = [
  'Europe/Paris',
  'America/St_Johns',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
];

describe('the question of the week', () => {
  test.each(zones)(
    'comes on every Sunday at nine of the owner’s morning, whatever the season: %s',
    (timeZone) => {
      const local = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });
      let at = Date.UTC(2026, 0, 7, 12, 34);
      for (let week = 0; week < 60; week += 1) {
        const next = nextWeekly(at, timeZone).toMillis();
        expect(local.format(next)).toBe('Sun 09:00');
        expect(next).toBeGreaterThan(at);
        if (week > 0) expect(Math.abs(next - at - 7 * DAY)).toBeLessThanOrEqual(60 * 60_000);
        at = next;
      }
    },
  );
});
