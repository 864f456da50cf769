import { expect, test } from 'vitest';
import { STORAGE_LIMIT_FREE_BYTES } from './limits.ts';
import { planOf, plans } from './plans.ts';

const GIGABYTE = 1_073_741_824;

test.each([
  ['free', 'Free', STORAGE_LIMIT_FREE_BYTES, 3, 1, [0, 0], true],
  ['pro', 'Pro', 100 * GIGABYTE, null, 10, [999, 9_900], true],
  ['premium', 'Premium', 1_024 * GIGABYTE, null, null, [1_999, 19_900], true],
  ['business', 'Business', 1_024 * GIGABYTE, null, null, [0, 0], false],
  ['pro-plus', 'Pro Plus', 100 * GIGABYTE, null, 10, [0, 0], false],
] as const)(
  'the plan %s is what is sold',
  (id, name, storageBytes, albumLimit, beneficiaryLimit, prices, isSold) => {
    const [monthlyPriceCents, yearlyPriceCents] = prices;
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
