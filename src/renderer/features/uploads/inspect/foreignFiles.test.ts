/** What old cameras and phones wrote, read from small files made with the usual tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('a camcorder’s date stands behind the letters MDPM', async () => {
  const pack = [0x4d, 0x44, 0x50, 0x4d, 2, 0x18, 0x42, 0x20, 0x19, 0x04, 0x19, 0x24, 0x22, 0x24, 0x07];
  const film = new Blob([new Uint8Array(500), Uint8Array.from(pack)]);
  expect(await readCamcorderDate(film)).toEqual({
    takenAt: '2019-04-24T22:24:07',
    takenAtOffsetMinutes: null,
  });
  expect(await readCamcorderDate(sample('camcorder.m2ts'))).toBeNull();
});

test('an iPhone’s still names the film it was taken with', () => {
  const name = '0F4E5C2A-1111-4222-8333-ABCDEF012345';
  const note = new Uint8Array(32 + name.length + 1);
  note.set(new TextEncoder().encode('Apple iOS\0\0\u0001MM'));
  note.set([0, 1, 0, 0x11, 0, 2, 0, 0, 0, name.length + 1, 0, 0, 0, 32], 14);
  note.set(new TextEncoder().encode(name), 32);
  expect(readLivePhotoId(note)).toBe(name);
  expect(readLivePhotoId(note.subarray(0, 20))).toBeNull();
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
