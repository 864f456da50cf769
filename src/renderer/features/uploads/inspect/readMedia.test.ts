import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onThisDevice } from './cameraDate.ts';
import { readMovieDate } from './readMovieDate.ts';
import { readPhoto } from './readPhoto.ts';
import { parsePlace, readRecording } from './readRecording.ts';

const samples = join(import.meta.dirname, '../../../../../tests/support/media');
const sample = (name: string) => new Blob([readFileSync(join(samples, name))]);

test('a phone’s HEIC tells when, where and with what it was taken, though nothing here can draw it', async () => {
  expect(await readPhoto(sample('phone.heic'))).toEqual({
    date: { takenAt: '2023-07-14T18:22:10', takenAtOffsetMinutes: 120, takenAtSource: 'exif' },
    place: { latitude: 43.7, longitude: 7.25 },
    camera: 'Apple iPhone 15',
    caption: '',
    livePhotoId: null,
    size: { width: 240, height: 360 },
    storedSize: null,
    embeddedThumbnail: null,
  });
});

test('a phone’s MOV tells when, where and with what it was filmed', async () => {
  expect(await readRecording(sample('phone.mov'))).toMatchObject({
    date: { takenAt: '2022-05-01T12:00:00', takenAtOffsetMinutes: 120 },
    place: { latitude: 43.7, longitude: 7.25 },
    camera: 'Apple iPhone 15',
    width: 160,
    height: 90,
  });
});

test('a camera’s MP4 tells its date in the movie header alone', async () => {
  expect(await readMovieDate(sample('camera.mp4'))).toBe(Date.UTC(2022, 4, 1, 10));
  expect(await readRecording(sample('camera.mp4'))).toMatchObject({
    date: onThisDevice(Date.UTC(2022, 4, 1, 10)),
    place: null,
    camera: '',
  });
});

test.each([
  ['no boxes at all', new Uint8Array(64)],
  ['a box longer than the file', Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x6d, 0x6f, 0x6f, 0x76, 0, 0)],
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('%PDF-1.4 not a film')],
])('%s has no date, and stops nothing', async (_, bytes) => {
  expect(await readMovieDate(new Blob([bytes]))).toBeNull();
  expect(await readPhoto(new Blob([bytes]))).toMatchObject({ date: null, place: null, camera: '' });
});

test.each([
  ['+43.7000+007.2500+012.000/', { latitude: 43.7, longitude: 7.25 }],
  ['-33.8688+151.2093/', { latitude: -33.8688, longitude: 151.2093 }],
  ['+99.0000+000.0000/', null],
  ['', null],
])('the place "%s" is read as %j', (text, place) => {
  expect(parsePlace(text)).toEqual(place);
});
