import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { clearFragment, secretIn } from './secretInFragment.ts';
import { useSecret } from './useSecret.ts';

const secret = 'q'.repeat(43);

function addressBar(hash: string) {
  const location = { hash, pathname: '/invitation', search: '' };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address?: string | URL | null) => {
      location.hash = new URL(String(address), 'https://amaranth.example').hash;
    },
  };
  return { location, history };
}

afterEach(() => vi.unstubAllGlobals());

test('a link’s secret is read out of its fragment, and nothing else is', () => {
  expect(secretIn(`#${secret}`)).toBe(secret);
  expect(secretIn('#main')).toBeNull();
  expect(secretIn(`#${secret}q`)).toBeNull();
  expect(secretIn('')).toBeNull();
});

test('whatever stands in the fragment is removed from the address', () => {
  for (const hash of [`#${secret}`, '#main', '']) {
    const { location, history } = addressBar(hash);
    clearFragment(location, history);
    expect(location.hash).toBe('');
  }
});

test('a page that is drawn again before it stands still has its secret', () => {
  const { location, history } = addressBar(`#${secret}`);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  const Secret = () => useSecret();
  expect(renderToStaticMarkup(createElement(Secret))).toBe(secret);
  expect(renderToStaticMarkup(createElement(Secret))).toBe(secret);
});
