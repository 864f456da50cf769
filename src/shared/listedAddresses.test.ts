import { expect, test } from 'vitest';
import { isListed, listAddresses } from './listedAddresses.ts';

const listed = listAddresses(['Rose@Example.org ', 'ana@example.org'], 'salt');

test('who knows an address can ask whether it is listed, however they write it', () => {
  expect(isListed(listed, 'rose@example.org')).toBe(true);
  expect(isListed(listed, ' ANA@example.org ')).toBe(true);
  expect(isListed(listed, 'bob@example.org')).toBe(false);
});

test('nobody and nothing are never listed', () => {
  const withEmpty = listAddresses(['', ' '], 'salt');
  for (const address of [null, '', '  ']) expect(isListed(withEmpty, address)).toBe(false);
});

test('the list tells no address, and another salt makes another list', () => {
  expect(JSON.stringify(listed)).not.toMatch(/rose|ana/i);
  expect(listAddresses(['ana@example.org'], 'pepper').hashes).not.toEqual(listed.hashes.slice(1));
  expect(listed).toMatchObject({ salt: 'salt', hashes: { length: 2 } });
});
