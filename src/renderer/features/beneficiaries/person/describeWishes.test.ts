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
  expect(describeMoments(wishes, 'en')).toBe('At release · On June 1, 2040 · At the age of 18');
  expect(describeMoments(wishes, 'fr')).toBe('À la transmission · Le 1 juin 2040 · À 18 ans');
});
