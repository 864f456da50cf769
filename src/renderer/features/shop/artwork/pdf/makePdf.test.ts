/** A print file is what a printer asks for: sizes with bleed, its own typefaces, every letter and every picture. */
import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { createShaper } from '#shared/engraving/shaper.ts';
import { engravingFiles } from '#shared/engraving/typefaces.ts';
import type { PrintedPage, SetLine } from '../page.ts';
import { makePdf } from './makePdf.ts';
import { findMissing, measureBy, type PrintType } from './printType.ts';

const resources = `${import.meta.dirname}/../../../../../../resources`;
const fontOf = (file: string) => new Uint8Array(readFileSync(`${resources}/fonts/engraving/${file}.ttf`));
const shaper = await createShaper(new Map(engravingFiles.map((file) => [file, fontOf(file).buffer])));
const type: PrintType = {
  shaper,
  fonts: new Map([
    ['serif', fontOf('brygada-1918-medium')],
    ['sans', fontOf('source-sans-3-medium')],
  ]),
};
const jpeg = () => {
  const bytes = new Uint8Array(
    readFileSync(`${import.meta.dirname}/../../../../../../tests/support/media/lake-1.jpg`),
  );
  return bytes.buffer;
};
const line = (text: string, baseline: number): SetLine => ({
  is: 'line',
  text,
  face: 'serif',
  size: 8,
  x: 20,
  baseline,
  isSoft: false,
});
const pages: readonly PrintedPage[] = [
  { isCover: true, parts: [line('Élégie à Ana', 60)] },
  {
    isCover: false,
    parts: [
      line('שלום', 60),
      line('A wave 🌊', 90),
      { is: 'picture', itemId: 'p', frame: { x: 20, y: 100, width: 100, height: 75 }, crop: null },
    ],
  },
];
const make = (more: Partial<Parameters<typeof makePdf>[0]> = {}) =>
  makePdf({
    pages,
    trim: { width: 210, height: 210 },
    title: 'The orchard',
    type,
    drawPicture: async () => jpeg(),
    signal: new AbortController().signal,
    onPage: () => {},
    ...more,
  });
const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1');

test('it is trimmed to the size of the book, with three millimetres of bleed around', async () => {
  const written = await textOf(await make());
  const boxes = (name: string) =>
    [...written.matchAll(new RegExp(`/${name} \\[([\\d. ]+)\\]`, 'g'))].map(([, numbers]) =>
      (numbers ?? '').split(' ').map((number) => Math.round((Number(number) / 72) * 25.4 * 10) / 10),
    );
  expect(boxes('TrimBox')).toEqual([
    [3, 3, 213, 213],
    [3, 3, 213, 213],
  ]);
  expect(boxes('BleedBox')).toEqual([
    [0, 0, 216, 216],
    [0, 0, 216, 216],
  ]);
  expect(boxes('MediaBox')).toEqual(boxes('BleedBox'));
});

test('its typeface is embedded with the letters that are used alone', async () => {
  const written = await textOf(await make());
  expect(written).toMatch(/\/FontName \/[A-Z]{6}\+Brygada/);
  expect(written).toMatch(/\/FontFile[23] /);
  expect(written).not.toMatch(/Helvetica|SourceSans/);
});

test('its words are read back as they were written, and its picture is there', async () => {
  const pdf = await getDocument({ data: new Uint8Array(await (await make()).arrayBuffer()) }).promise;
  expect(pdf.numPages).toBe(2);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Élégie à Ana');
  const { fnArray } = await (await pdf.getPage(2)).getOperatorList();
  expect(fnArray).toContain(OPS.paintImageXObject);
  // What runs from the right is drawn.
  expect(fnArray).toContain(OPS.constructPath);
  await pdf.loadingTask.destroy();
});

test('what the typeface lacks is named, and takes no room', () => {
  expect(findMissing(shaper, pages)).toEqual(['🌊']);
  const measure = measureBy(shaper);
  expect(measure('A 🌊', 'serif')).toBeCloseTo(measure('A ', 'serif'));
});

test('a picture that cannot be had, or somebody who stops, ends it', async () => {
  const gone = new Error('gone');
  await expect(make({ drawPicture: () => Promise.reject(gone) })).rejects.toBe(gone);
  const stopped = new AbortController();
  const drawPicture = async () => {
    stopped.abort();
    return jpeg();
  };
  await expect(make({ drawPicture, signal: stopped.signal })).rejects.toThrow(/abort/i);
});
