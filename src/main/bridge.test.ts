import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ ipcMain: { handle: () => undefined } }));
const { isTrustedSender } = await import('./bridge.ts');

test('our own page may use the bridge', () => {
  expect(isTrustedSender({ url: 'app://amaranth/dashboard', parent: null })).toBe(true);
});

test.each([
  { url: 'https://amaranth/', parent: null },
  { url: 'app://elsewhere/', parent: null },
  { url: 'app://amaranth.evil.example/', parent: null },
  { url: 'app://rose:word@amaranth/', parent: null },
  { url: 'about:blank', parent: null },
  { url: '', parent: null },
  { url: 'app://amaranth/', parent: {} },
  null,
])('%j may not', (frame) => {
  expect(isTrustedSender(frame)).toBe(false);
});
