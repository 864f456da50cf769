import { expect, test } from 'vitest';
import { formatBytes } from '#features/media/index.ts';
import { tellRoom } from './tellRoom.ts';

const MEBIBYTE = 1024 * 1024;

test('what files and their previews need adds up as it is read', () => {
  // Rounded one by one, 38.94 and 14.94 would be told as 38.9 and 14.9, and their sum as 53.9.
  const { files, previews, total } = tellRoom([{ size: 38.94 * MEBIBYTE }], 53.88 * MEBIBYTE);
  expect([files, previews, total].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '38.9\u00a0MB',
    '15\u00a0MB',
    '53.9\u00a0MB',
  ]);
});

test('recordings, which have no previews, need what they are', () => {
  expect(tellRoom([{ size: 60 * MEBIBYTE }, { size: 2 * MEBIBYTE }], 62 * MEBIBYTE)).toEqual({
    files: 62 * MEBIBYTE,
    previews: 0,
    total: 62 * MEBIBYTE,
  });
});
