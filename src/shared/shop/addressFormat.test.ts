import { expect, test } from 'vitest';
import { postalAddressSchema } from '../domain/postalAddress.ts';
import { addressLines, addressRows, isPartRequired, regionsOf } from './addressFormat.ts';
import { looksLikePostcode, missingParts } from './addressParts.ts';

const addressOf = (country: string, parts: Record<string, string>) =>
  postalAddressSchema.parse({ country, ...parts });

test('a form asks in the order of the country’s envelopes', () => {
  expect(addressRows('US')).toEqual([['street'], ['secondStreet'], ['city', 'region', 'postcode']]);
  expect(addressRows('FR')).toEqual([['street'], ['secondStreet'], ['postcode', 'city']]);
  expect(addressRows('GB')).toEqual([['street'], ['secondStreet'], ['city'], ['postcode']]);
});

test('nobody is asked for a town where addresses have none', () => {
  expect(addressRows('AE').flat()).not.toContain('city');
  expect(missingParts(addressOf('AE', { street: 'Al Wasl Road 5', region: 'دبي' }))).toEqual([]);
});

test('what the country wants is asked for, and nothing else', () => {
  expect(isPartRequired('US', 'region')).toBe(true);
  expect(isPartRequired('IE', 'postcode')).toBe(false);
  expect(missingParts(addressOf('FR', { street: '4 rue des Lilas', city: 'Lyon' }))).toEqual(['postcode']);
});

test('states are chosen from a list and written as their post writes them', () => {
  expect(regionsOf('US')).toContainEqual({ value: 'IL', label: 'Illinois' });
  expect(regionsOf('FR')).toEqual([]);
});

test('a postcode that looks wrong is told from one that does not', () => {
  expect(looksLikePostcode(addressOf('FR', { street: 'x', postcode: '69003' }))).toBe(true);
  expect(looksLikePostcode(addressOf('FR', { street: 'x', postcode: '690' }))).toBe(false);
  expect(looksLikePostcode(addressOf('GB', { street: 'x', postcode: 'sw1a 1aa' }))).toBe(true);
  expect(looksLikePostcode(addressOf('AE', { street: 'x', postcode: 'anything' }))).toBe(true);
});

test('an address is written as on an envelope, without what it lacks', () => {
  const american = { street: '4 Elm St', city: 'Springfield', region: 'IL', postcode: '62701' };
  expect(addressLines(addressOf('US', american))).toEqual(['4 Elm St', 'Springfield, IL 62701']);
  expect(addressLines(addressOf('US', { street: '4 Elm St', city: 'Springfield' }))).toEqual([
    '4 Elm St',
    'Springfield',
  ]);
  const french = { street: '4 rue des Lilas', secondStreet: 'Bât. B', postcode: '69003', city: 'Lyon' };
  expect(addressLines(addressOf('FR', french))).toEqual(['4 rue des Lilas', 'Bât. B', '69003 Lyon']);
});

test('an address of a country that nobody described is written all the same', () => {
  expect(addressRows('XX').flat()).toContain('city');
});
