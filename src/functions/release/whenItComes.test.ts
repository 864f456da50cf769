import { expect, test } from 'vitest';
import { momentOf } from './whenItComes.ts';

const at = (...given: Parameters<typeof momentOf>) => {
  const moment = momentOf(...given);
  return moment === null ? null : new Date(moment).toISOString();
};
const paris = { birthDate: '2012-02-29', timeZone: 'Europe/Paris' };

test('a day begins at nine where the person lives, in summer and in winter', () => {
  expect(at({ is: 'on-date', date: '2030-07-14' }, paris)).toBe('2030-07-14T07:00:00.000Z');
  expect(at({ is: 'on-date', date: '2030-12-24' }, paris)).toBe('2030-12-24T08:00:00.000Z');
  expect(at({ is: 'on-date', date: '2030-12-24' }, { ...paris, timeZone: 'Asia/Tokyo' })).toBe(
    '2030-12-24T00:00:00.000Z',
  );
});

test('who was born on a 29th of February turns an age on that day, or on the first of March', () => {
  expect(at({ is: 'at-age', years: 18 }, paris)).toBe('2030-03-01T08:00:00.000Z');
  expect(at({ is: 'at-age', years: 20 }, paris)).toBe('2032-02-29T08:00:00.000Z');
});

test('an age of somebody whose birth date nobody told has no day', () => {
  expect(at({ is: 'at-age', years: 18 }, { ...paris, birthDate: null })).toBeNull();
  expect(momentOf({ is: 'at-release' }, { ...paris, birthDate: null })).toBe(0);
});
