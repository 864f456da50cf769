import { describe, expect, it } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { createTokenSync } from './tokenSync.ts';

function recordedSync() {
  const clock = createManualClock();
  const sent: string[] = [];
  const sync = createTokenSync(
    async ({ method, token }) => void sent.push(`${method} ${token ?? ''}`.trim()),
    clock,
  );
  return { clock, sent, sync };
}

describe('Token sync', () => {
  it('posts a new token once and deletes it at sign-out', async () => {
    const { clock, sent, sync } = recordedSync();
    await sync({ token: 'one', issuedAt: clock.now() });
    await sync({ token: 'one', issuedAt: clock.now() });
    await sync({ token: 'two', issuedAt: clock.now() });
    await sync(null);
    expect(sent).toEqual(['POST one', 'POST two', 'DELETE']);
  });

  it('never posts a token older than 300 s', async () => {
    const { clock, sent, sync } = recordedSync();
    await sync({ token: 'old', issuedAt: clock.now() - 300_001 });
    expect(sent).toEqual([]);
    await sync({ token: 'fresh', issuedAt: clock.now() - 300_000 });
    expect(sent).toEqual(['POST fresh']);
  });

  it('says nothing about a visitor who was never signed in', async () => {
    const { sent, sync } = recordedSync();
    await sync(null);
    expect(sent).toEqual([]);
  });
});
