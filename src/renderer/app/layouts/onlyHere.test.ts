import { expect, test } from 'vitest';
import { askAbout } from './onlyHere.ts';
import { signOutMessages } from './signOutMessages.ts';

const texts = signOutMessages.en;

test('signing out asks about what is only on this device, each kind in its own words', () => {
  expect(askAbout({ letters: 0, captions: 0, files: 0 }, texts)).toBeNull();
  expect(askAbout({ letters: 0, captions: 2, files: 0 }, texts)).toMatchObject({
    title: '2 captions are not saved yet',
    confirmLabel: 'Erase and sign out',
  });
  expect(askAbout({ letters: 0, captions: 0, files: 12 }, texts)).toMatchObject({
    title: '12 files are not safe yet',
    confirmLabel: 'Forget and sign out',
  });
});

test('several kinds are asked about at once, each with its number', () => {
  const question = askAbout({ letters: 1, captions: 1, files: 3 }, texts);
  expect(question?.title).toBe('Some things are only on this device');
  expect(question?.paragraphs.map((text) => text.split('.')[0])).toEqual([
    'One letter is not kept yet',
    'One caption is not saved yet',
    '3 files are not safe yet',
  ]);
});
