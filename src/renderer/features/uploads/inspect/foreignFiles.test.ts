/** What old cameras and phones wrote, read from small files made with the usual tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import fc from '#tests/support/properties.ts';
import { findPreviews } from './findPreview.ts';
import { readLivePhotoId } from './livePhoto.ts';
import { readAvi } from './readAvi.ts';
import { readCamcorderDate } from './readCamcorderDate.ts';
import { readPhoto } from './readPhoto.ts';

const samples = join(import.meta.dirname, '../../../../../tests/support/media');
const sample = (name: string) => new Blob([readFileSync(join(samples, name))]);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('an AVI tells its size, its length and its first frame, a JPEG', async () => {
  const film = await readAvi(sample('mjpeg.avi'));
  expect(film).toMatchObject({ width: 160, height: 120, durationSeconds: 1 });
  const frame = film.firstFrame && (await bytesOf(film.firstFrame));
  expect([...(frame ?? [])].slice(0, 2)).toEqual([0xff, 0xd8]);
});

test.each(['preview.nef', 'preview.dng'])('the picture inside of %s is found whole', async (name) => {
  // Sensor data follows it, as in a camera's own file: only the directories say where it ends.
  const file = new Blob([sample(name), new Uint8Array(5_000)]);
  const [preview] = await findPreviews(file);
  const content = preview ? await bytesOf(preview) : new Uint8Array();
  expect([...content.subarray(0, 2), ...content.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
  expect((await readPhoto(sample(name))).date?.takenAt).toBe('2005-05-06T07:08:09');
});

test('an AVI tells the day that a program wrote behind its frames', async () => {
  const day = Buffer.from('LIST\x18\0\0\0INFOICRD\x0c\0\0\x002020-08-28\0\0', 'latin1');
  const dayless = Buffer.from(await bytesOf(sample('mjpeg.avi')));
  dayless.write('JUNK', dayless.indexOf('ICRD'));
  const film = await readAvi(new Blob([dayless, day]));
  expect(film.date).toEqual({
    takenAt: '2020-08-28T12:00:00',
    takenAtOffsetMinutes: null,
    isTimeKnown: false,
  });
  expect(film.firstFrame).not.toBeNull();
});

test('an AVCHD film tells its date by the clock of the camcorder and its zone', async () => {
  expect(await readCamcorderDate(sample('avchd.m2ts'))).toEqual({
    takenAt: '2009-08-19T14:05:21',
    takenAtOffsetMinutes: 120,
    isTimeKnown: true,
  });
  expect(await readCamcorderDate(sample('camcorder.m2ts'))).toBeNull();
});

const NOTE = '17ee8c60f84d11d98cd60800200c9a66';
const MDPM = '4d44504d';

/** One packet of a stream, without the stamp that M2TS writes before it; its rest is a stretch of adaptation field. */
function packet(stream: number, payload: Buffer): Buffer {
  const head = Buffer.from([0x47, stream >> 8, stream & 0xff, 0x30, 183 - payload.length]);
  return Buffer.concat([head, Buffer.alloc(183 - payload.length, 0xff), payload]);
}

test.each([
  // As Sony's cameras write it: four zeros before the date, between which H.264 puts a 3.
  ['041313100000 14000003000018442019041924222400', '2019-04-24T22:24:00', 120],
  ['021863201102 1902150405', '2011-02-02T15:04:05', -90],
  ['0218ff201102 1902150405', '2011-02-02T15:04:05', null],
])(
  'the note %s says %s, wherever the packets of a film cut it',
  async (pack, takenAt, takenAtOffsetMinutes) => {
    const note = Buffer.from(`${NOTE}${MDPM}${pack.replace(' ', '')}80`, 'hex');
    for (let cut = 1; cut < note.length; cut += 1) {
      const packets = [
        packet(0x1100, Buffer.from(`${NOTE}${MDPM}00`, 'hex')),
        packet(0x1011, note.subarray(0, cut)),
        packet(0x1100, Buffer.from('sound')),
        packet(0x1011, note.subarray(cut)),
      ];
      const stamped = packets.flatMap((each, index) => [Buffer.from([0xc0, 0, 0, index]), each]);
      for (const film of [packets, stamped]) {
        const date = await readCamcorderDate(new Blob(film.map((part) => Uint8Array.from(part))));
        expect(date, `cut at ${cut}`).toEqual({ takenAt, takenAtOffsetMinutes, isTimeKnown: true });
      }
    }
  },
);

test('an iPhone’s still names the film it was taken with', () => {
  const name = '0F4E5C2A-1111-4222-8333-ABCDEF012345';
  const note = new Uint8Array(32 + name.length + 1);
  note.set(new TextEncoder().encode('Apple iOS\0\0\u0001MM'));
  note.set([0, 1, 0, 0x11, 0, 2, 0, 0, 0, name.length + 1, 0, 0, 0, 32], 14);
  note.set(new TextEncoder().encode(name), 32);
  expect(readLivePhotoId(note)).toBe(name);
  expect(readLivePhotoId(note.subarray(0, 20))).toBeNull();
});

/** A note of Nikon's inside each directory of the one before: `depth` times, `width` directories each. */
function nestNikonNotes(width: number, depth: number): Uint8Array<ArrayBuffer> {
  const directoryLength = 2 + 12 + 4;
  const noteLength = 10;
  const levelLength = noteLength + 8 + width * directoryLength;
  const file = new Uint8Array(levelLength * (depth + 1) - noteLength);
  const view = new DataView(file.buffer);
  for (let level = 0; level <= depth; level += 1) {
    const base = level * levelLength;
    if (level > 0) file.set(new TextEncoder().encode('Nikon\0'), base - noteLength);
    file.set(new TextEncoder().encode('II*\0'), base);
    view.setUint32(base + 4, 8, true);
    for (let index = 0; index < width; index += 1) {
      const at = base + 8 + index * directoryLength;
      view.setUint16(at, 1, true);
      view.setUint16(at + 2, 0x927c, true);
      view.setUint16(at + 4, 7, true);
      view.setUint32(at + 6, 100, true);
      view.setUint32(at + 10, level < depth ? levelLength - noteLength : 0, true);
      view.setUint32(at + 14, index + 1 < width ? 8 + (index + 1) * directoryLength : 0, true);
    }
  }
  return file;
}

test('notes inside of notes cost no more than their file has directories', async () => {
  const readAt = vi.spyOn(DataView.prototype, 'getUint16');
  try {
    await findPreviews(new Blob([nestNikonNotes(30, 2)]));
    expect(readAt.mock.calls.length).toBeLessThan(1_000);
  } finally {
    readAt.mockRestore();
  }
});

test('a damaged file of any kind stops none of the readers', async () => {
  const whole = await Promise.all(
    ['mjpeg.avi', 'preview.nef', 'preview.dng', 'lzw.tif'].map((name) => bytesOf(sample(name))),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 }),
      fc.nat(),
      async (original, changes, end) => {
        const content = original.slice(0, Math.max(1, end % original.length));
        for (const [at, byte] of changes) content[at % content.length] = byte;
        const file = new Blob([content]);
        await Promise.all([readAvi(file), findPreviews(file), readPhoto(file), readCamcorderDate(file)]);
      },
    ),
    { numRuns: 150 },
  );
});
