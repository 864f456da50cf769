import { expect, test } from 'vitest';
import { type Wish, wishSchema } from '#shared/legacy/wish.ts';
import { describeMoments, describeThings } from './describeWishes.ts';

const album = (albumId: string, when: object = { is: 'at-release' }): Wish =>
  wishSchema.parse({ thing: { is: 'album', albumId }, when });

test('what somebody receives is told by kind and number', () => {
  const wishes = [album('a1'), album('a2'), wishSchema.parse({ thing: { is: 'clone' } })];
  expect(describeThings(wishes, 'en')).toBe('2 albums and the clone');
  expect(describeThings(wishes, 'fr')).toBe('2 albums et le clone');
  expect(describeThings([], 'en')).toBe('');
});

test('albums are told by their titles where there are few, and the rest as a number', () => {
  const titles = new Map([
    ['a1', 'Summers'],
    ['a2', 'The house'],
    ['a3', 'x'.repeat(90)],
  ]);
  const wishes = [album('a1'), album('a2'), album('gone'), wishSchema.parse({ thing: { is: 'clone' } })];
  expect(describeThings(wishes, 'en', titles)).toBe('“Summers”, “The house”, 1 other album, and the clone');
  expect(describeThings(wishes.slice(0, 1), 'fr', titles)).toBe('« Summers »');
  expect(describeThings([album('gone')], 'en', titles)).toBe('1 album');
  expect(describeThings([album('a3')], 'en', titles)).toHaveLength(63);
});

test('everything is everything, whatever else is named', () => {
  const wishes = [album('a1'), wishSchema.parse({ thing: { is: 'everything' } })];
  expect(describeThings(wishes, 'en')).toMatch(/^Everything/);
});

test('moments are each told once, the release first', () => {
  const wishes = [
    album('a3', { is: 'at-age', years: 18 }),
    album('a1'),
    album('a2'),
    album('a4', { is: 'on-date', date: '2040-06-01' }),
  ];
  expect(describeMoments(wishes, 'en')).toBe('At release · On 1 June 2040 · At the age of 18');
  expect(describeMoments(wishes, 'fr')).toBe('À la transmission · Le 1er juin 2040 · À 18 ans');
});
