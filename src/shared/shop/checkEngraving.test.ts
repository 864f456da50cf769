import { expect, test } from 'vitest';
import { cutText } from '../engraving/cutLines.ts';
import { checkEngraving } from './checkEngraving.ts';
import { products } from './products.ts';

const plaque = products['memorial-plaque'].engraving;
const check = (...lines: string[]) =>
  plaque ? checkEngraving(plaque, { lines, font: 'serif' }).map(({ kind }) => kind) : ['no place'];

test('words of any script and direction may be cut', () => {
  for (const words of [
    'Jeanne 1932 – 2018',
    'Élodie Lefèvre',
    'שרה כהן',
    'فاطمة الزهراء',
    'Ωδή',
    'がんばれ',
    'n̈',
  ])
    expect(check(words), words).toEqual([]);
});

test('what nothing is drawn for is said, line by line', () => {
  expect(check('Jeanne\u2062')).toEqual(['control-character']);
  expect(check('Jeanne\ud800')).toEqual(['control-character']);
  expect(plaque && checkEngraving(plaque, { lines: ['Jeanne', 'Rose 🌹'], font: 'serif' })).toEqual([
    { kind: 'emoji', line: 2, sign: '🌹' },
  ]);
});

test('what nobody sees is not cut, counted or held against anybody', () => {
  for (const words of ['Jeanne\u202e8102', '\u200fשרה', 'Jeanne\nHenri', 'Jeanne\u0000'])
    expect(check(words), words).toEqual([]);
  expect(check('a'.repeat(40) + '\u200e'.repeat(15))).toEqual([]);
  expect(check('Jeanne', '', '\u200f', '', '', '', '')).toEqual([]);
  expect(check('\u200f\u202e')).toEqual(['missing']);
  expect(cutText({ lines: ['\u202bשרה\u202c', '\u200e'], font: 'serif' })).toEqual({
    lines: ['שרה'],
    font: 'serif',
  });
});

test('a text is counted as a person counts it', () => {
  expect(check('é'.normalize('NFD').repeat(40))).toEqual([]);
  expect(check('a'.repeat(41))).toEqual(['too-long']);
  expect(check('1', '2', '3', '4', '5', '6', '7')).toEqual(['too-many-lines']);
});

test('a plaque without words is missing them, a medallion is not', () => {
  expect(check('  ')).toEqual(['missing']);
  const medallion = products['qr-medallion'].engraving;
  expect(medallion && checkEngraving(medallion, null)).toEqual([]);
});
