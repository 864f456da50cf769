import { expect, test } from 'vitest';
import { STORAGE_LIMIT_FREE_BYTES } from './limits.ts';
import { planOf, plans } from './plans.ts';

const GIGABYTE = 1_073_741_824;

test.each([
  ['free', 'Free', STORAGE_LIMIT_FREE_BYTES, 3, 1, [0, 0], [90, 90], 0, true],
  ['pro', 'Pro', 100 * GIGABYTE, null, 10, [999, 9_900], [7, 365], 200, true],
  ['premium', 'Premium', 1_024 * GIGABYTE, null, null, [1_999, 19_900], [1, 365], 1_000, true],
  ['business', 'Business', 1_024 * GIGABYTE, null, null, [0, 0], [1, 365], 1_000, false],
  ['pro-plus', 'Pro Plus', 100 * GIGABYTE, null, 10, [0, 0], [7, 365], 200, false],
] as const)(
  'the plan %s is what is sold',
  (id, name, storageBytes, albumLimit, beneficiaryLimit, prices, days, cloneMessages, isSold) => {
    const [monthlyPriceCents, yearlyPriceCents] = prices;
    const [least, most] = days;
    expect(plans[id]).toEqual({
      ...{
        id,
        name,
        isSold,
        monthlyPriceCents,
        yearlyPriceCents,
        storageBytes,
        albumLimit,
        beneficiaryLimit,
        checkInDays: { least, usual: Math.max(30, least), most },
        cloneMessages,
      },
    });
  },
);

test.each([
  ['Premium', 'premium'],
  ['premium', 'premium'],
  [' PRO PLUS ', 'pro-plus'],
  ['pro-plus', 'pro-plus'],
  ['Family+', 'free'],
  ['', 'free'],
])('a profile that names %j is on the plan %s', (stored, id) => expect(planOf(stored).id).toBe(id));
