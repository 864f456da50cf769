import { expect, test } from 'vitest';
import { openSecretsRecord } from './secretsRecord.ts';

test.each([
  undefined,
  null,
  'broken',
  { store: 'keychain', sessionOf: 7, backend: null, entries: {} },
  { store: 'notebook', sessionOf: 'rose', backend: null, entries: {} },
  { store: 'keychain', sessionOf: 'rose', backend: null, entries: { a: 'kept' } },
])('preferences that are not as they were written believe nothing, and stop nobody: %j', (found) => {
  let kept: unknown = found;
  const record = openSecretsRecord(
    {
      get: () => kept,
      set: (state) => {
        kept = state;
      },
    },
    () => undefined,
  );
  expect(record.read()).toEqual({ backend: null, store: null, sessionOf: null, entries: {} });
  record.write({ store: 'keychain' });
  expect(record.read()).toEqual({ backend: null, store: 'keychain', sessionOf: null, entries: {} });
});
