import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onThisDevice } from '#shared/media/cameraDate.ts';
import { readMovieDate } from './readMovieDate.ts';
import { readPhoto } from './readPhoto.ts';
import { parsePlace, readRecording } from './readRecording.ts';

const samples = join(import.meta.dirname, '../../../../../tests/support/media');
const sample = (name: string) => new Blob([readFileSync(join(samples, name))]);

test('a phone’s HEIC tells when, where and with what it was taken, though nothing here can draw it', async () => {
  expect(await readPhoto(sample('phone.heic'))).toEqual({
    date: {
      takenAt: '2023-07-14T18:22:10',
      takenAtOffsetMinutes: 120,
      isTimeKnown: true,
      takenAtSource: 'exif',
    },
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
    { takenAt: '1962-05-03T15:47:00', takenAtOffsetMinutes: 60, isTimeKnown: true, takenAtSource: 'xmp' },
  ],
  [
    'the day it was saved, where it says no other',
    { own: { [DATE_TIME]: '2021:03:04 10:00:00' } },
    { takenAt: '2021-03-04T10:00:00', takenAtOffsetMinutes: null, isTimeKnown: true, takenAtSource: 'exif' },
  ],
  [
    'the offset of the camera’s clock, where it gives one for all its dates',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22', [OFFSET]: '+05:30' } },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: 330, isTimeKnown: true, takenAtSource: 'exif' },
  ],
  [
    'the offset of the moment itself before the one for all its dates',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22', [OFFSET]: '+05:30', [OFFSET_ORIGINAL]: '+02:00' } },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: 120, isTimeKnown: true, takenAtSource: 'exif' },
  ],
  [
    'the offset of the day it was saved',
    { own: { [DATE_TIME]: '2021:03:04 10:00:00' }, camera: { [OFFSET]: '-08:00' } },
    { takenAt: '2021-03-04T10:00:00', takenAtOffsetMinutes: -480, isTimeKnown: true, takenAtSource: 'exif' },
  ],
  [
    'the camera’s own words before a program’s',
    { camera: { [ORIGINAL]: '2019:07:14 18:03:22' }, xmp: 'exif:DateTimeOriginal="1962-05-03T15:47:00"' },
    { takenAt: '2019-07-14T18:03:22', takenAtOffsetMinutes: null, isTimeKnown: true, takenAtSource: 'exif' },
  ],
])('a picture tells %s', async (_, tags, date) => {
  expect((await readPhoto(jpegWith(tags))).date).toEqual(date);
});

/** A JPEG of a thermal camera: its measurements are one file, cut into numbered segments that need not be in order. */
function thermalJpeg(isLittle: boolean): Blob {
  const number = (target: Buffer, value: number, at: number) =>
    isLittle ? target.writeUInt32LE(value, at) : target.writeUInt32BE(value, at);
  const header = Buffer.alloc(0x40);
  header.write('FFF');
  number(header, 101, 0x14);
  number(header, 0x40, 0x18);
  number(header, 2, 0x1c);
  const entry = (type: number, start: number) => {
    const written = Buffer.alloc(0x20);
    written.writeUInt16BE(type);
    if (isLittle) written.swap16();
    number(written, start, 0x0c);
    number(written, 1_000, 0x10);
    return written;
  };
  const temperatures = Buffer.alloc(1_000, 0x41);
  const record = Buffer.alloc(1_000);
  record.writeUInt16LE(2);
  record.writeUInt32LE(Date.UTC(2016, 5, 27, 19, 29, 42) / 1_000, 0x384);
  record.writeInt16LE(240, 0x38c);
  const whole = Buffer.concat([
    header,
    entry(1, 0x80),
    entry(0x20, 0x80 + temperatures.length),
    temperatures,
    record,
  ]);
  const segment = (position: number, piece: Buffer<ArrayBuffer>) => {
    const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('FLIR'), 0, 1, position, 1]);
    head.writeUInt16BE(head.length - 2 + piece.length, 2);
    return Buffer.concat([head, piece]);
  };
  return new Blob([
    Buffer.from([0xff, 0xd8]),
    segment(1, whole.subarray(500)),
    segment(0, whole.subarray(0, 500)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('a thermal camera that writes its date only among its measurements is dated by them', async () => {
  for (const isLittle of [true, false]) {
    expect((await readPhoto(thermalJpeg(isLittle))).date).toEqual({
      takenAt: '2016-06-27T15:29:42',
      takenAtOffsetMinutes: -240,
      isTimeKnown: true,
      takenAtSource: 'exif',
    });
  }
});

const raw = Buffer.from(readFileSync(join(samples, 'preview.nef')));
const renamed = (name: string) => Buffer.concat([Buffer.from(name, 'latin1'), raw.subarray(4)]);

function fujiRaw(): Buffer<ArrayBuffer> {
  const picture = readFileSync(join(samples, 'newyear.jpg'));
  const head = Buffer.alloc(160);
  head.write('FUJIFILMCCD-RAW 0201FF129505X-T1');
  head.writeUInt32BE(head.length, 84);
  head.writeUInt32BE(picture.length, 88);
  return Buffer.concat([head, picture]);
}

function canonRaw(): Buffer<ArrayBuffer> {
  const tiff = (tags: Readonly<Record<number, string>>) =>
    Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), directory(8, tags)]);
  return Buffer.concat([
    box('ftyp', Buffer.from('crx \0\0\0\0')),
    box(
      'moov',
      box(
        'uuid',
        Buffer.alloc(16),
        box('CMT1', tiff({ [DATE_TIME]: '2021:03:04 10:00:00' })),
        box('CMT2', tiff({ [ORIGINAL]: '2019:07:14 18:03:22', [OFFSET_ORIGINAL]: '+02:00' })),
      ),
    ),
  ]);
}

test.each([
  ['Olympus’s', renamed('IIRO'), '2005-05-06T07:08:09', null],
  ['Panasonic’s', renamed('IIU\0'), '2005-05-06T07:08:09', null],
  ['Fuji’s', fujiRaw(), '1998-01-01T00:10:00', null],
  ['Canon’s', canonRaw(), '2019-07-14T18:03:22', 120],
])('%s RAW pictures tell their date too', async (_, content, takenAt, takenAtOffsetMinutes) => {
  expect((await readPhoto(new Blob([content]))).date).toMatchObject({ takenAt, takenAtOffsetMinutes });
});

test('a phone’s MOV tells when, where and with what it was filmed', async () => {
  expect(await readRecording(sample('phone.mov'))).toMatchObject({
    date: { takenAt: '2022-05-01T12:00:00', takenAtOffsetMinutes: 120, takenAtSource: 'container' },
    place: { latitude: 43.7, longitude: 7.25 },
    camera: 'Apple iPhone 15',
    width: 160,
    height: 90,
  });
});

test('a camera’s MP4 tells its date in the movie header alone', async () => {
  expect(await readMovieDate(sample('camera.mp4'))).toBe(Date.UTC(2022, 4, 1, 10));
  expect(await readRecording(sample('camera.mp4'))).toMatchObject({
    date: { ...onThisDevice(Date.UTC(2022, 4, 1, 10)), takenAtSource: 'container-utc' },
    place: null,
    camera: '',
  });
});

test.each([
  ['Europe/Paris', '2022-05-01T12:00:00', 120],
  ['America/New_York', '2022-05-01T06:00:00', -240],
])(
  'a film that tells universal time is read on the clock of %s where it is added there, and says so',
  async (zone, takenAt, offset) => {
    vi.stubEnv('TZ', zone);
    try {
      const moment = { takenAt, takenAtOffsetMinutes: offset, takenAtSource: 'container-utc' };
      expect((await readRecording(sample('camera.mp4'))).date).toMatchObject(moment);
      const written = filmWithDate('2022-05-01T10:00:00.000000Z');
      expect((await readRecording(written)).date).toMatchObject(moment);
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

test('a film of Greenwich is told by the clock of the place', async () => {
  expect((await readRecording(filmWithDate('2022-02-01T10:00:00+0000'))).date).toMatchObject({
    takenAt: '2022-02-01T10:00:00',
    takenAtOffsetMinutes: 0,
    takenAtSource: 'container',
  });
});

/** ISO/IEC 14496-12, 4.2. */
function box(type: string, ...content: readonly Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> {
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

/** Its header says another moment, in universal time. */
function filmWithDate(date: string): Blob {
  const header = Buffer.alloc(100);
  header.writeUInt32BE((Date.UTC(2020, 10, 20, 14, 4, 36) - Date.UTC(1904, 0, 1)) / 1000, 4);
  header.writeUInt32BE(1_000, 12);
  return new Blob([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', header), box('udta', box('date', Buffer.from(date)))),
    box('mdat', Buffer.alloc(8)),
  ]);
}

test('a film whose user data says the date with its offset is dated by it', async () => {
  expect((await readRecording(filmWithDate('2020-11-20T15:04:02+0100'))).date).toEqual({
    takenAt: '2020-11-20T15:04:02',
    takenAtOffsetMinutes: 60,
    isTimeKnown: true,
    takenAtSource: 'container',
  });
});

test('a recording that names its day alone is of that day wherever it is added', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect((await readRecording(sample('day.mp3'))).date).toMatchObject({ takenAt: '1998-08-03T12:00:00' });
  vi.unstubAllEnvs();
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

test('a film whose codec nothing here knows is read in silence: the console is for what is broken', async () => {
  const spied = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const film = readFileSync(join(samples, 'camera.mp4'));
  for (let at = film.indexOf('avc1'); at >= 0; at = film.indexOf('avc1', at + 4)) film.write('xvid', at);
  expect((await readRecording(new Blob([film]))).poster).toBeNull();
  expect(spied).not.toHaveBeenCalled();
  spied.mockRestore();
});
