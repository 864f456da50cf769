/** What a plan costs and holds, in words, from the product's own constants. */

import { formatPrice } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Plan } from '#shared/plans.ts';

/** Of those that are sold and those that are not: only Free is a word of each language. */
export const planName = ({ id, name }: Plan, language: Language): string =>
  id === 'free' && language === 'fr' ? 'Gratuite' : name;

export type Period = 'monthly' | 'yearly';

/** In US dollars, without cents where there are none. */
export function priceOf(plan: Plan, period: Period, language: Language): string {
  const cents = period === 'monthly' ? plan.monthlyPriceCents : plan.yearlyPriceCents;
  return formatPrice(cents, language);
}

/** Whole months that a year at once saves. */
export const monthsSaved = ({ monthlyPriceCents, yearlyPriceCents }: Plan): number =>
  monthlyPriceCents === 0 ? 0 : Math.floor(12 - yearlyPriceCents / monthlyPriceCents);

const KILO = 1024;

/** "50 MB", "100 GB", "1 TB", as plans are sold. */
export function roomOf({ storageBytes }: Plan, language: Language): string {
  const units = language === 'fr' ? ['Mo', 'Go', 'To'] : ['MB', 'GB', 'TB'];
  let amount = storageBytes / KILO ** 2;
  let unit = 0;
  while (amount >= KILO && unit < units.length - 1) {
    amount /= KILO;
    unit += 1;
  }
  return `${Math.round(amount)}\u00a0${units[unit]}`;
}
