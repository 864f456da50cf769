import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fetchCompanion } from './fetchCompanion.ts';

const page = '<!doctype html><title>Open an Amaranth vault</title>';
const format = '# The format';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const digests = { 'open-vault.html': digestOf(page), 'vault-format.md': digestOf(format) };
const { signal } = new AbortController();
const answer =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

test('the page and the document that were built come as they are', async () => {
  const build = new Map([
    ['/open-vault.html', page],
    ['/vault-format.md', format],
  ]);
  const fetch = async (address: string) => new Response(build.get(address));
  expect(await (await fetchCompanion('open-vault.html', signal, { fetch, digests }))?.text()).toBe(page);
  expect(await (await fetchCompanion('vault-format.md', signal, { fetch, digests }))?.text()).toBe(format);
});

test.each([
  ['another page', answer(`${page}<script>steal()</script>`)],
  ['the other of the two', answer(format)],
  ['none', answer('', 404)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('%s is not taken for it', async (_, fetch) => {
  expect(await fetchCompanion('open-vault.html', signal, { fetch, digests })).toBeNull();
});

test('who cancels is not told that it could not be had', async () => {
  const stop = new AbortController();
  const fetch = () => {
    stop.abort('cancelled');
    return Promise.reject(new DOMException('', 'AbortError'));
  };
  await expect(fetchCompanion('open-vault.html', stop.signal, { fetch, digests })).rejects.toBe('cancelled');
});
