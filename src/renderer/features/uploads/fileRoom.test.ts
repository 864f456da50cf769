import { expect, test } from 'vitest';
import { FILE_FLOOR_BYTES } from '#shared/limits.ts';
import { divideByRoom, estimateFrom, estimateRoom, roomOf } from './fileRoom.ts';

const KIBIBYTE = 1024;
const song = (name: string, kibibytes: number) =>
  new File([new Uint8Array(kibibytes * KIBIBYTE)], name, { type: 'audio/mpeg' });

test('each file takes its room in turn, and a small one may follow a large one that does not fit', () => {
  const files = [song('a.mp3', 40), song('b.mp3', 90), song('c.mp3', 30), song('d.mp3', 40)];
  const { fitting, unfitting } = divideByRoom(files, 100 * KIBIBYTE, estimateRoom);
  expect(fitting.map(({ name }) => name)).toEqual(['a.mp3', 'c.mp3']);
  expect(unfitting.map(({ name }) => name)).toEqual(['b.mp3', 'd.mp3']);
});

test('a file of a few bytes takes as much room as the server counts for it', () => {
  const files = Array.from(
    { length: 3 },
    (_, index) => new File(['x'], `${index}.txt`, { type: 'text/plain' }),
  );
  expect(divideByRoom(files, 2 * FILE_FLOOR_BYTES, estimateRoom).fitting).toHaveLength(2);
});

test('a picture takes room for its thumbnails too', () => {
  const content = new Uint8Array(800 * KIBIBYTE);
  const picture = new File([content], 'lake.jpg', { type: 'image/jpeg' });
  expect(divideByRoom([picture], picture.size, estimateRoom).fitting).toEqual([]);
  expect(divideByRoom([picture], picture.size * 2, estimateRoom).fitting).toEqual([picture]);
  // A kind that the browser has no name for may be a camera's own.
  expect(estimateRoom(new File([content], 'lake.nef'))).toBeGreaterThan(picture.size);
  expect(estimateRoom(new File([content], 'lake.mp3', { type: 'audio/mpeg' }))).toBe(content.length);
});

test('once it has been looked at, a file takes what it will ask the server for', () => {
  const smallThumbnail = new Blob([new Uint8Array(9 * KIBIBYTE)]);
  const largeThumbnail = new Blob([new Uint8Array(91 * KIBIBYTE)]);
  expect(roomOf(1, { smallThumbnail: null, largeThumbnail: null })).toBe(FILE_FLOOR_BYTES);
  expect(roomOf(200 * KIBIBYTE, { smallThumbnail, largeThumbnail })).toBe(300 * KIBIBYTE);
});

const unread = (name: string, size: number, type: string) => ({ name, size, type });

test('only what is drawn has previews: not recordings, texts and what nobody knows, little of films', () => {
  const MEBIBYTE = 1024 * KIBIBYTE;
  for (const [name, type] of [
    ['song.m4a', 'audio/mp4'],
    ['notes.txt', 'text/plain'],
    ['tax.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['backup.bin', ''],
  ] as const) {
    expect(estimateRoom(unread(name, MEBIBYTE, type))).toBe(MEBIBYTE);
  }
  expect(estimateRoom(unread('film.mov', MEBIBYTE, 'video/quicktime')) / MEBIBYTE).toBeLessThan(1.1);
  // No larger than the picture is.
  expect(estimateRoom(unread('icon.png', 40 * KIBIBYTE, 'image/png'))).toBeLessThan(80 * KIBIBYTE);
  // What browsers do not show has a larger copy to be looked at, whether they know its type or not.
  const unshown = estimateRoom(unread('IMG_1.HEIC', 2 * MEBIBYTE, ''));
  expect(unshown).toBe(estimateRoom(unread('IMG_1.HEIC', 2 * MEBIBYTE, 'image/heic')));
  expect(unshown).toBeGreaterThan(estimateRoom(unread('IMG_1.jpg', 2 * MEBIBYTE, 'image/jpeg')));
});

test('what files of a kind turned out to take tells what the others will', () => {
  const photo = (index: number) => unread(`${index}.jpg`, 800 * KIBIBYTE, 'image/jpeg');
  const measured = 100 * KIBIBYTE;
  const largeThumbnail = new Blob([new Uint8Array(measured)]);
  const readFiles = Array.from({ length: 60 }, (_, index) => ({
    file: photo(index),
    thumbnails: { smallThumbnail: null, largeThumbnail },
  }));
  const real = photo(61).size + measured;
  expect(estimateRoom(photo(61)) / real).toBeGreaterThan(1.1);
  expect(estimateFrom(readFiles)(photo(61)) / real).toBeLessThan(1.02);
  expect(estimateFrom(readFiles)(photo(61)) / real).toBeGreaterThanOrEqual(1);
  // Of other kinds it tells nothing.
  const film = unread('film.mp4', 9_000 * KIBIBYTE, 'video/mp4');
  expect(estimateFrom(readFiles)(film)).toBe(estimateRoom(film));
});
