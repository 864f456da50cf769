import { expect, test } from 'vitest';
import { random } from '#tests/support/random.ts';
import { generatePassphrase, type PassphraseSettings, passphraseEntropy } from './generatePassphrase.ts';
import {
  type CharacterClass,
  characterClasses,
  generatePassword,
  type PasswordSettings,
  passwordEntropy,
} from './generatePassword.ts';
import { describeEntropy, generatorMessages } from './messages.ts';
import { drawBelow, type FillRandom } from './randomness.ts';

function seeded(seed = 1): FillRandom {
  const next = random(seed);
  return (values) => {
    for (const index of values.keys()) values[index] = next() * 2 ** 32;
  };
}

const settings = (parts: Partial<PasswordSettings> = {}): PasswordSettings => ({
  length: 20,
  classes: characterClasses,
  hasLookAlikes: true,
  ...parts,
});

test('a number that would favour the first ones is drawn again', () => {
  const drawn = [2 ** 32 - 1, 2 ** 32 - 6, 7];
  const fill: FillRandom = (values) => {
    values[0] = drawn.shift() ?? 0;
  };
  // 2 ** 32 is 6 more than a multiple of 10.
  expect(drawBelow(10, fill)).toBe(7);
  expect(drawn).toEqual([]);
});

test('a password has its length and at least one of each chosen class', () => {
  const fill = seeded();
  for (let run = 0; run < 500; run += 1) {
    const password = generatePassword(settings({ length: 8 }), fill);
    expect(password).toHaveLength(8);
    for (const pattern of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) expect(password).toMatch(pattern);
  }
});

test('classes that were not chosen and look-alikes that were left out do not occur', () => {
  const fill = seeded();
  const chosen = settings({ classes: ['digits', 'upperCase'], hasLookAlikes: false, length: 128 });
  for (let run = 0; run < 50; run += 1) expect(generatePassword(chosen, fill)).toMatch(/^[A-HJ-NP-Z2-9]+$/);
});

test('every password that the settings allow is as likely as any other', () => {
  const fill = seeded(7);
  const chosen = settings({ length: 2, classes: ['digits', 'upperCase'] });
  const counts = new Map<string, number>();
  const runs = 520 * 200;
  for (let run = 0; run < runs; run += 1) {
    const password = generatePassword(chosen, fill);
    counts.set(password, (counts.get(password) ?? 0) + 1);
  }
  // A letter and a digit, or a digit and a letter.
  expect(counts.size).toBe(520);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  // 519 degrees of freedom: beyond 660 lies one case in a hundred thousand.
  expect(chiSquare).toBeLessThan(660);
  expect(2 ** passwordEntropy(chosen)).toBeCloseTo(520, 6);
});

test('the bits told are those of the passwords that can be made', () => {
  expect(passwordEntropy(settings({ length: 10, classes: ['digits'] }))).toBeCloseTo(Math.log2(10 ** 10), 10);
  const both = passwordEntropy(settings({ length: 3, classes: ['lowerCase', 'digits'] }));
  expect(both).toBeCloseTo(Math.log2(36 ** 3 - 26 ** 3 - 10 ** 3), 10);
  expect(passwordEntropy(settings({ length: 128 }))).toBeGreaterThan(800);
});

test('settings from which nothing can be made are refused', () => {
  expect(() => generatePassword(settings({ classes: [] }))).toThrow(RangeError);
  expect(() => generatePassword(settings({ length: 3 }))).toThrow(RangeError);
  expect(() => generatePassword(settings({ length: 1_000 }))).toThrow(RangeError);
  const classes: CharacterClass[] = ['symbols'];
  expect(generatePassword(settings({ classes }))).toHaveLength(20);
});

const phrase = (parts: Partial<PassphraseSettings> = {}): PassphraseSettings => ({
  wordCount: 6,
  language: 'en',
  separator: '-',
  isCapitalised: false,
  hasDigit: false,
  ...parts,
});

test('a passphrase has its words, capitals and digit', async () => {
  expect(await generatePassphrase(phrase(), seeded())).toMatch(/^[a-z]+(-[a-z]+){5}$/);
  const dressed = phrase({ isCapitalised: true, hasDigit: true, separator: '.', wordCount: 4 });
  const made = await generatePassphrase(dressed, seeded());
  expect(made).toMatch(/^[A-Z][a-z]+\d?(\.[A-Z][a-z]+\d?){3}$/);
  expect(made.match(/\d/g)).toHaveLength(1);
});

test('French words are written as keyboards type them, and are all different', async () => {
  const words = new Set<string>();
  const fill = seeded(3);
  for (let run = 0; run < 2_000; run += 1) {
    const made = await generatePassphrase(phrase({ language: 'fr', separator: ' ', wordCount: 12 }), fill);
    for (const word of made.split(' ')) words.add(word);
  }
  expect(words.size).toBe(2_048);
  expect([...words].every((word) => word === word.normalize('NFC'))).toBe(true);
  expect([...words].some((word) => word.includes('é'))).toBe(true);
});

test('each word is worth 11 bits, a digit what its place and value are, and a capital nothing', () => {
  expect(passphraseEntropy(phrase())).toBe(66);
  expect(passphraseEntropy(phrase({ isCapitalised: true }))).toBe(66);
  expect(passphraseEntropy(phrase({ hasDigit: true, wordCount: 4 }))).toBeCloseTo(44 + Math.log2(40), 10);
});

test('what the bits are worth is told plainly', () => {
  const { en } = generatorMessages;
  expect([30, 50, 80].map((bits) => describeEntropy(bits, en))).toEqual([
    en.tooLittle,
    en.enoughOnline,
    en.enough,
  ]);
});
