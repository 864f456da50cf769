import { expect, test } from 'vitest';
import type { StoredDocument } from '../storage/documents.ts';
import { WaitingCandidates } from './waitingCandidates.ts';

const MEBIBYTE = 1024 * 1024;

test('documents that wait for their order are held up to a few mebibytes, and read again beyond', () => {
  const stored = new Map<string, StoredDocument>(
    Array.from({ length: 10 }, (_, number) => [
      String(number),
      {
        path: `letters/${number}`,
        key: Buffer.from(String(number)),
        fields: {},
        created: 1,
        updated: 1,
        length: MEBIBYTE,
      },
    ]),
  );
  const readAgain: string[] = [];
  const waiting = new WaitingCandidates((key) => {
    readAgain.push(key.toString());
    return stored.get(key.toString()) ?? null;
  });
  const given = () => [...waiting.inOrder()].map(({ document }) => document.path.split('/')[1]).join('');
  for (const [id, document] of stored) waiting.add({ document, sortKey: Buffer.of(9 - Number(id)) });
  expect(given()).toBe('9876543210');
  expect(readAgain.join('')).toBe('987654');
  // The next ones begin anew.
  for (const id of ['1', '0']) {
    const document = stored.get(id);
    if (document) waiting.add({ document, sortKey: Buffer.from(id) });
  }
  expect(given()).toBe('01');
  expect(readAgain).toHaveLength(6);
});
