import { expect, test } from 'vitest';
import { catalogueNames } from '#tests/support/catalogue.ts';
import { catalogue } from './catalogue.ts';
import * as deployed from './index.ts';

test('Cloud Functions deploys exactly what the catalogue names', () => {
  const deployedNames = Object.entries(deployed).flatMap(([group, functions]) =>
    Object.keys(functions).map((verb) => `${group}-${verb}`),
  );
  expect(deployedNames.toSorted()).toEqual(catalogueNames.toSorted());
});

test('every name is used once and says its group and verb', () => {
  expect(new Set(catalogueNames).size).toBe(catalogueNames.length);
  for (const name of catalogueNames) expect(name).toMatch(/^[a-z][a-zA-Z]*-[a-zA-Z]+$/);
});

test('what is kept of a person is kept by one capability', () => {
  const collections = catalogue.accountData.flatMap(({ collections }) => Object.keys(collections));
  expect(new Set(collections).size).toBe(collections.length);
});

test('every deployed function runs in us-central1 and callables answer any origin', () => {
  for (const functions of Object.values(deployed)) {
    for (const cloudFunction of Object.values(functions)) {
      expect(cloudFunction.__endpoint.region).toEqual(['us-central1']);
    }
  }
});
