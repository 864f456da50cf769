/**
 * What is added to the prices of the catalogue, which are without tax: one table, the operator's to change and to have checked
 * by whoever keeps their books. A rate is in hundredths of a percent and counts for goods and shipping alike. A country or
 * state that is not named is one where the operator collects nothing.
 */
import type { PostalAddress } from '../domain/postalAddress.ts';
import type { LocalizedText } from './product.ts';

export interface TaxRule {
  readonly country: string;
  /** As an address has it (`CA` in the United States); absent for the whole country. */
  readonly region?: string;
  readonly basisPoints: number;
}

const europe: readonly (readonly [country: string, basisPoints: number])[] = [
  ...([
    ['AT', 2_000],
    ['BE', 2_100],
    ['BG', 2_000],
    ['CY', 1_900],
    ['CZ', 2_100],
    ['DE', 1_900],
  ] as const),
  ...([
    ['DK', 2_500],
    ['EE', 2_400],
    ['ES', 2_100],
    ['FI', 2_550],
    ['FR', 2_000],
    ['GR', 2_400],
  ] as const),
  ...([
    ['HR', 2_500],
    ['HU', 2_700],
    ['IE', 2_300],
    ['IT', 2_200],
    ['LT', 2_100],
    ['LU', 1_700],
  ] as const),
  ...([
    ['LV', 2_100],
    ['MC', 2_000],
    ['MT', 1_800],
    ['NL', 2_100],
    ['PL', 2_300],
    ['PT', 2_300],
  ] as const),
  ...([
    ['RO', 2_100],
    ['SE', 2_500],
    ['SI', 2_200],
    ['SK', 2_300],
  ] as const),
];

export const taxRules: readonly TaxRule[] = [
  ...europe.map(([country, basisPoints]) => ({ country, basisPoints })),
  { country: 'GB', basisPoints: 2_000 },
  { country: 'CH', basisPoints: 810 },
  { country: 'LI', basisPoints: 810 },
  { country: 'NO', basisPoints: 2_500 },
  { country: 'CA', basisPoints: 500 },
  { country: 'AU', basisPoints: 1_000 },
];

/** In hundredths of a percent. A rule of a region comes before that of its country. */
export function taxRateOf({ country, region }: Pick<PostalAddress, 'country' | 'region'>): number {
  const wanted = region.trim().toUpperCase();
  const rules = taxRules.filter((rule) => rule.country === country);
  const rule =
    rules.find((one) => one.region !== undefined && one.region.toUpperCase() === wanted) ??
    rules.find((one) => one.region === undefined);
  return rule?.basisPoints ?? 0;
}

/** What the tax is called where it is collected. */
export function taxNameOf(country: string): LocalizedText {
  if (country === 'CA' || country === 'AU') return { en: 'GST', fr: 'TPS' };
  if (country === 'US') return { en: 'Sales tax', fr: 'Taxe de vente' };
  return { en: 'VAT', fr: 'TVA' };
}
