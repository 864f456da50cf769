import { describe, expect, it } from 'vitest';
import { formatPeriod } from './formatPeriod.ts';

const period = (firstTakenAt: string | null, lastTakenAt: string | null, language: 'en' | 'fr' = 'en') =>
  formatPeriod({ firstTakenAt, lastTakenAt }, language);

describe("An album's dates", () => {
  it('says one month, a stretch of months, or the years', () => {
    expect(period('2024-08-03T10:00:00Z', '2024-08-20T10:00:00Z')).toBe('August 2024');
    expect(period('2024-06-10T10:00:00Z', '2024-08-20T10:00:00Z')).toBe('June – August 2024');
    expect(period('1998-06-10T10:00:00Z', '2024-08-20T10:00:00Z')).toBe('1998 – 2024');
    expect(period('2024-08-03T10:00:00Z', '2024-08-20T10:00:00Z', 'fr')).toBe('Août 2024');
  });

  it('says nothing while the album is empty', () => {
    expect(period(null, null)).toBeNull();
  });
});
