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

test('what could run something or load something is not shown', () => {
  expect(kindOfFile({ name: 'page.html', contentType: 'text/html' })).toBe('other');
  expect(kindOfFile({ name: 'drawing.svg', contentType: 'image/svg+xml' })).toBe('other');
});

test('a film of a telephone is told to the player as what browsers play', () => {
  expect(typeForViewing({ name: 'lake.mov', contentType: 'video/quicktime' })).toBe('video/mp4');
});
