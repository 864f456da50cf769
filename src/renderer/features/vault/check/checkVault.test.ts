import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { checkVault } from './checkVault.ts';
import type { Strength, StrengthScore } from './strengthScale.ts';

const now = new Date('2026-11-22T12:00:00Z');
const strength = (score: StrengthScore): Strength => ({ score, guessesLog10: score * 3, reasons: [] });
const strong = async () => strength(4);

const entry = (id: string, parts: Record<string, unknown> = {}) => ({
  id,
  content: vaultContentSchema.parse({
    kind: 'password',
    title: id,
    username: 'marie',
    password: `password of ${id}`,
    websites: [`https://${id}.example`],
    ...parts,
  }),
});

test('a password used in several places is told once, with all of them', async () => {
  const entries = [
    entry('a', { password: 'same' }),
    entry('b', { password: 'same' }),
    entry('c'),
    entry('d', { password: '' }),
    entry('e', { password: '' }),
    entry('f', { kind: 'note' }),
  ];
  expect((await checkVault(entries, now, strong)).reused).toEqual([['a', 'b']]);
});

test('one login that is kept twice is no password used twice; two names at one site are', async () => {
  const website = { password: 'same', websites: ['https://bank.example'] };
  const twice = [
    entry('a', website),
    entry('b', { ...website, websites: ['https://www.bank.example/login'] }),
  ];
  expect((await checkVault(twice, now, strong)).reused).toEqual([]);
  const two = [entry('a', website), entry('b', { ...website, username: 'paul' })];
  expect((await checkVault(two, now, strong)).reused).toEqual([['a', 'b']]);
});

test('weak ones come weakest first; one that could not be weighed is not called weak', async () => {
  const weights = new Map<string, Strength | null>([
    ['password of a', strength(2)],
    ['password of b', strength(3)],
    ['password of c', strength(0)],
    ['password of d', null],
  ]);
  const known: string[][] = [];
  const { weak } = await checkVault(
    ['a', 'b', 'c', 'd'].map((id) => entry(id)),
    now,
    async (password, words) => {
      known.push([...words]);
      return weights.get(password) ?? null;
    },
  );
  expect(weak.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(known[0]).toEqual(['a', 'marie', 'a.example']);
});

test('a password is old after a year, and not when its age is not known', async () => {
  const entries = [
    entry('a year', { passwordChangedAt: '2025-11-22T12:00:00Z' }),
    entry('a year and a second', { passwordChangedAt: '2025-11-22T11:59:59Z' }),
    entry('ten years', { passwordChangedAt: '2016-01-01T00:00:00Z' }),
    entry('unknown'),
  ];
  const { old } = await checkVault(entries, now, strong);
  expect(old.map(({ id }) => id)).toEqual(['ten years', 'a year and a second']);
});

test('a website without protection is told of, the router at home is not', async () => {
  const websites = [
    'http://shop.example/login',
    'https://shop.example',
    'HTTP://forum.example',
    'http://192.168.1.1',
    'http://10.0.0.2:8080/',
    'http://localhost:3000',
    'http://nas.local/',
    'http://fritz.box',
    'http://[fe80::1]/',
    'http://router',
    'shop.example',
  ];
  expect((await checkVault([entry('a', { websites })], now, strong)).unprotected).toEqual([
    { id: 'a', websites: ['http://shop.example/login', 'HTTP://forum.example'] },
  ]);
});
