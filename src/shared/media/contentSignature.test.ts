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

const far = [0, 0, 0, 0x7f];
test.each<[number[], string]>([
  [[0xff, 0xd8], 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47], 'image/png'],
  [[0x49, 0x49, 0x2a, 0, ...far], 'image/tiff'],
  [[0x4d, 0x4d, 0, 0x2a, ...far.toReversed()], 'image/tiff'],
  [[0x49, 0x49, 0x55, 0], 'image/x-panasonic-rw2'],
  [[0x4f, 0x67, 0x67, 0x53], 'audio/ogg'],
  [[0x49, 0x44, 0x33], 'audio/mpeg'],
  [[0x1a, 0x45, 0xdf, 0xa3], 'video/webm'],
  ...['moov', 'mdat', 'wide', 'free', 'skip'].map((word): [number[], string] => [
    [0, 0, 0, 8, ...new TextEncoder().encode(word)],
    'video/quicktime',
  ]),
])('what is cut off, or tells what it is later on, is still what it begins as (%j)', async (start, type) => {
  expect(await detectContentType(new Uint8Array(start))).toBe(type);
});

test.each([
  [brand('isom', 'avif'), 'video/mp4'],
  [brand('mif1', 'mif1heic'), 'image/heic'],
])('what a file mainly is wins over what it could be read as too', async (content, type) => {
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

test.each([
  ['video/mp4', 'video/quicktime', true],
  ['audio/mp4', 'video/3gpp', true],
  ['video/3gpp2', 'video/mp4', true],
  ['image/png', 'image/png', true],
  ['video/mp4', 'video/webm', false],
  ['video/webm', 'video/mp4', false],
  ['image/png', 'image/jpeg', false],
] as const)('a file called %s that begins as %s is taken for it: %s', (declared, detected, isSame) => {
  expect(isSameContainer(declared, detected)).toBe(isSame);
});
