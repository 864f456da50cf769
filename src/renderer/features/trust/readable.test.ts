import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alliances } from './readable.ts';
import { threats } from './threats.ts';

const modelled = readFileSync('docs/security.md', 'utf8');

test('everybody who together could open something in docs/security.md is on the page, and nobody else', () => {
  const [, after = ''] = modelled.split('### What beneficiary, contacts and server could do together');
  const rows = after.split('\n### ')[0]?.match(/^\| (?!who|-)/gm) ?? [];
  expect(alliances).toHaveLength(rows.length);
});

test('French readers are told of the same people as English ones', () => {
  expect(threats.fr).toHaveLength(threats.en.length);
});
