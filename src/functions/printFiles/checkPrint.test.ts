import { expect, test } from 'vitest';
import { printPdf } from '../../../tests/support/printPdf.ts';
import { checkPrint } from './checkPrint.ts';

const book = { pages: 24, productId: 'keepsake-book', size: '210x210' } as const;

/** `described` is what its maker says. */
async function check(bytes: Buffer, described: object = {}) {
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  return checkPrint(read, { ...book, byteCount: bytes.length, ...described });
}

test('a book as the page writes it can be printed', async () => {
  expect(await check(await printPdf())).toBeNull();
  const turned = { pages: 1, productId: 'framed-print', size: '300x200' };
  expect(await check(await printPdf({ pages: 1, trim: [200, 300] }), turned)).toBeNull();
});

test.each([
  ['fewer pages', { pages: 23 }, 'It has 23 pages and not 24.'],
  ['more pages', { pages: 25 }, 'It has too many pages.'],
  ['another size', { trim: [200, 210] }, 'Page 1: it is 200 × 210 mm.'],
  ['no bleed', { bleed: 0 }, 'Page 1: too little stands around what is cut.'],
  ['no boxes', { isBoxed: false }, 'Page 1: it does not say where it is cut.'],
  ['a typeface of the printer’s', { font: 'Helvetica' }, 'Page 1: its typefaces are not in it: Helvetica.'],
] as const)('one with %s than was said is not', async (_what, made, fault) => {
  expect(await check(await printPdf(made))).toBe(fault);
});

test('one whose sheet is smaller than what is printed on it is not', async () => {
  const whole = (await printPdf()).toString('latin1');
  // As long as before: the table's places stay true.
  const small = whole.replace(/\/MediaBox \[0 0 (\d+)\.(\d+)/g, (_box, points: string, rest: string) => {
    return `/MediaBox [0 0 ${'4'.padStart(points.length, '0')}.${rest}`;
  });
  expect(await check(Buffer.from(small, 'latin1'))).toBe(
    'Page 1: its sheet is smaller than what is printed.',
  );
});

test('what is cut off, garbled, encrypted or goes round is refused and hangs nothing', async () => {
  const whole = await printPdf();
  const text = whole.toString('latin1');
  expect(await check(whole.subarray(0, whole.length >> 1))).toBe('It has no table.');
  const encrypted = Buffer.from(text.replace('/Size ', '/Encrypt 1 0 R /Size '), 'latin1');
  expect(await check(encrypted)).toBe('It is encrypted.');
  for (let at = 100; at < whole.length; at += Math.floor(whole.length / 200)) {
    const garbled = Buffer.from(whole);
    garbled.fill(0x28, at, at + 40);
    // Bytes of a picture or of letters are nobody's fault here; what is refused says why.
    expect(await check(garbled)).not.toBe('');
  }
  const root = /\/Kids \[(\d+) 0 R/.exec(text);
  const pagesObject = /\/Pages (\d+) 0 R/.exec(text)?.[1] ?? '';
  const kid = root?.[1] ?? '';
  const round = text.replace(`/Kids [${kid} 0 R`, `/Kids [${pagesObject.padStart(kid.length, '0')} 0 R`);
  expect(await check(Buffer.from(round, 'latin1'))).toBe('Its pages go round.');
});
