import { expect, test } from 'vitest';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { nameItem } from './nameItem.ts';

const kinds = {
  photo: 'Photo',
  video: 'Film',
  audio: 'Recording',
  pdf: 'Document',
  file: 'File',
  letter: 'Letter',
};
const photo = (caption: string) =>
  ({ id: 'a', kind: 'photo', caption, fileName: 'a.jpg', takenAt: '2004-08-03T10:00:00' }) as MediaItem;

test('an item is called by its whole caption, and by the beginning of a long one', () => {
  expect(nameItem(photo('At the lake'), 'en', kinds)).toContain('Photo, At the lake, ');
  const name = nameItem(photo('a long summer '.repeat(50)), 'en', kinds);
  expect(name).toMatch(/^Photo, (?:a long summer )+a long…, /);
  expect(name.length).toBeLessThan(160);
});
