/** Gives a mailed code to the identity service. */
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { refreshSession, sessionEngine } from '#features/session/index.ts';
import { identityCodeOf, toSessionError } from '#platform/backend/sessionError.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { type ActionLink, type LinkFailure, linkFailureOf } from './readActionLink.ts';

type LinkOutcome =
  | { readonly kind: 'email-verified' }
  | {
      readonly kind: 'email-changed' | 'email-recovered' | 'choose-password' | 'second-step-removed';
      readonly email: string;
    }
  | { readonly kind: 'failed'; readonly why: LinkFailure; readonly error: unknown };

const followed = new Map<string, Promise<LinkOutcome>>();

/**
 * Never rejects: what went wrong is an outcome. A code is spent by this, except for a password reset; so each is
 * followed once a page load, however often it is asked for (a changed address signs out, which draws the page anew).
 */
export function followActionLink(link: ActionLink): Promise<LinkOutcome> {
  const key = `${link.mode} ${link.code}`;
  const known = followed.get(key);
  if (known) return known;
  const outcome = follow(link);
  followed.set(key, outcome);
  return outcome;
}

async function follow(link: ActionLink): Promise<LinkOutcome> {
  try {
    return await apply(link);
  } catch (error) {
    // The address may have been confirmed in another browser, by this link or a newer one.
    if (link.mode === 'verifyEmail') await refreshQuietly();
    return { kind: 'failed', why: linkFailureOf(identityCodeOf(error)), error };
  }
}

async function refreshQuietly(): Promise<void> {
  await refreshSession().catch((error: unknown) => logWarning('The session was not refreshed', {}, error));
}

async function apply({ mode, code }: ActionLink): Promise<LinkOutcome> {
  const engine = await sessionEngine();
  const { auth } = engine;
  if (mode === 'resetPassword') {
    return { kind: 'choose-password', email: await verifyPasswordResetCode(auth, code) };
  }
  const { data, operation } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  if (isAddressOf(auth.currentUser, data.previousEmail)) await engine.leaveAfterAddressChange();
  // The person may be signed in here; their session should know at once.
  await refreshQuietly();
  switch (operation) {
    case ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL:
      return { kind: 'email-changed', email: data.email ?? '' };
    case ActionCodeOperation.RECOVER_EMAIL:
      return { kind: 'email-recovered', email: data.email ?? '' };
    case ActionCodeOperation.REVERT_SECOND_FACTOR_ADDITION:
      return { kind: 'second-step-removed', email: data.email ?? '' };
    default:
      return { kind: 'email-verified' };
  }
}

/** Whether the link took the address that this session's person had. */
function isAddressOf(user: User | null, previousEmail: string | null | undefined): boolean {
  return Boolean(previousEmail) && user?.email?.toLowerCase() === previousEmail?.toLowerCase();
}

/** Rejects with a SessionError. */
export async function saveNewPassword(code: string, password: string): Promise<void> {
  try {
    await confirmPasswordReset((await sessionEngine()).auth, code, password);
  } catch (error) {
    throw toSessionError('reset', error);
  }
}
