import { beforeEach, expect, test } from 'vitest';
import { type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { Extensions } from './extensions.ts';

const HOUR = 60 * 60_000;
const lake = mediaItemIdSchema.parse('lake');
const hut = mediaItemIdSchema.parse('hut');

let asked: (readonly MediaItemId[])[];
let reserved: readonly MediaItemId[];
beforeEach(() => {
  asked = [];
  reserved = [lake];
});

/** A page that is open until `leave`. */
function openPage() {
  const clock = createManualClock();
  const left = new AbortController();
  const extensions = new Extensions({
    clock,
    reservedItems: () => reserved,
    async askServer(itemIds) {
      asked.push(itemIds);
      if (asked.length === 1) throw new TypeError('Failed to fetch');
    },
  });
  void extensions.extendHourly(left.signal);
  return { clock, leave: () => left.abort() };
}

test('the room of uploads on their way is extended each hour, though the hour before had failed', async () => {
  const { clock } = openPage();
  await clock.advance(HOUR - 1);
  expect(asked).toEqual([]);
  await clock.advance(1);
  reserved = [lake, hut];
  await clock.advance(HOUR);
  expect(asked).toEqual([[lake], [lake, hut]]);
});

test('nothing is asked where nothing is on its way', async () => {
  reserved = [];
  await openPage().clock.advance(3 * HOUR);
  expect(asked).toEqual([]);
});

test('nothing is extended for whoever has left', async () => {
  const { clock, leave } = openPage();
  await clock.advance(HOUR);
  leave();
  await clock.advance(3 * HOUR);
  expect(asked).toEqual([[lake]]);
});
