/** What the guards decide, as pure functions of what they know (SPEC §4). Drawing and redirecting is theirs. */

import type { SessionState } from '#features/session/index.ts';
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';

type SignedInDecision = 'wait' | 'say-unreachable' | 'ask-to-sign-in' | 'go-to-onboarding' | 'show';

export function decideSignedIn(session: SessionState, isOpenBeforeOnboarding: boolean): SignedInDecision {
  switch (session.status) {
    case 'loading':
      return 'wait';
    case 'unreachable':
      return 'say-unreachable';
    case 'signed-out':
    case 'failed':
      return 'ask-to-sign-in';
    case 'signed-in':
      return session.profile.onboardingCompleted || isOpenBeforeOnboarding ? 'show' : 'go-to-onboarding';
  }
}

type WaitlistDecision = 'wait' | 'go-to-waitlist' | 'show';

export interface WaitlistSituation {
  /** Null while the flags are being read. */
  readonly launch: LaunchConfig | null;
  readonly previewQuery: string | null;
  readonly previewCookie: string | null;
  readonly session: SessionState;
  /** Without "@", lower-case; empty when the operator has none. */
  readonly companyEmailDomain: string;
  /** Whether the person's address is one of the owners'; null while that is being found out. */
  readonly isOwner: boolean | null;
}

export function decideWaitlist(situation: WaitlistSituation): WaitlistDecision {
  const { launch, previewQuery, previewCookie, session } = situation;
  if (previewQuery === 'waitlist') return 'go-to-waitlist';
  if (previewQuery === 'prod' || previewCookie === 'prod') return 'show';
  if (!launch) return 'wait';
  if (!launch.waitlistEnabled) return 'show';
  if (session.status === 'loading') return 'wait';
  // An address that nobody confirmed is anybody's.
  if (session.status !== 'signed-in' || !session.user.emailVerified) return 'go-to-waitlist';
  const email = session.user.email?.trim().toLowerCase() ?? '';
  const domain = situation.companyEmailDomain;
  const isOfCompany = domain !== '' && email.endsWith(`@${domain}`);
  if (isOfCompany) return 'show';
  if (situation.isOwner === null) return 'wait';
  return situation.isOwner ? 'show' : 'go-to-waitlist';
}
