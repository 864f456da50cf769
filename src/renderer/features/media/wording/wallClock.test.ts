import { describe, expect, it } from 'vitest';
import { instantOf, readWallClock } from './wallClock.ts';

describe('Editing the date of a picture', () => {
  const item = { id: 'a', takenAt: '2024-08-12T12:30:00.000Z', takenAtOffsetMinutes: 120 };

  it('shows the clock of the place where it was taken', () => {
    expect(readWallClock(item)).toEqual({ date: '2024-08-12', time: '14:30' });
  });

  it('saves the instant that clock meant', () => {
    expect(instantOf({ date: '2024-08-12', time: '14:30' }, 120)).toBe('2024-08-12T12:30:00.000Z');
    expect(instantOf({ date: '2024-01-01', time: '00:30' }, 780)).toBe('2023-12-31T11:30:00.000Z');
  });

  it('gives back what it was given, whatever the zone', () => {
    for (const offset of [-570, 0, 345, 840, null]) {
      const instant = instantOf({ date: '1962-05-03', time: '09:15' }, offset) ?? '';
      expect(readWallClock({ id: 'a', takenAt: instant, takenAtOffsetMinutes: offset })).toEqual({
        date: '1962-05-03',
        time: '09:15',
      });
    }
  });

  it('takes noon when only the day is known, and nothing that is no day', () => {
    expect(instantOf({ date: '1962-05-03', time: '' }, 0)).toBe('1962-05-03T12:00:00.000Z');
    expect(instantOf({ date: '', time: '10:00' }, 0)).toBeNull();
    expect(instantOf({ date: '2024-02-31', time: '10:00' }, 0)).toBeNull();
  });
});
