import { expect, test } from 'vitest';
import type { FamilyPicture } from './api.ts';
import { pictureOfThisTime } from './thisTimeOfYear.ts';

const taken = (id: string, takenAt: string) => ({ id, takenAt }) as unknown as FamilyPicture;
const pictures = [
  taken('christmas', '2009-12-24T22:55:00.000Z'),
  taken('summer', '1998-07-04T04:12:00.000Z'),
  taken('autumn', '2006-10-21T14:40:00.000Z'),
];

test.each([
  ['2026-07-20', 'summer'],
  ['2026-10-01', 'autumn'],
  ['2027-01-05', 'christmas'],
  ['2026-12-31', 'christmas'],
])('on %s the dashboard shows the %s picture', (day, id) => {
  expect(pictureOfThisTime(pictures, Date.parse(day))?.id).toBe(id);
});

test('a family without pictures shows none', () => {
  expect(pictureOfThisTime([], 0)).toBeNull();
});
