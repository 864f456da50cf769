import { describe, expect, it } from 'vitest';
import { scrub } from '#shared/scrub.ts';
import { createSentrySink, parseDsn } from './sentrySink.ts';

const clock = { now: () => 1_700_000_000_000, sleep: async () => undefined };

describe('Error reporting', () => {
  it('sends one envelope with level, message and exception to the address in the configuration', () => {
    const sent: { url: string; body: string }[] = [];
    const sink = createSentrySink('https://key@errors.example.org/7', clock, async (url, body) => {
      sent.push({ url, body });
    });
    sink?.({ level: 'error', event: 'Album failed', facts: { attempt: 2 }, error: new TypeError('broken') });
    expect(sent[0]?.url).toBe('https://errors.example.org/api/7/envelope/?sentry_version=7&sentry_key=key');
    const lines = (sent[0]?.body ?? '').split('\n').map((line) => JSON.parse(line));
    expect(lines[1]).toEqual({ type: 'event' });
    expect(lines[2]).toMatchObject({
      level: 'error',
      message: { formatted: 'Album failed' },
      extra: { attempt: 2 },
      exception: { values: [{ type: 'TypeError', value: 'broken' }] },
    });
  });

  it.each([
    ['mail ada@example.org now', 'mail [address] now'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    ['got eyJhbGciOi.eyJzdWIi.c2ln', 'got [token]'],
    ['at https://a.example/reset?oobCode=123#x end', 'at https://a.example/reset end'],
    ['{"password":"hunter22"}', '{"password":[secret]}'],
  ])('never sends a token, a password or an address: %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it('is off when the address is not one', () => {
    expect(parseDsn('not an address')).toBeNull();
    expect(createSentrySink('https://errors.example.org/', clock)).toBeNull();
  });
});
