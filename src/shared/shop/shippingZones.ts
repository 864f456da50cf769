/**
 * Where parcels go, for how much and how fast: one table, the operator's to change. Prices are those of one parcel in cents, by
 * the weight of what is in it with its packaging; a parcel heavier than the last step costs `furtherKilogram` for each begun
 * kilogram above it. Days are working days on the way, after the workshop's. A country that no zone names is not served.
 */
import type { PostalAddress } from '../domain/postalAddress.ts';
import { type Cents, cents } from '../money.ts';

export interface ShippingZone {
  readonly id: string;
  readonly countries: readonly string[];
  /** From light to heavy. */
  readonly steps: readonly { readonly upToGrams: number; readonly price: Cents }[];
  readonly furtherKilogram: Cents;
  readonly days: { readonly least: number; readonly most: number };
}

const steps = (...pairs: readonly (readonly [upToGrams: number, price: number])[]) =>
  pairs.map(([upToGrams, price]) => ({ upToGrams, price: cents(price) }));

export const shippingZones: readonly ShippingZone[] = [
  {
    id: 'united-states',
    countries: ['US'],
    steps: steps([250, 590], [1_000, 890], [2_500, 1_290], [5_000, 1_890]),
    furtherKilogram: cents(300),
    days: { least: 2, most: 5 },
  },
  {
    id: 'canada',
    countries: ['CA'],
    steps: steps([250, 990], [1_000, 1_590], [2_500, 2_290], [5_000, 3_290]),
    furtherKilogram: cents(500),
    days: { least: 4, most: 8 },
  },
  {
    id: 'europe',
    countries: [
      ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU'],
      ...[
        'IE',
        'IS',
        'IT',
        'LI',
        'LT',
        'LU',
        'LV',
        'MC',
        'MT',
        'NL',
        'NO',
        'PL',
        'PT',
        'RO',
        'SE',
        'SI',
        'SK',
      ],
    ],
    steps: steps([250, 1_190], [1_000, 1_890], [2_500, 2_690], [5_000, 3_990]),
    furtherKilogram: cents(600),
    days: { least: 5, most: 10 },
  },
  {
    id: 'overseas',
    countries: [
      ...[
        'AR',
        'AU',
        'BR',
        'CL',
        'GF',
        'GP',
        'HK',
        'IL',
        'JP',
        'KR',
        'MA',
        'MQ',
        'MU',
        'MX',
        'NC',
        'NZ',
        'PF',
      ],
      ...['RE', 'SG', 'SN', 'TN', 'TW', 'YT', 'ZA'],
    ],
    steps: steps([250, 1_590], [1_000, 2_690], [2_500, 3_990], [5_000, 5_990]),
    furtherKilogram: cents(900),
    days: { least: 8, most: 18 },
  },
];

/** Every country that is served, in the alphabet's order. */
export const servedCountries: readonly string[] = shippingZones
  .flatMap(({ countries }) => countries)
  .toSorted();

export interface Shipping {
  readonly price: Cents;
  readonly days: ShippingZone['days'];
}

/** Of one parcel; null for a country that is not served. */
export function shippingTo({ country }: Pick<PostalAddress, 'country'>, grams: number): Shipping | null {
  const zone = shippingZones.find(({ countries }) => countries.includes(country));
  return zone ? { price: priceOf(zone, grams), days: zone.days } : null;
}

function priceOf({ steps: list, furtherKilogram }: ShippingZone, grams: number): Cents {
  const step = list.find(({ upToGrams }) => grams <= upToGrams) ?? list.at(-1);
  if (!step) return cents(0);
  const above = Math.max(0, Math.ceil((grams - step.upToGrams) / 1_000));
  return cents(step.price + above * furtherKilogram);
}
