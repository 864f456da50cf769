import { describe, expect, it } from 'vitest';
import { mediaMessages } from '../messages.ts';
import { formatBytes } from './formatBytes.ts';
import { formatDay, formatDayAndTime, formatMoment } from './formatDates.ts';
import { formatDuration } from './formatDuration.ts';

describe('What people read about an item', () => {
  it('says sizes in the multiples that plans are sold in', () => {
    expect(formatBytes(52_428_800, 'en')).toBe('50\u00a0MB');
    expect(formatBytes(812, 'en')).toBe('812\u00a0bytes');
    expect(formatBytes(3_565_158, 'fr')).toBe('3,4\u00a0Mo');
    expect(formatBytes(0, 'en')).toBe('0\u00a0bytes');
  });

  it('says moments on the clock of the place', () => {
    const item = { takenAt: '2024-08-12T14:30:00', isTimeKnown: true };
    expect(formatMoment(item, 'en')).toContain('14:30');
  });

  it('says no time of what names a day alone', () => {
    const item = { takenAt: '2019-07-04T12:00:00', isTimeKnown: false };
    expect(formatMoment(item, 'en')).toBe('Thursday, 4 July 2019');
    expect(formatDayAndTime(item, 'en')).toBe('4 July 2019');
    expect(formatMoment(item, 'fr')).toBe('jeudi 4 juillet 2019');
    expect(formatDayAndTime(item, 'fr')).toBe('4 juillet 2019');
  });

  it('begins a month in French as French does, and names it in small letters inside a sentence', () => {
    const newYear = { id: 'a', takenAt: '1998-01-01T00:10:00', isTimeKnown: true };
    expect(formatMoment(newYear, 'fr')).toBe('jeudi 1er janvier 1998 à 00:10');
    expect(formatDay(newYear, 'fr')).toBe('1er janvier 1998');
    expect(mediaMessages.fr.selectMonth('Mai 1999')).toBe('Sélectionner mai 1999');
  });

  it('says how long a recording lasts', () => {
    expect(formatDuration(7.9)).toBe('0:07');
    expect(formatDuration(750)).toBe('12:30');
    expect(formatDuration(3_723)).toBe('1:02:03');
    expect(formatDuration(0.4)).toBe('0:01');
  });
});
