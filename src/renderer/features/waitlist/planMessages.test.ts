import { expect, test } from 'vitest';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { planMessages } from './planMessages.ts';

const becomes: Readonly<Record<WaitlistPlan, Plan>> = {
  Free: plans.free,
  Family: plans.pro,
  'Family+': plans.premium,
};
const MEGABYTE = 1024 ** 2;
const words: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['one', 'un'],
  '3': ['three', 'trois'],
  '10': ['ten', 'dix'],
  null: ['unlimited', 'illimités'],
};
const rooms: Readonly<Record<number, readonly [string, string]>> = {
  50: ['50 MB', '50\u00a0Mo'],
  [100 * 1024]: ['100 GB', '100\u00a0Go'],
  [1024 * 1024]: ['1 TB', '1\u00a0To'],
};

test.each(['Free', 'Family', 'Family+'] as const)('%s says what its plan holds', (name) => {
  const plan = becomes[name];
  for (const [index, language] of (['en', 'fr'] as const).entries()) {
    const said = planMessages[language].holds(name);
    expect(said).toContain(rooms[plan.storageBytes / MEGABYTE]?.[index]);
    expect(said).toContain(words[String(plan.beneficiaryLimit)]?.[index]);
    // Family+ leaves its albums to what goes without saying.
    if (name !== 'Family+') expect(said).toContain(words[String(plan.albumLimit)]?.[index]);
  }
});

test('the offers are called the same in both languages', () => {
  for (const plan of ['Free', 'Family', 'Family+'] as const) expect(planMessages.fr.name(plan)).toBe(plan);
});
