import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
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
        length: MEBIBYTE - 1,
      },
    ]),
  );
  const readAgain: string[] = [];
  const waiting = new WaitingCandidates((key) => {
    readAgain.push(key.toString());
    const document = stored.get(key.toString());
    return document ? { document, sortKey: Buffer.of(9 - Number(key)) } : null;
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

test('an order by whole letters holds a few mebibytes of them, and gives each with its whole place', async () => {
  const collect = collectGarbage();
  const sortKeyAt = (number: number) => Buffer.from(`${number % 7}${'x'.repeat(100_000)}${number}`);
  const candidateAt = (number: number) => ({
    document: {
      path: `letters/${number}`,
      key: Buffer.from(String(number).padStart(3, '0')),
      fields: {},
      created: 1,
      updated: 1,
    },
    sortKey: sortKeyAt(number),
  });
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const waiting = new WaitingCandidates((key) => candidateAt(Number(key)));
  for (let number = 0; number < 400; number += 1) waiting.add(candidateAt(number));
  // What is collected is counted out a little later, by a thread of its own.
  await vi.waitFor(
    () => {
      collect();
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(6 * MEBIBYTE);
    },
    { timeout: 10_000 },
  );

  const given = [...waiting.inOrder()];
  expect(given.map(({ sortKey }) => sortKey[0])).toEqual(given.map(({ sortKey }) => sortKey[0]).sort());
  expect(given.every(({ sortKey }) => sortKey.length > 100_000)).toBe(true);
  expect(given).toHaveLength(400);
});

function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
