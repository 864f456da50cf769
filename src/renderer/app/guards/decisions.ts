/** What the guards decide, as pure functions of what they know (SPEC §4, §6). Drawing and redirecting is theirs. */

import type { SessionState } from '#features/session/index.ts';
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';

export type SignedInDecision = 'wait' | 'ask-to-sign-in' | 'go-to-onboarding' | 'show';

export function decideSignedIn(session: SessionState): SignedInDecision {
  switch (session.status) {
    case 'loading':
      return 'wait';
    case 'signed-out':
    case 'failed':
      return 'ask-to-sign-in';
    case 'signed-in':
      return session.profile.onboardingCompleted ? 'show' : 'go-to-onboarding';
  }
}

export type AdminDecision = 'wait' | 'go-to-auth' | 'deny' | 'show';

/** The listed addresses alone open the page; what an administrator may do is the server's to decide. */
export function decideAdmin(session: SessionState, adminEmails: readonly string[]): AdminDecision {
  if (session.status === 'loading') return 'wait';
  if (session.status !== 'signed-in') return 'go-to-auth';
  return hasAddress(adminEmails, session.user.email) ? 'show' : 'deny';
}

export type WaitlistDecision = 'wait' | 'go-to-waitlist' | 'show';

export interface WaitlistSituation {
  /** Null while the flags are being read. */
  readonly launch: LaunchConfig | null;
  readonly previewQuery: string | null;
  readonly previewCookie: string | null;
  readonly session: SessionState;
  /** Without "@", lower-case; empty when the operator has none. */
  readonly companyEmailDomain: string;
  readonly ownerEmails: readonly string[];
}

export function decideWaitlist(situation: WaitlistSituation): WaitlistDecision {
  const { launch, previewQuery, previewCookie, session } = situation;
  if (previewQuery === 'waitlist') return 'go-to-waitlist';
  if (previewQuery === 'prod' || previewCookie === 'prod') return 'show';
  if (!launch) return 'wait';
  if (!launch.waitlistEnabled) return 'show';
  if (session.status === 'loading') return 'wait';
  if (session.status !== 'signed-in') return 'go-to-waitlist';
  const email = session.user.email?.trim().toLowerCase() ?? '';
  const domain = situation.companyEmailDomain;
  const isOfCompany = domain !== '' && email.endsWith(`@${domain}`);
  return isOfCompany || hasAddress(situation.ownerEmails, email) ? 'show' : 'go-to-waitlist';
}

function hasAddress(list: readonly string[], email: string | null): boolean {
  const wanted = email?.trim().toLowerCase();
  return Boolean(wanted) && list.some((listed) => listed.trim().toLowerCase() === wanted);
}
