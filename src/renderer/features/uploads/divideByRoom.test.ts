import { expect, test } from 'vitest';
import { FILE_FLOOR_BYTES } from '#shared/limits.ts';
import { divideByRoom } from './divideByRoom.ts';
import { estimateRoom, roomOf } from './fileRoom.ts';

const KIBIBYTE = 1024;
const song = (name: string, kibibytes: number) =>
  new File([new Uint8Array(kibibytes * KIBIBYTE)], name, { type: 'audio/mpeg' });

test('each file takes its room in turn, and a small one may follow a large one that does not fit', () => {
  const files = [song('a.mp3', 40), song('b.mp3', 90), song('c.mp3', 30), song('d.mp3', 40)];
  const { fitting, unfitting } = divideByRoom(files, 100 * KIBIBYTE);
  expect(fitting.map(({ name }) => name)).toEqual(['a.mp3', 'c.mp3']);
  expect(unfitting.map(({ name }) => name)).toEqual(['b.mp3', 'd.mp3']);
});

test('a file of a few bytes takes as much room as the server counts for it', () => {
  const files = Array.from(
    { length: 3 },
    (_, index) => new File(['x'], `${index}.txt`, { type: 'text/plain' }),
  );
  expect(divideByRoom(files, 2 * FILE_FLOOR_BYTES).fitting).toHaveLength(2);
});

test('a picture takes room for its thumbnails too', () => {
  const content = new Uint8Array(800 * KIBIBYTE);
  const picture = new File([content], 'lake.jpg', { type: 'image/jpeg' });
  expect(divideByRoom([picture], picture.size).fitting).toEqual([]);
  expect(divideByRoom([picture], picture.size * 2).fitting).toEqual([picture]);
  // A kind that the browser has no name for may be a camera's own.
  expect(estimateRoom(new File([content], 'lake.nef'))).toBe(estimateRoom(picture));
  expect(estimateRoom(new File([content], 'lake.mp3', { type: 'audio/mpeg' }))).toBe(content.length);
});

test('once it has been looked at, a file takes what it will ask the server for', () => {
  const smallThumbnail = new Blob([new Uint8Array(9 * KIBIBYTE)]);
  const largeThumbnail = new Blob([new Uint8Array(91 * KIBIBYTE)]);
  expect(roomOf(1, { smallThumbnail: null, largeThumbnail: null })).toBe(FILE_FLOOR_BYTES);
  expect(roomOf(200 * KIBIBYTE, { smallThumbnail, largeThumbnail })).toBe(300 * KIBIBYTE);
});
