/** What may still come in, and what the figures are afterwards. */
import { describe, expect, test } from 'vitest';
import { ITEM_LIMIT, ITEM_LIMIT_FREE, TEXT_LIMIT_BYTES } from '#shared/limits.ts';
import { plans } from '#shared/plans.ts';
import {
  assertFits,
  assertItemsFit,
  assertTextFits,
  bytesLeft,
  type UsageChange,
  usageAfter,
} from './storageFigures.ts';

const account = { usedBytes: 1_000, textBytes: 200, portraitBytes: 300, itemsKept: 5, vaultItemsKept: 3 };
const same = { storageUsed: 1_000, textBytes: 200, portraitBytes: 300, itemsKept: 5, vaultItemsKept: 3 };

describe('The figures of an account', () => {
  test.each<[string, UsageChange, object]>([
    ['grow by a file and its item', { storage: 70, items: 1 }, { storageUsed: 1_070, itemsKept: 6 }],
    ['grow by a letter', { text: 30, items: 1 }, { textBytes: 230, itemsKept: 6 }],
    ['grow by an item that costs nothing', { items: 1 }, { itemsKept: 6 }],
    ['grow by a vault item', { text: 9, vaultItems: 1 }, { textBytes: 209, vaultItemsKept: 4 }],
    ['shrink by a file', { storage: -70 }, { storageUsed: 930 }],
    ['shrink by a letter', { text: -30 }, { textBytes: 170 }],
    ['hold a larger portrait', { portraitBytes: 400 }, { storageUsed: 1_100, portraitBytes: 400 }],
    ['hold no portrait any more', { portraitBytes: 0 }, { storageUsed: 700, portraitBytes: 0 }],
    [
      'hold a portrait beside a file',
      { storage: 1, portraitBytes: 301 },
      { storageUsed: 1_002, portraitBytes: 301 },
    ],
    [
      'move where a file takes what a portrait leaves',
      { storage: 300, portraitBytes: 0 },
      { portraitBytes: 0 },
    ],
    [
      'never fall below nothing',
      { storage: -2_000, text: -2_000, items: -9 },
      { storageUsed: 0, textBytes: 0, itemsKept: 0 },
    ],
  ])('%s', (_, change, moved) => expect(usageAfter(account, change)).toEqual({ ...same, ...moved }));

  test.each<UsageChange>([{}, { storage: 0, text: 0, items: 0 }, { portraitBytes: 300 }])(
    'stay where nothing comes or goes',
    (change) => expect(usageAfter(account, change)).toBeNull(),
  );
});

describe('Room', () => {
  const room = { usedBytes: 700, limitBytes: 1_000 };

  test('is what the limit leaves, and none where more is used than the plan has now', () => {
    expect(bytesLeft(room)).toBe(300);
    expect(bytesLeft({ ...room, limitBytes: 600 })).toBe(0);
  });

  test('is enough to the last byte, and a refusal says how much is missing', () => {
    expect(() => assertFits(room, 300)).not.toThrow();
    expect(() => assertFits(room, 301)).toThrow(
      expect.objectContaining({
        code: 'storage-quota-exceeded',
        details: { neededBytes: 301, leftBytes: 300, limitBytes: 1_000 },
      }),
    );
  });

  test.each([
    ['free', ITEM_LIMIT_FREE],
    ['pro', ITEM_LIMIT],
  ] as const)('for items is counted by the plan: %s', (plan, itemLimit) => {
    const full = { plan: plans[plan], itemsKept: itemLimit - 2 };
    expect(() => assertItemsFit(full, 2)).not.toThrow();
    expect(() => assertItemsFit(full, 3)).toThrow(
      expect.objectContaining({ code: 'item-limit-reached', details: { itemLimit } }),
    );
  });

  test('for letters is the same on every plan, and making one shorter is always possible', () => {
    const nearlyFull = { textBytes: TEXT_LIMIT_BYTES - 10 };
    expect(() => assertTextFits(nearlyFull, 10)).not.toThrow();
    expect(() => assertTextFits(nearlyFull, 11)).toThrow(
      expect.objectContaining({ code: 'text-limit-reached', details: { limitBytes: TEXT_LIMIT_BYTES } }),
    );
    for (const change of [0, -5])
      expect(() => assertTextFits({ textBytes: TEXT_LIMIT_BYTES + 10 }, change)).not.toThrow();
  });
});
