/** When the Join Waitlist button shows (SPEC §2). */
import { routes } from '#shared/routes.ts';

interface JoinWaitlistSituation {
  readonly path: string;
  /** The mobile version floats over the page; the other sits in the header. */
  readonly isFloating: boolean;
  readonly hasWaitlistEmail: boolean;
  /** The form it leads to is on the screen: floating, it would cover a part of it. */
  readonly isFormInView: boolean;
  readonly isSignedIn: boolean;
}

const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Hidden from members and on dashboard and admin paths; the floating one also on /demo paths and once a waitlist e-mail is stored. */
export function shouldShowJoinWaitlist({
  path,
  isFloating,
  hasWaitlistEmail,
  isFormInView,
  isSignedIn,
}: JoinWaitlistSituation): boolean {
  if (isSignedIn) return false;
  if (isUnder(path, routes.dashboard.path) || isUnder(path, routes.admin.path)) return false;
  if (!isFloating) return true;
  // Over a visitor's cart it would cover what is about to be paid.
  if (isUnder(path, routes.visitorCart.path)) return false;
  return !isUnder(path, routes.demo.path) && !hasWaitlistEmail && !isFormInView;
}
