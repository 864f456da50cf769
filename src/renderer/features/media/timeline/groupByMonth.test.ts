import { afterEach, describe, expect, it } from 'vitest';
import { type RememberedDate, sortingMoment } from '#shared/rememberedDates/rememberedDate.ts';
import fc from '#tests/support/properties.ts';
import { formatMoment } from '../wording/formatDates.ts';
import { groupByMonth, sortByDate } from './groupByMonth.ts';

const item = (id: string, takenAt: string) => ({ id, takenAt });

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('The album is a timeline', () => {
  it('sorts by the clock on the wall', () => {
    const morning = item('morning', '2024-07-01T09:00:00');
    const noon = item('noon', '2024-07-01T12:00:00');
    expect(sortByDate([noon, morning], 'oldest-first').map(({ id }) => id)).toEqual(['morning', 'noon']);
    expect(sortByDate([morning, noon], 'newest-first').map(({ id }) => id)).toEqual(['noon', 'morning']);
  });

  it('never shuffles a burst taken in the same second', () => {
    const burst = ['c', 'a', 'b'].map((id) => item(id, '2024-07-01T10:00:00'));
    expect(sortByDate(burst, 'oldest-first').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sortByDate(burst.toReversed(), 'oldest-first').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('tells what has one date by the names of the files, counted as people count', () => {
    const scan = (id: string, fileName: string) => ({ ...item(id, '1998-01-01T12:00:00'), fileName });
    const scans = [scan('a', 'scan 10.jpg'), scan('b', 'scan 2.jpg'), scan('c', 'Scan 1.jpg')];
    const names = (order: 'oldest-first' | 'newest-first') =>
      groupByMonth(scans, order).flatMap(({ items }) => items.map(({ fileName }) => fileName));
    expect(names('oldest-first')).toEqual(['Scan 1.jpg', 'scan 2.jpg', 'scan 10.jpg']);
    expect(names('newest-first')).toEqual(['scan 10.jpg', 'scan 2.jpg', 'Scan 1.jpg']);
  });

  it('has one order for any moments, names and ids, whatever order they came in', () => {
    const known = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        takenAt: fc.constantFrom('2024-07-01T10:00:00', '2024-07-01T10:00:01', 'long ago'),
        fileName: fc.constantFrom('1.jpg', '01.jpg', '2.jpg', '10.jpg', 'a.jpg', 'A.jpg', ''),
      }),
      { selector: ({ id }) => id, maxLength: 30 },
    );
    fc.assert(
      fc.property(known, fc.infiniteStream(fc.nat()), (items, chances) => {
        const shuffled = items
          .map((entry) => ({ entry, chance: chances.next().value ?? 0 }))
          .sort((one, other) => one.chance - other.chance)
          .map(({ entry }) => entry);
        const sorted = sortByDate(items, 'oldest-first');
        expect(sortByDate(shuffled, 'oldest-first')).toEqual(sorted);
        expect(sortByDate(shuffled, 'newest-first')).toEqual(sorted.toReversed());
      }),
    );
  });

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland', 'UTC'])(
    'files New Year under January and says its hour, looked at from %s',
    (place) => {
      process.env.TZ = place;
      const newYear = item('new-year', '1998-01-01T00:10:00');
      expect(groupByMonth([newYear], 'oldest-first').map(({ key }) => key)).toEqual(['1998-01']);
      expect(formatMoment({ ...newYear, isTimeKnown: true }, 'en')).toBe('Thursday, 1 January 1998 at 00:10');
    },
  );

  it('lays what is dated in words among the rest, and what nobody can date at the end of either order', () => {
    const print = (id: string, rememberedDate: RememberedDate) => ({
      ...item(id, sortingMoment(rememberedDate)),
      rememberedDate,
    });
    const prints = [
      print('lost', { is: 'unknown' }),
      print('about', { is: 'about', year: 1961 }),
      item('dated', '1961-07-20T10:00:00'),
      print('fifties', { is: 'decade', year: 1950 }),
    ];
    const keys = (order: 'oldest-first' | 'newest-first') =>
      groupByMonth(prints, order).map(({ key }) => key);
    expect(keys('oldest-first')).toEqual(['the fifties', 'about 1961', '1961-07', 'undated']);
    expect(keys('newest-first')).toEqual(['1961-07', 'about 1961', 'the fifties', 'undated']);
  });

  it('keeps an item whose date cannot be read, in a group of its own', () => {
    const months = groupByMonth(
      [item('odd', 'long ago'), item('dated', '2001-02-03T00:00:00')],
      'oldest-first',
    );
    expect(months.map(({ key, span }) => [key, span?.first ?? null])).toEqual([
      ['undated', null],
      ['2001-02', { year: 2001, month: 2 }],
    ]);
  });
});
