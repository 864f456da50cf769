import { expect, test } from 'vitest';
import { parseWallClock } from '../domain/wallClock.ts';
import { type Dating, redate } from './dating.ts';

const clockOf = (text: string) => {
  const clock = parseWallClock(text);
  if (!clock) throw new Error(`${text} is no wall clock.`);
  return clock;
};
const recorded = {
  takenAt: clockOf('1998-01-01T00:30:00'),
  takenAtOffsetMinutes: 60,
  isTimeKnown: true,
  takenAtSource: 'exif',
} as const;
const asItCame: Dating = { ...recorded, rememberedDate: null, recordedDate: null };
const given = { takenAt: clockOf('1997-12-24T20:00:00'), isTimeKnown: true };
const byPerson: Dating = {
  ...given,
  takenAtOffsetMinutes: 60,
  takenAtSource: 'person',
  rememberedDate: null,
  recordedDate: recorded,
};

test('a date that a person gives takes the place of the one the item came with, which stays beside it', () => {
  expect(redate(asItCame, given)).toEqual(byPerson);
});

test('a second date of a person leaves what the item came with as it is', () => {
  const second = { takenAt: clockOf('1997-12-25T12:00:00'), isTimeKnown: false };
  expect(redate(byPerson, second)).toEqual({ ...byPerson, ...second });
});

test('a date that a person gives is by the clock of the place, not of the device that added a film', () => {
  const film: Dating = { ...asItCame, takenAtSource: 'container-utc' };
  const dated = redate(film, given);
  expect(dated).toMatchObject({ ...given, takenAtOffsetMinutes: null, takenAtSource: 'person' });
  expect(dated && redate(dated, 'recorded')).toEqual(film);
});

test('the way back leads to the date that the item came with, and nowhere from there', () => {
  expect(redate(byPerson, 'recorded')).toEqual(asItCame);
  expect(redate(asItCame, 'recorded')).toEqual(asItCame);
});

test('what is remembered takes the place of a day, sorts by its middle, and gives way to a day or to what was recorded', () => {
  const rememberedDate = { is: 'season', season: 'summer', year: 1961 } as const;
  const remembered = redate(asItCame, { rememberedDate });
  expect(remembered).toEqual({
    takenAt: '1961-07-16T12:00:00',
    takenAtOffsetMinutes: null,
    isTimeKnown: false,
    takenAtSource: 'person',
    rememberedDate,
    recordedDate: recorded,
  });
  expect(remembered && redate(remembered, 'recorded')).toEqual(asItCame);
  expect(remembered && redate(remembered, given)).toEqual({ ...byPerson, takenAtOffsetMinutes: null });
});

test('where nobody kept what the item came with, there is no way back, and a date is given all the same', () => {
  const lost: Dating = { ...byPerson, recordedDate: null };
  expect(redate(lost, 'recorded')).toBeNull();
  expect(redate(lost, given)).toEqual(lost);
});
