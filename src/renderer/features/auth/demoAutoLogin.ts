/**
 * Auto-login by query (SPEC §4): the link carries who to sign in; the form shows it, waits, and signs in. By itself only
 * into the demo: a link could otherwise sign somebody into an account of its author, to whom they would give their
 * memories.
 */
import type { Clock } from '#shared/clock.ts';
import { DEMO_NAVIGATION_DELAY, DEMO_SIGN_IN_DELAY } from '#shared/limits.ts';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** What `?autoLogin=true&email=...&password=...` asks for; null when any part is missing. */
export function readDemoAutoLogin(query: URLSearchParams): DemoLogin | null {
  const email = query.get('email');
  const password = query.get('password');
  return query.get('autoLogin') === 'true' && email && password ? { email, password } : null;
}

/** The same query without the credentials, which must not stay in the address. */
export function withoutDemoAutoLogin(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['autoLogin', 'email', 'password']) rest.delete(name);
  return rest;
}

/** `demoEmail` is empty while the demo is closed. */
export function isDemoLogin({ email }: DemoLogin, demoEmail: string): boolean {
  return demoEmail !== '' && email.trim().toLowerCase() === demoEmail;
}

interface DemoAutoLoginSteps {
  signIn(): Promise<void>;
  close(): void;
  goToDashboard(): void;
}

/** Signs in after 1 s, closes, goes to the dashboard 0.5 s later. Aborting counts only before the sign-in. */
export async function runDemoAutoLogin(
  { signIn, close, goToDashboard }: DemoAutoLoginSteps,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  await clock.sleep(DEMO_SIGN_IN_DELAY, signal);
  await signIn();
  close();
  await clock.sleep(DEMO_NAVIGATION_DELAY);
  goToDashboard();
}
