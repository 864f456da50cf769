import { describe, expect, it } from 'vitest';
import { groupByMonth, localDate, sortByDate } from './groupByMonth.ts';

const item = (id: string, takenAt: string, takenAtOffsetMinutes: number | null = 0) => ({
  id,
  takenAt,
  takenAtOffsetMinutes,
});

describe('The album is a timeline', () => {
  it('sorts by the instant taken, whatever the zone', () => {
    const paris = item('paris', '2024-07-01T10:00:00.000Z', 120);
    const tokyo = item('tokyo', '2024-07-01T09:00:00.000Z', 540);
    expect(sortByDate([paris, tokyo], 'oldest-first').map(({ id }) => id)).toEqual(['tokyo', 'paris']);
    expect(sortByDate([tokyo, paris], 'newest-first').map(({ id }) => id)).toEqual(['paris', 'tokyo']);
  });

  it('never shuffles a burst taken in the same instant', () => {
    const burst = ['c', 'a', 'b'].map((id) => item(id, '2024-07-01T10:00:00.000Z'));
    expect(sortByDate(burst, 'oldest-first').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sortByDate(burst.toReversed(), 'oldest-first').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it("files New Year's Eve in Auckland under the month its own clock showed", () => {
    const eve = item('eve', '2023-12-31T11:30:00.000Z', 780);
    expect(localDate(eve)?.toISOString()).toBe('2024-01-01T00:30:00.000Z');
    expect(groupByMonth([eve], 'oldest-first').map(({ key }) => key)).toEqual(['2024-01']);
  });

  it('opens each month once, though a traveller flies back over its end', () => {
    const months = groupByMonth(
      [
        item('sydney', '2024-07-31T20:00:00.000Z', 600),
        item('honolulu', '2024-08-01T02:00:00.000Z', -600),
        item('home', '2024-08-02T12:00:00.000Z', 0),
      ],
      'oldest-first',
    );
    expect(months.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['2024-08', ['sydney', 'home']],
      ['2024-07', ['honolulu']],
    ]);
  });

  it('keeps an item whose date cannot be read, in a group of its own', () => {
    const months = groupByMonth(
      [item('odd', 'long ago'), item('dated', '2001-02-03T00:00:00Z')],
      'oldest-first',
    );
    expect(months.map(({ key, calendar }) => [key, calendar])).toEqual([
      ['undated', null],
      ['2001-02', { year: 2001, month: 2 }],
    ]);
  });
});
