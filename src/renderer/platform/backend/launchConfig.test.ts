import { afterEach, expect, test, vi } from 'vitest';
import { fetchLaunchConfig } from './launchConfig.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the server says instead of the document. */
function answer(status: number): Response {
  const response = new Response('{"error":{}}', { status });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  return response;
}

test('both flags are off while there is no document, and the connection is free again', async () => {
  const response = answer(404);
  expect(await fetchLaunchConfig()).toEqual({ waitlistEnabled: false, demoEnabled: false });
  expect(response.bodyUsed).toBe(true);
});

test('any other refusal is told, and the connection is free again', async () => {
  const response = answer(503);
  await expect(fetchLaunchConfig()).rejects.toThrow('503');
  expect(response.bodyUsed).toBe(true);
});
