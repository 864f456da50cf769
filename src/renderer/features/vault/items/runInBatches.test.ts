import { expect, test } from 'vitest';
import type { Failure } from '#platform/backend/failure.ts';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import { BATCH, runInBatches } from './runInBatches.ts';
import { vaultItem } from './vaultItem.testing.ts';

const someItems = (count: number) => Array.from({ length: count }, (_, at) => vaultItem({ title: `${at}` }));
const saved = (item: VaultItem): SaveOutcome => ({ is: 'saved', item: { ...item, version: 2 } });
const failed = ({ itemId }: VaultItem, failure: Failure): SaveOutcome => ({ is: 'failed', itemId, failure });
const watching = () => {
  const steps: number[] = [];
  const stop = new AbortController();
  return {
    steps,
    stop,
    running: { signal: stop.signal, onProgress: (worked: number) => void steps.push(worked) },
  };
};

test('many items are worked through a batch at a time, which can be followed', async () => {
  const items = someItems(BATCH * 2 + 1);
  const batches: number[] = [];
  const { steps, running } = watching();
  const outcome = await runInBatches(
    items,
    async (batch) => {
      batches.push(batch.length);
      return batch.map(saved);
    },
    running,
  );
  expect(batches).toEqual([BATCH, BATCH, 1]);
  expect(steps).toEqual([BATCH, BATCH * 2, BATCH * 2 + 1]);
  expect(outcome).toMatchObject({ failed: [], bothKept: 0, left: 0 });
  expect(outcome.done.map(({ before, after }) => [before, after.version])).toEqual(
    items.map((item) => [item, 2]),
  );
});

test('stopped, it ends after the batch under way, and says how many were left', async () => {
  const { stop, running } = watching();
  const outcome = await runInBatches(
    someItems(BATCH * 3),
    async (batch) => {
      stop.abort();
      return batch.map(saved);
    },
    running,
  );
  expect(outcome.done).toHaveLength(BATCH);
  expect(outcome.left).toBe(BATCH * 2);
});

test('what fails is told item by item, and no other item is held up by it', async () => {
  const items = someItems(BATCH + 2);
  const refused: Failure = { kind: 'refused', code: 'storage-quota-exceeded' };
  const outcome = await runInBatches(
    items,
    async (batch) =>
      batch.map((item) => {
        if (item === items[1]) return failed(item, refused);
        if (item === items[2]) {
          return { is: 'problem', itemId: item.itemId, problem: { is: 'altered', what: 'item' } };
        }
        return item === items[3] ? { is: 'both-kept', item } : saved(item);
      }),
    watching().running,
  );
  expect(outcome.done).toHaveLength(BATCH);
  expect(outcome.bothKept).toBe(1);
  expect(outcome.failed).toEqual([
    { itemId: items[1]?.itemId, why: { is: 'failed', failure: refused } },
    { itemId: items[2]?.itemId, why: { is: 'problem', problem: { is: 'altered', what: 'item' } } },
  ]);
});

test('where the line is gone the rest is not tried, and is told as failed too', async () => {
  const items = someItems(BATCH * 3);
  let calls = 0;
  const outcome = await runInBatches(
    items,
    async (batch) => {
      calls += 1;
      if (calls > 1) throw new TypeError('Failed to fetch');
      return batch.map(saved);
    },
    watching().running,
  );
  expect(calls).toBe(2);
  expect(outcome.done).toHaveLength(BATCH);
  expect(outcome.left).toBe(0);
  expect(outcome.failed.map(({ itemId }) => itemId)).toEqual(items.slice(BATCH).map(({ itemId }) => itemId));
  expect(outcome.failed[0]?.why).toEqual({ is: 'failed', failure: { kind: 'unreachable' } });
});

test('a rule that refuses a whole batch does not speak for the next', async () => {
  const items = someItems(BATCH + 1);
  const outcome = await runInBatches(
    items,
    async (batch) =>
      batch.length === BATCH
        ? batch.map((item) => failed(item, { kind: 'refused', code: 'conflict' }))
        : batch.map(saved),
    watching().running,
  );
  expect(outcome.failed).toHaveLength(BATCH);
  expect(outcome.done).toHaveLength(1);
});
