/** Who is here, as a union that every guard and layout draws in full. */
import type { UserId } from '#shared/domain/ids.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';

/** The identity service's record of the signed-in person (SPEC §3), as plain data. */
export interface SessionUser {
  readonly uid: UserId;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly tenantId: string | null;
  readonly isAnonymous: boolean;
  /** `password`, `google.com`, ... */
  readonly providerIds: readonly string[];
  /** Milliseconds since the Unix epoch; null when the service did not say. */
  readonly createdAt: number | null;
  readonly lastLoginAt: number | null;
}

/** Why a session ended without the person asking in this window. */
export type SignedOutReason =
  | 'account-disabled'
  /** A mailed link gave the account another address, which ends its sessions. */
  | 'address-changed'
  | 'session-expired'
  /** Signed out in another window of this device. */
  | 'signed-out-elsewhere'
  /** Ended by its owner from another device. */
  | 'session-ended'
  /** Restored without a profile: a sign-up that was interrupted, which a deliberate sign-in finishes. */
  | 'profile-missing';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly profile: UserProfile }
  /** The profile could not be loaded; the person has been signed out (SPEC §4). */
  | { readonly status: 'failed' }
  /** Somebody is signed in on a desktop that has no connection, and nothing is kept of them there. It goes on by itself. */
  | { readonly status: 'unreachable' };

export type SignedInState = Extract<SessionState, { status: 'signed-in' }>;
