import { expect, test } from 'vitest';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { newItemId } from '#tests/support/vault/makeVault.ts';
import { exportMessages } from './messages.ts';
import { plainSentences, sealedSentences } from './outcomeSentences.ts';

const { en, fr } = exportMessages;
const companions = { isPageMissing: false, isFormatMissing: false };
const gaps: readonly ArchiveGap[] = [
  { is: 'item-missing', itemId: newItemId(), seenVersion: 3 },
  { is: 'item-missing', itemId: newItemId(), seenVersion: 1 },
  { is: 'version-missing', itemId: newItemId(), version: 1 },
];

test('nothing more is said of a copy that has everything', () => {
  expect(sealedSentences({ kind: 'sealed', gaps: [], ...companions }, en)).toEqual([]);
  expect(plainSentences({ kind: 'plain', missing: [], unreadable: 0 }, en)).toEqual([]);
});

test('what the server did not give is told, and that copies of before are to be kept', () => {
  expect(sealedSentences({ kind: 'sealed', gaps, ...companions }, en)).toEqual([
    '2 items that this device has seen were not given by the server and are not in it.',
    en.keepFormer,
    '1 earlier version could not be read and is not in it.',
    en.listed,
  ]);
  expect(sealedSentences({ kind: 'sealed', gaps, ...companions }, fr)[0]).toBe(
    '2 éléments que cet appareil a vus n’ont pas été donnés par le serveur et n’y sont pas.',
  );
});

test('a page and a description that could not be had are told each by itself', () => {
  const outcome = { kind: 'sealed', gaps: [], isPageMissing: true, isFormatMissing: true } as const;
  expect(sealedSentences(outcome, en)).toEqual([en.noPage, en.noFormat]);
});

test.each([
  [{ is: 'keys-not-intact' }, en.keysNotIntact],
  [{ is: 'keys-older', seenGeneration: 2, generation: 1 }, en.keysOlder],
  [{ is: 'keys-different', generation: 2 }, en.keysDifferent],
] as const)('keys that may not open the copy are told first: %o', (gap, sentence) => {
  expect(sealedSentences({ kind: 'sealed', gaps: [gap], ...companions }, en)).toEqual([
    sentence,
    en.keepFormer,
    en.listed,
  ]);
});
