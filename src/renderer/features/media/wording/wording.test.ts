import { describe, expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';
import { formatMoment, formatMonth } from './formatDates.ts';
import { formatDuration } from './formatDuration.ts';

describe('What people read about an item', () => {
  it('says sizes in the multiples that plans are sold in', () => {
    expect(formatBytes(52_428_800, 'en')).toBe('50\u00a0MB');
    expect(formatBytes(812, 'en')).toBe('812\u00a0bytes');
    expect(formatBytes(3_565_158, 'fr')).toBe('3,4\u00a0Mo');
    expect(formatBytes(0, 'en')).toBe('0\u00a0bytes');
  });

  it('says months and moments in both languages, on the clock of the place', () => {
    const month = { key: '2024-08', calendar: { year: 2024, month: 8 }, items: [] };
    expect(formatMonth(month, 'en')).toBe('August 2024');
    expect(formatMonth(month, 'fr')).toBe('Août 2024');
    const item = { id: 'a', takenAt: '2024-08-12T14:30:00' };
    expect(formatMoment(item, 'en')).toContain('14:30');
  });

  it('says how long a recording lasts', () => {
    expect(formatDuration(7.9)).toBe('0:07');
    expect(formatDuration(750)).toBe('12:30');
    expect(formatDuration(3_723)).toBe('1:02:03');
  });
});
