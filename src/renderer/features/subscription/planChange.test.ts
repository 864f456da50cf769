import { expect, test } from 'vitest';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { plans } from '#shared/plans.ts';
import { actFor, beyondPlan, fitsPlan, yearlySaving } from './planChange.ts';

const pro = { is: 'active', planId: 'pro', interval: 'month', currentPeriodEnd: 0 } as const;
const none: SubscriptionState = { is: 'none' };

test('who pays for nothing begins with a payment', () => {
  expect(actFor(plans.pro, 'month', none, 'free').is).toBe('begin');
  expect(actFor(plans.free, 'month', none, 'free').is).toBe('current');
});

test('who pays goes up or down, changes the period, or ends it', () => {
  expect(actFor(plans.premium, 'month', pro, 'pro').is).toBe('upgrade');
  expect(actFor(plans.pro, 'month', { ...pro, planId: 'premium' }, 'premium').is).toBe('downgrade');
  expect(actFor(plans.pro, 'year', pro, 'pro').is).toBe('interval');
  expect(actFor(plans.pro, 'month', pro, 'pro').is).toBe('current');
  expect(actFor(plans.free, 'month', pro, 'pro').is).toBe('cancel');
});

test('what was ended can be taken up again until its end', () => {
  const ending: SubscriptionState = { ...pro, is: 'ending' };
  expect(actFor(plans.pro, 'month', ending, 'pro').is).toBe('resume');
  expect(actFor(plans.free, 'month', ending, 'pro').is).toBe('ahead');
});

test('a plan that was given without a payment is the current one, and another can be paid', () => {
  expect(actFor(plans.pro, 'month', none, 'pro').is).toBe('current');
  expect(actFor(plans.premium, 'month', none, 'pro').is).toBe('begin');
});

test('what a smaller plan has no room for is told in figures', () => {
  const use = { storageBytes: plans.free.storageBytes + 7, albums: 5, beneficiaries: 1 };
  expect(beyondPlan(plans.free, use)).toEqual({ storageBytes: 7, albums: 2, beneficiaries: 0 });
  expect(fitsPlan(plans.free, use)).toBe(false);
  expect(fitsPlan(plans.premium, use)).toBe(true);
});

test('a year costs less than twelve months, by exactly what is said', () => {
  expect(yearlySaving(plans.pro)).toBe(2_088);
  expect(yearlySaving(plans.premium)).toBe(4_088);
});
