import { expect, test } from 'vitest';
import { fileWeight, itemWeight, letterWeight, thumbnailRoom } from './weights.ts';

test('a file counts its bytes, and never less than a disk gives it', () => {
  expect([0, 1, 4_095, 4_096, 4_097].map(fileWeight)).toEqual([4_096, 4_096, 4_096, 4_096, 4_097]);
});

test('an item counts its file and what its thumbnails have', () => {
  expect(itemWeight({ byteCount: 10_000, thumbnailBytes: 9_000 })).toBe(19_000);
  expect(itemWeight({ byteCount: 5, thumbnailBytes: 0 })).toBe(4_096);
});

test('thumbnails are promised the floor of two files, and nothing where there are none', () => {
  expect([0, 1, 8_192, 8_193].map(thumbnailRoom)).toEqual([0, 8_192, 8_192, 8_193]);
});

test('a letter counts its bytes, and a kilobyte at least', () => {
  expect([0, 1_024, 1_025].map(letterWeight)).toEqual([1_024, 1_024, 1_025]);
});
