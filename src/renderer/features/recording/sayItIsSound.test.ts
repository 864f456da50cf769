import { expect, test } from 'vitest';
import { detectContentType } from '#shared/media/contentSignature.ts';
import { sayItIsSound } from './sayItIsSound.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('a voice that was recorded is known as sound by its first bytes, and is else as it was', async () => {
  const recorded = new Blob(['\0\0\0\u0018ftypisom\0\0\u0002\0isommp41 and the rest']);
  const named = await sayItIsSound(recorded);
  expect(await detectContentType(await bytesOf(recorded))).toBe('video/mp4');
  expect(await detectContentType(await bytesOf(named))).toBe('audio/mp4');
  expect((await bytesOf(named)).slice(12)).toEqual((await bytesOf(recorded)).slice(12));
});

test('what is no MP4 stays as it is', async () => {
  const ogg = new Blob(['OggS and the rest']);
  expect(await sayItIsSound(ogg)).toBe(ogg);
});
