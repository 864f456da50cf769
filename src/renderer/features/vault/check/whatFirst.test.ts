import { expect, test } from 'vitest';
import type { PapersCheck } from './checkPapers.ts';
import type { VaultCheck } from './checkVault.ts';
import { whatFirst } from './whatFirst.ts';

const nothing: VaultCheck<string> = { reused: [], weak: [], old: [], unprotected: [] };
const noPapers: PapersCheck<string> = { expiring: [], undecided: [] };
const weak = (id: string) => ({ id, strength: { score: 0 as const, guessesLog10: 1, reasons: [] } });

test('the password that opens most places comes first, at its weakest', () => {
  const check = {
    ...nothing,
    reused: [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ],
    weak: [weak('a'), weak('d')],
  };
  expect(whatFirst(check, noPapers)).toEqual({ is: 'reused', id: 'd', places: 3 });
});

test('then the weakest, a paper, an unprotected site, an account', () => {
  const papers = {
    expiring: [{ id: 'passport', expiresOn: '2026-12-01', isOver: false }],
    undecided: ['bank'],
  };
  const unprotected = [{ id: 'forum', websites: [] }];
  expect(whatFirst({ ...nothing, weak: [weak('a')], unprotected }, papers)).toMatchObject({ is: 'weak' });
  expect(whatFirst({ ...nothing, unprotected }, papers)).toMatchObject({ id: 'passport' });
  expect(whatFirst({ ...nothing, unprotected }, { ...papers, expiring: [] })).toMatchObject({ id: 'forum' });
  expect(whatFirst(nothing, { ...papers, expiring: [] })).toMatchObject({ id: 'bank' });
});

test('age alone is nothing to begin with', () => {
  expect(whatFirst({ ...nothing, old: [{ id: 'a', changedAt: '2020-01-01' }] }, noPapers)).toBeNull();
});
