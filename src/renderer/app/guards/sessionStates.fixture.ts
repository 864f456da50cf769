/** Sessions as the guards meet them. */
import type { SessionState } from '#features/session/index.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { userProfileSchema } from '#shared/domain/userProfile.ts';

export function signedIn(email: string | null, onboardingCompleted = true, isVerified = true): SessionState {
  return {
    status: 'signed-in',
    user: {
      uid: userIdSchema.parse('ada'),
      displayName: null,
      photoURL: null,
      email,
      emailVerified: isVerified,
      phoneNumber: null,
      tenantId: null,
      isAnonymous: false,
      providerIds: ['password'],
      createdAt: 0,
      lastLoginAt: 0,
    },
    profile: userProfileSchema.parse({
      id: 'ada',
      onboardingCompleted,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }),
  };
}

export const loading: SessionState = { status: 'loading' };
export const signedOut: SessionState = { status: 'signed-out', reason: null };
export const failed: SessionState = { status: 'failed' };
export const unreachable: SessionState = { status: 'unreachable' };
