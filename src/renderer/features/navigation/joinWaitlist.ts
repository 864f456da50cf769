/** When the Join Waitlist button shows (SPEC §2). */
import { routes } from '#shared/routes.ts';

/** The waitlist user e-mail of SPEC §3's local storage. */
export const WAITLIST_EMAIL_KEY = 'waitlistUserEmail';

export interface JoinWaitlistSituation {
  readonly path: string;
  /** The mobile version floats over the page; the other sits in the header. */
  readonly isFloating: boolean;
  readonly hasWaitlistEmail: boolean;
}

const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Hidden on dashboard and admin paths; the floating one also on /demo paths and once a waitlist e-mail is stored. */
export function shouldShowJoinWaitlist({
  path,
  isFloating,
  hasWaitlistEmail,
}: JoinWaitlistSituation): boolean {
  if (isUnder(path, routes.dashboard.path) || isUnder(path, routes.admin.path)) return false;
  if (!isFloating) return true;
  return !isUnder(path, routes.demo.path) && !hasWaitlistEmail;
}
