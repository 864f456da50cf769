import { expect, test } from 'vitest';
import { loadPage } from './loadPage.ts';

const failingWith = (code: string) => ({
  loadURL: () => Promise.reject(Object.assign(new Error(code), { code })),
});

test('a first page that another one interrupts does not end the program', async () => {
  await expect(loadPage(failingWith('ERR_ABORTED'), 'app://amaranth/')).resolves.toBeUndefined();
});

test('a page that cannot be loaded is a failure', async () => {
  await expect(loadPage(failingWith('ERR_FAILED'), 'app://amaranth/')).rejects.toThrow('ERR_FAILED');
});
