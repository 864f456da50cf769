import { expect, test } from 'vitest';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { newestLink, rememberLinks } from './links.ts';

const photo = {
  id: mediaItemIdSchema.parse('photo'),
  kind: 'photo' as const,
  caption: '',
  fileName: 'beach.jpg',
  contentType: 'image/jpeg',
  takenAt: '2019-07-14T16:03:22',
  rotation: 0 as const,
  width: null,
  height: null,
  small: null,
  large: 'https://example.org/files/one?signature=new',
  original: null,
};

test('a link that ended is followed by the newest one of the same file, and others stay as they are', () => {
  rememberLinks([photo]);
  expect(newestLink('https://example.org/files/one?signature=old')).toBe(photo.large);
  expect(newestLink('https://example.org/files/two?signature=old')).toBe(
    'https://example.org/files/two?signature=old',
  );
  expect(newestLink('/fr')).toBe('/fr');
});
