import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fetchDecryptor } from './fetchDecryptor.ts';

const page = '<!doctype html><title>Open an Amaranth vault</title>';
const digest = createHash('sha256').update(page).digest('hex');
const { signal } = new AbortController();
const answer =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

test('the page that was built comes as it is', async () => {
  const fetched = await fetchDecryptor(signal, { fetch: answer(page), digest });
  expect(await fetched?.text()).toBe(page);
});

test.each([
  ['another page', answer(`${page}<script>steal()</script>`)],
  ['none', answer('', 404)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('%s is not taken for it', async (_, fetch) => {
  expect(await fetchDecryptor(signal, { fetch, digest })).toBeNull();
});

test('who cancels is not told that it could not be had', async () => {
  const stop = new AbortController();
  const fetch = () => {
    stop.abort('cancelled');
    return Promise.reject(new DOMException('', 'AbortError'));
  };
  await expect(fetchDecryptor(stop.signal, { fetch, digest })).rejects.toBe('cancelled');
});
