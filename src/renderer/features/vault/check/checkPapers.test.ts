import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { checkPapers } from './checkPapers.ts';

const paper = (id: string, expiresOn: string) => ({
  id,
  content: vaultContentSchema.parse({ kind: 'document', title: id, expiresOn }),
});
const account = (id: string, wish?: string) => ({
  id,
  content: vaultContentSchema.parse({ kind: 'account', title: id, ...(wish ? { wish } : {}) }),
});

test('papers that expire within six months are told, those that have expired first', () => {
  const entries = [
    paper('in half a year', '2027-05-22'),
    paper('a day later', '2027-05-23'),
    paper('over', '2026-11-21'),
    paper('today', '2026-11-22'),
    paper('never', ''),
  ];
  expect(checkPapers(entries, '2026-11-22').expiring).toEqual([
    { id: 'over', expiresOn: '2026-11-21', isOver: true },
    { id: 'today', expiresOn: '2026-11-22', isOver: false },
    { id: 'in half a year', expiresOn: '2027-05-22', isOver: false },
  ]);
});

test('six months from the last of August end with February', () => {
  const entries = [paper('in', '2027-02-28'), paper('out', '2027-03-01')];
  expect(checkPapers(entries, '2026-08-31').expiring.map(({ id }) => id)).toEqual(['in']);
});

test('accounts without a wish are told', () => {
  const entries = [account('a'), account('b', 'close'), account('c', 'undecided')];
  expect(checkPapers(entries, '2026-11-22').undecided).toEqual(['a', 'c']);
});
