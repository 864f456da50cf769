import { describe, expect, it } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { runSignUp, type SignUpSteps } from './signUp.ts';

function recordedSteps(overrides: Partial<SignUpSteps<string>> = {}) {
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  const steps: SignUpSteps<string> = {
    async createAccount() {
      done.push('create account');
      return 'ada';
    },
    setDisplayName: step('set display name'),
    reloadAccount: step('reload'),
    refreshToken: step('refresh token'),
    writeProfile: step('write profile'),
    clearFreeChatFlag: () => void done.push('clear free chat flag'),
    sendVerificationEmail: step('send verification e-mail'),
    onVerificationEmailFailure: () => void done.push('mail failed'),
    ...overrides,
  };
  return { done, steps };
}

describe('Sign-up', () => {
  it('creates, names, reloads, refreshes, waits 1 s, writes the profile, clears the free chat flag, sends the mail', async () => {
    const clock = createManualClock();
    const { done, steps } = recordedSteps();
    const running = runSignUp(steps, clock);
    await clock.advance(999);
    expect(done).toEqual(['create account', 'set display name', 'reload', 'refresh token']);
    await clock.advance(1);
    expect(await running).toBe('ada');
    expect(done.slice(4)).toEqual(['write profile', 'clear free chat flag', 'send verification e-mail']);
    expect(clock.slept).toEqual([1000]);
  });

  it('retries a failed profile write up to 3 times, after 1, 2 and 3 s', async () => {
    const clock = createManualClock();
    let tries = 0;
    const { done, steps } = recordedSteps({
      async writeProfile() {
        if (++tries < 4) throw new Error('unavailable');
      },
    });
    const running = runSignUp(steps, clock);
    await clock.advance(7000);
    await running;
    expect(tries).toBe(4);
    expect(clock.slept).toEqual([1000, 1000, 2000, 3000]);
    expect(done).toContain('send verification e-mail');
  });

  it('raises the error of the third failed retry, and goes no further', async () => {
    const clock = createManualClock();
    let tries = 0;
    const { done, steps } = recordedSteps({
      async writeProfile() {
        throw new Error(`failure ${++tries}`);
      },
    });
    const running = expect(runSignUp(steps, clock)).rejects.toThrow('failure 4');
    await clock.advance(60_000);
    await running;
    expect(done).not.toContain('clear free chat flag');
  });

  it('stands when only the verification e-mail could not be sent', async () => {
    const clock = createManualClock();
    const { done, steps } = recordedSteps({
      async sendVerificationEmail() {
        throw new Error('mail server down');
      },
    });
    const running = runSignUp(steps, clock);
    await clock.advance(1000);
    expect(await running).toBe('ada');
    expect(done.at(-1)).toBe('mail failed');
  });
});
