import { describe, expect, it } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { isDemoLogin, readDemoAutoLogin, runDemoAutoLogin, withoutDemoAutoLogin } from './demoAutoLogin.ts';

describe('Demo auto-login', () => {
  it('decodes the e-mail and password of the query', () => {
    const query = new URLSearchParams(
      'autoLogin=true&email=demo%2Bfamily%40example.org&password=p%26ss%20word1',
    );
    expect(readDemoAutoLogin(query)).toEqual({ email: 'demo+family@example.org', password: 'p&ss word1' });
  });

  it.each([
    'email=a%40b.c&password=x',
    'autoLogin=yes&email=a%40b.c&password=x',
    'autoLogin=true&email=a%40b.c',
  ])('does nothing for %s', (query) => {
    expect(readDemoAutoLogin(new URLSearchParams(query))).toBeNull();
  });

  it.each([
    ['Demo@Amaranth.example', 'demo@amaranth.example', true],
    ['mallory@example.org', 'demo@amaranth.example', false],
    ['demo@amaranth.example', '', false],
  ])('signs %s in by itself where the demo is %s: %s', (email, demoEmail, isDemo) => {
    expect(isDemoLogin({ email, password: 'x' }, demoEmail)).toBe(isDemo);
  });

  it('leaves no credential in the address', () => {
    const query = new URLSearchParams('autoLogin=true&email=a%40b.c&password=x&scroll=waitlist');
    expect(withoutDemoAutoLogin(query).toString()).toBe('scroll=waitlist');
  });

  it('signs in after 1 s, closes, and goes to the dashboard after a further 0.5 s', async () => {
    const clock = createManualClock();
    const done: string[] = [];
    const steps = {
      signIn: async () => void done.push('sign in'),
      close: () => void done.push('close'),
      goToDashboard: () => void done.push('dashboard'),
    };
    const running = runDemoAutoLogin(steps, clock, new AbortController().signal);
    await clock.advance(999);
    expect(done).toEqual([]);
    await clock.advance(1);
    expect(done).toEqual(['sign in', 'close']);
    await clock.advance(499);
    expect(done).toHaveLength(2);
    await clock.advance(1);
    await running;
    expect(done.at(-1)).toBe('dashboard');
  });
});
