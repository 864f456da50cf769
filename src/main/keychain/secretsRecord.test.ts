import { expect, test } from 'vitest';
import { openSecretsRecord } from './secretsRecord.ts';

test.each([
  undefined,
  null,
  'broken',
  { store: 'keychain', isSessionHeld: 'yes', backend: null, entries: {} },
  { store: 'notebook', isSessionHeld: true, backend: null, entries: {} },
  { store: 'keychain', isSessionHeld: true, backend: null, entries: { a: 'kept' } },
])('preferences that are not as they were written believe nothing, and stop nobody: %j', (found) => {
  let kept: unknown = found;
  const record = openSecretsRecord({
    get: () => kept,
    set: (state) => {
      kept = state;
    },
  });
  expect(record.read()).toEqual({ backend: null, store: null, isSessionHeld: false, entries: {} });
  record.write({ store: 'keychain' });
  expect(record.read()).toEqual({ backend: null, store: 'keychain', isSessionHeld: false, entries: {} });
});
