import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { committedItemSchema } from '#shared/callables/media.ts';
import { inspectFile } from './inspectFile.ts';

// There is nothing here that could draw.
vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
afterAll(() => vi.unstubAllGlobals());

const samples = join(import.meta.dirname, '../../../../../tests/support/media');
const read = (name: string) => Buffer.from(readFileSync(join(samples, name)));

async function inspect(content: Buffer, name: string) {
  const answer = await inspectFile(new File([Uint8Array.from(content)], name), { isLookedAt: true });
  if (answer.kind === 'refused') throw new Error(answer.code);
  return answer.inspection;
}

/** The AVI of a recorder that was switched off, or of one that lied: its header says these numbers. */
function film(numbers: {
  readonly frameTime?: number;
  readonly frames?: number;
  readonly width?: number;
}): Buffer {
  const { frameTime = 33_333, frames = 300, width = 640 } = numbers;
  const header = Buffer.alloc(56);
  header.writeUInt32LE(frameTime, 0);
  header.writeUInt32LE(frames, 16);
  header.writeUInt32LE(width, 32);
  header.writeUInt32LE(480, 36);
  const chunk = (id: string, ...parts: readonly Buffer[]) => {
    const content = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.write(id, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  return chunk(
    'RIFF',
    Buffer.from('AVI '),
    chunk('LIST', Buffer.from('hdrl'), chunk('avih', header)),
    chunk('LIST', Buffer.from('movi'), chunk('00dc', Buffer.alloc(2_000, 7))),
  );
}

/** A photograph without pixels, whose tags say that it is this many wide and high. */
function photo(edge: number): Buffer {
  const tiff = Buffer.alloc(56);
  tiff.write('II*\0\x08\0\0\0\x01\0', 'latin1');
  const entry = (at: number, tag: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(4, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x8769, 26);
  tiff.writeUInt16LE(2, 26);
  entry(28, 0xa002, edge);
  entry(40, 0xa003, edge);
  const tags = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, tags.length + 2]);
  return Buffer.concat([head, tags, Buffer.from([0xff, 0xd9])]);
}

test('what a header says that cannot be is no fact about the file, which is kept with the rest of them', async () => {
  const endless = await inspect(film({ frameTime: 0xffff_ffff, frames: 0xffff_ffff }), 'endless.avi');
  expect(endless).toMatchObject({ width: 640, height: 480, durationSeconds: null });
  const wide = await inspect(film({ width: 0xffff_fff0 }), 'wide.avi');
  expect(wide).toMatchObject({ width: null, height: 480, durationSeconds: 9.9999 });
  expect(await inspect(photo(4_000), 'photo.jpg')).toMatchObject({ width: 4_000, height: 4_000 });
  expect(await inspect(photo(4_000_000_000), 'vast.jpg')).toMatchObject({ width: null, height: null });
});

test('a file that an older page described so is taken without those facts', () => {
  const itemId = 'a-film';
  const described = { itemId, takenAt: '2004-02-03T10:00:00', takenAtSource: 'container' };
  const measured = { width: 4_294_967_280, height: 480, durationSeconds: 18_446_744_065_119.617 };
  expect(committedItemSchema.parse({ ...described, ...measured })).toMatchObject({
    width: null,
    height: 480,
    durationSeconds: null,
  });
});

test.each(['film.mp4', 'phone.3gp', 'mjpeg.avi', 'lzw.tif', 'scan.heic'])(
  '%s without its end is kept only when the person says so, and named as cut',
  async (name) => {
    const whole = read(name);
    expect((await inspect(whole.subarray(0, whole.length / 2), name)).damage).toBe('truncated');
  },
);
