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

const ascii = (text: string) => Buffer.from(`${text}\0`, 'latin1');

/** One directory of text tags as TIFF has them (TIFF 6.0, section 2), their texts behind it. */
function directory(
  start: number,
  tags: Readonly<Record<number, string>>,
  pointer?: readonly [number, number],
) {
  const entries = Object.entries(tags).map(([tag, text]) => [Number(tag), ascii(text)] as const);
  const count = entries.length + (pointer ? 1 : 0);
  const head = Buffer.alloc(2 + 12 * count + 4);
  head.writeUInt16BE(count);
  let position = start + head.length;
  entries.forEach(([tag, text], index) => {
    const at = 2 + 12 * index;
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(2, at + 2);
    head.writeUInt32BE(text.length, at + 4);
    head.writeUInt32BE(position, at + 8);
    position += text.length;
  });
  if (pointer) {
    const at = 2 + 12 * entries.length;
    head.writeUInt16BE(pointer[0], at);
    head.writeUInt16BE(4, at + 2);
    head.writeUInt32BE(1, at + 4);
    head.writeUInt32BE(pointer[1], at + 8);
  }
  return Buffer.concat([head, ...entries.map(([, text]) => text)]);
}

const EXIF_POINTER = 0x8769;

/** A picture with its own tags, the camera's (EXIF 2.32), and a program's (XMP). */
function jpegWith({
  own = {},
  camera = {},
  xmp = '',
}: {
  readonly own?: Readonly<Record<number, string>>;
  readonly camera?: Readonly<Record<number, string>>;
  readonly xmp?: string;
}): Blob {
  const segment = (content: Buffer) => {
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  const cameraAt = header.length + directory(8, own, [EXIF_POINTER, 0]).length;
  const tiff = Buffer.concat([
    header,
    directory(8, own, [EXIF_POINTER, cameraAt]),
    directory(cameraAt, camera),
  ]);
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${xmp}/>` +
    '</rdf:RDF></x:xmpmeta>';
  return new Blob([
    Buffer.from([0xff, 0xd8]),
    segment(Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])),
    ...(xmp ? [segment(Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`))] : []),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const DATE_TIME = 0x0132;
const ORIGINAL = 0x9003;
const OFFSET = 0x9010;
const OFFSET_ORIGINAL = 0x9011;

test.each([
  [
    'the day a scan shows, which a program wrote, before the day it was saved',
    { own: { [DATE_TIME]: '2021:03:04 10:00:00' }, xmp: 'exif:DateTimeOriginal="1962-05-03T15:47:00+01:00"' },
    { takenAt: '1962-05-03T15:47:00', takenAtOffsetMinutes: 60, takenAtSource: 'xmp' },
  ],
  [
    'the day it was saved, where it says no other',
    { own: { [DATE_TIME]: '2021:03:04 10:00:00' } },
    { takenAt: '2021-03-04T10:00:00', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
  ],
  [
    'the offset of the camera’s clock, where it gives one for all its dates',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22', [OFFSET]: '+05:30' } },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: 330, takenAtSource: 'exif' },
  ],
  [
    'the offset of the moment itself before the one for all its dates',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22', [OFFSET]: '+05:30', [OFFSET_ORIGINAL]: '+02:00' } },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: 120, takenAtSource: 'exif' },
  ],
  [
    'the offset of the day it was saved',
    { own: { [DATE_TIME]: '2021:03:04 10:00:00' }, camera: { [OFFSET]: '-08:00' } },
    { takenAt: '2021-03-04T10:00:00', takenAtOffsetMinutes: -480, takenAtSource: 'exif' },
  ],
  [
    'the camera’s own words before a program’s',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22' }, xmp: 'exif:DateTimeOriginal="1962-05-03T15:47:00"' },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
  ],
])('a picture tells %s', async (_, tags, date) => {
  expect((await readPhoto(jpegWith(tags))).date).toEqual(date);
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

/** ISO/IEC 14496-12, 4.2. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(8), ...content]);
  whole.writeUInt32BE(whole.length);
  whole.write(type, 4, 'latin1');
  return whole;
}

test('a film whose header counts its seconds in 64 bits tells its date too', async () => {
  const header = Buffer.alloc(108);
  header.writeUInt8(1);
  const made = Date.UTC(2022, 4, 1, 10);
  header.writeBigUInt64BE(BigInt((made - Date.UTC(1904, 0, 1)) / 1000), 4);
  const film = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', header))]);
  expect(await readMovieDate(new Blob([film]))).toBe(made);
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
