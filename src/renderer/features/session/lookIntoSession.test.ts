import { describe, expect, it } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { createSessionLook } from './lookIntoSession.ts';

class ServiceError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function lookInto(isEnded: boolean | Error, renewal: Error | null) {
  const clock = createManualClock();
  const reasons: string[] = [];
  let asked = 0;
  const look = createSessionLook(
    {
      isMarkedEnded: async () => {
        asked += 1;
        if (isEnded instanceof Error) throw isEnded;
        return isEnded;
      },
      renewToken: async () => {
        if (renewal) throw renewal;
      },
    },
    (reason) => reasons.push(reason),
    clock,
  );
  return { clock, look, reasons, asked: () => asked };
}

describe('A session that a server refused', () => {
  it('is over at once when it was ended from another device', async () => {
    const { look, reasons } = lookInto(true, null);
    await look();
    expect(reasons).toEqual(['session-ended']);
  });

  it.each([
    ['auth/user-token-expired', 'session-expired'],
    ['auth/user-disabled', 'account-disabled'],
  ])('is over when the identity service says %s', async (code, reason) => {
    const { look, reasons } = lookInto(new ServiceError('permission-denied'), new ServiceError(code));
    await look();
    expect(reasons).toEqual([reason]);
  });

  it('goes on when the service is out of reach, and is asked about again', async () => {
    const { look, reasons, asked } = lookInto(false, new ServiceError('auth/network-request-failed'));
    await look();
    await look();
    expect(reasons).toEqual([]);
    expect(asked()).toBe(2);
  });

  it('is asked about once for many refusals, and not again while it was just heard to go on', async () => {
    const { clock, look, reasons, asked } = lookInto(false, null);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(asked()).toBe(1);
    await clock.advance(10_000);
    await look();
    expect(asked()).toBe(2);
    expect(reasons).toEqual([]);
  });
});
