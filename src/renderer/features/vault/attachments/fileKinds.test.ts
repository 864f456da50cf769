import { expect, test } from 'vitest';
import { kindOfFile, typeForViewing } from './fileKinds.ts';

test.each([
  ['IMG_1034.HEIC', '', 'picture'],
  ['The will.pdf', '', 'pdf'],
  ['scan', 'application/pdf', 'pdf'],
  ['voice.m4a', 'audio/x-m4a', 'audio'],
  ['lake.MOV', 'video/quicktime', 'film'],
  ['keys.csv', 'application/vnd.ms-excel', 'text'],
  ['archive.zip', 'application/zip', 'other'],
])('%s is looked at as what it is', (name, contentType, kind) => {
  expect(kindOfFile({ name, contentType })).toBe(kind);
});

test.each(['nef', 'NEF', 'cr2', 'cr3', 'dng', 'arw', 'raf', 'orf', 'rw2'])(
  'a camera’s own .%s is a picture, and told as RAW to whoever draws it',
  (extension) => {
    const file = { name: `DSC_0042.${extension}`, contentType: '' };
    expect(kindOfFile(file)).toBe('picture');
    expect(typeForViewing(file)).toMatch(/^image\/x-/);
  },
);

test.each([
  ['voice.ogg', 'text/html'],
  ['voice', 'audio/html+xml'],
  ['film.3gp', 'text/html'],
  ['film', 'video/mp4;charset=text/html'],
  ['drawing.png', 'image/svg+xml'],
  ['drawing', 'image/svg+xml'],
  ['page.xml', 'application/xhtml+xml'],
  ['page', 'text/html'],
  ['paper.pdf', 'text/html'],
])(
  '%s, called %s, is never told to the browser as something that it opens as a page',
  (name, contentType) => {
    const told = typeForViewing({ name, contentType });
    expect(told).toMatch(/^((image|audio|video)\/[a-z0-9.-]+|application\/octet-stream)$/);
  },
);

test('what could run something or load something is not shown', () => {
  expect(kindOfFile({ name: 'page.html', contentType: 'text/html' })).toBe('other');
  expect(kindOfFile({ name: 'drawing', contentType: 'image/svg+xml' })).toBe('other');
  expect(kindOfFile({ name: 'page', contentType: 'application/xhtml+xml' })).toBe('other');
  expect(kindOfFile({ name: 'drawing.svg', contentType: 'image/svg+xml' })).toBe('other');
});

test('a film of a telephone is told to the player as what browsers play', () => {
  expect(typeForViewing({ name: 'lake.mov', contentType: 'video/quicktime' })).toBe('video/mp4');
});
