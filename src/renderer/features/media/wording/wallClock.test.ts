import { describe, expect, it } from 'vitest';
import { joinClockFields, readClockFields, splitClockFields, wallClockOf } from './wallClock.ts';

describe('Editing the date of a picture', () => {
  it('shows the clock of the place where it was taken', () => {
    expect(readClockFields({ takenAt: '2024-08-12T14:30:07', isTimeKnown: true })).toEqual({
      date: '2024-08-12',
      time: '14:30',
    });
  });

  it('gives back what it was given, also in the hour that a summer time leaves out', () => {
    for (const takenAt of ['1962-05-03T09:15:00', '2024-03-31T02:30:00', '1998-01-01T00:00:00']) {
      expect(wallClockOf(readClockFields({ takenAt, isTimeKnown: true }))).toBe(takenAt);
    }
  });

  it('leaves the time empty of what names a day alone, also in a draft', () => {
    const day = { date: '2019-07-04', time: '' };
    expect(readClockFields({ takenAt: '2019-07-04T12:00:00', isTimeKnown: false })).toEqual(day);
    expect(splitClockFields(joinClockFields(day))).toEqual(day);
    const noon = { date: '2019-07-04', time: '12:00' };
    expect(splitClockFields(joinClockFields(noon))).toEqual(noon);
  });

  it('takes noon when only the day is known, and nothing that is no day', () => {
    expect(wallClockOf({ date: '1962-05-03', time: '' })).toBe('1962-05-03T12:00:00');
    expect(wallClockOf({ date: '', time: '10:00' })).toBeNull();
    expect(wallClockOf({ date: '2024-02-31', time: '10:00' })).toBeNull();
  });
});
