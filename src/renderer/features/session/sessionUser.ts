/** The identity SDK's user as plain data. */
import type { User } from 'firebase/auth';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { SessionUser } from './sessionState.ts';

export function sessionUserOf(user: User): SessionUser {
  const instant = (text: string | undefined) => {
    const milliseconds = text ? Date.parse(text) : Number.NaN;
    return Number.isNaN(milliseconds) ? null : milliseconds;
  };
  return {
    uid: userIdSchema.parse(user.uid),
    displayName: user.displayName,
    photoURL: user.photoURL,
    email: user.email,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    tenantId: user.tenantId,
    isAnonymous: user.isAnonymous,
    providerIds: user.providerData.map((provider) => provider.providerId),
    createdAt: instant(user.metadata.creationTime),
    lastLoginAt: instant(user.metadata.lastSignInTime),
  };
}
