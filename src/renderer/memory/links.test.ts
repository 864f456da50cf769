import { expect, test } from 'vitest';
import { newestLink, rememberLinks } from './links.ts';

const photo = {
  kind: 'photo' as const,
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
