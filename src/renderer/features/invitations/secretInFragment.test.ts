import { expect, test } from 'vitest';
import { takeSecret } from './secretInFragment.ts';

const secret = 'q'.repeat(43);

function take(hash: string) {
  const addresses: string[] = [];
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address?: string | URL | null) => {
      addresses.push(String(address));
    },
  };
  return { taken: takeSecret({ hash, pathname: '/invitation', search: '' }, history), addresses };
}

test('the secret is read once and removed from the address', () => {
  expect(take(`#${secret}`)).toEqual({ taken: secret, addresses: ['/invitation'] });
});

test('what is no secret is removed as well, and not taken', () => {
  expect(take('#main')).toEqual({ taken: null, addresses: ['/invitation'] });
  expect(take(`#${secret}q`).taken).toBeNull();
});

test('an address without a fragment stays as it is', () => {
  expect(take('')).toEqual({ taken: null, addresses: [] });
});
