/**
 * Set up before every test file: whoever waits in it without saying how long waits for as long as a busy machine may need,
 * not for Vitest's one second. What has come ends the wait at once. The same for `expect.poll` stands in vitest.config.ts.
 */
import { afterAll, vi } from 'vitest';

const timeout = 20_000;
const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];

const patient = (given: Options = {}) => (typeof given === 'number' ? given : { timeout, ...given });

vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));

// Files that share a process share `vi`.
afterAll(() => {
  vi.waitFor = waitFor;
  vi.waitUntil = waitUntil;
});
