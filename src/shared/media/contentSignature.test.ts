import { expect, test } from 'vitest';
import { detectContentType, isSameContainer } from './contentSignature.ts';

const bytes = (text: string) => new TextEncoder().encode(text.padEnd(64, '\0'));
const brand = (major: string, compatible = '') => bytes(`\0\0\0\x20ftyp${major}\0\0\0\0${compatible}`);

test.each([
  [new Uint8Array([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
  [bytes('GIF89a'), 'image/gif'],
  [bytes('RIFF\0\0\0\0WEBP'), 'image/webp'],
  [bytes('RIFF\0\0\0\0WAVE'), 'audio/wav'],
  [brand('heic', 'mif1heic'), 'image/heic'],
  [brand('mif1', 'mif1avif'), 'image/avif'],
  [brand('avif'), 'image/avif'],
  [brand('isom'), 'video/mp4'],
  [brand('qt  '), 'video/quicktime'],
  [brand('M4A '), 'audio/mp4'],
  [bytes('OggS'), 'audio/ogg'],
  [bytes('ID3\x04'), 'audio/mpeg'],
  [new Uint8Array([0xff, 0xfb, 0x90]), 'audio/mpeg'],
  [new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), 'video/webm'],
  [bytes('%PDF-1.7'), 'application/pdf'],
])('a file is what its first bytes say', async (content, type) => {
  expect(await detectContentType(content)).toBe(type);
});

test.each([
  '<!doctype html><script>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'MZ\x90',
  'PK\x03\x04',
  '',
])('what could run as a page or is not known (%j) is kept as plain bytes', async (content) => {
  expect(await detectContentType(bytes(content))).toBe('application/octet-stream');
});

test('a .jpg that is a PDF is not taken for a picture', async () => {
  expect(isSameContainer('image/jpeg', await detectContentType(bytes('%PDF-1.4')))).toBe(false);
});

test('a phone’s MOV called MP4 is accepted', () => {
  expect(isSameContainer('video/mp4', 'video/quicktime')).toBe(true);
});
