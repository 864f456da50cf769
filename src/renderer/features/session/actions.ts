/** What a person can do with their session. Every one rejects with a SessionError. */
import type { Auth, User, UserCredential } from 'firebase/auth';
import {
  identityCodeOf,
  type SessionAction,
  SessionError,
  toSessionError,
} from '#platform/backend/sessionError.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { NEW_ACCOUNT_WINDOW } from '#shared/limits.ts';
import { againIfLost, createAccount } from './createAccount.ts';
import type { SignInOutcome } from './engine.ts';
import { clearFreeChatFlag } from './freeChat.ts';
import { sessionEngine } from './sessionStore.ts';
import { runSignUp, type SignUpSteps } from './signUp.ts';

/** Loaded with the engine. */
const identityCalls = () => import('./engine.ts');

async function attempt<T>(action: SessionAction, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toSessionError(action, error);
  }
}

export function signIn(email: string, password: string): Promise<SignInOutcome> {
  return signInBy(async (auth) =>
    (await identityCalls()).signInWithEmailAndPassword(auth, email.trim(), password),
  );
}

/** Any other way in: a provider's credential, a second factor, a custom token. */
export function signInBy(way: (auth: Auth) => Promise<UserCredential>): Promise<SignInOutcome> {
  return attempt('sign-in', async () => (await sessionEngine()).enter(way));
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
}

/** The address of a sign-up that may have made its account, although it did not come to its end. */
let unfinished: string | null = null;

/** `onAccountMade` hears the account's id as soon as there is one, before anything else of it can fail. */
export function signUp(
  { email, password, name = '' }: NewAccount,
  onAccountMade: (userId: string) => void = () => undefined,
): Promise<void> {
  return attempt('sign-up', async () => {
    let isAccountMade = false;
    const { auth, clock, enterBySequence } = await sessionEngine();
    const identity = await identityCalls();
    const { sendEmailVerification, updateProfile, writeNewProfile } = identity;
    const address = email.trim();
    const steps: SignUpSteps<User> = {
      async createAccount() {
        const { user } = await createAccount(
          {
            create: () => identity.createUserWithEmailAndPassword(auth, address, password),
            signIn: () => identity.signInWithEmailAndPassword(auth, address, password),
            isNew: ({ user }) => isJustMade(user),
          },
          unfinished === address,
        );
        isAccountMade = true;
        onAccountMade(user.uid);
        return user;
      },
      setDisplayName: (user) => againIfLost(() => updateProfile(user, { displayName: name.trim() })),
      reloadAccount: (user) => againIfLost(() => user.reload()),
      refreshToken: async (user) => void (await againIfLost(() => user.getIdToken(true))),
      async writeProfile(user) {
        if (auth.currentUser?.uid !== user.uid) throw new Error('The session is not the new account’s.');
        await writeNewProfile(user.uid, name, email);
      },
      clearFreeChatFlag: (user) => clearFreeChatFlag(platform().storage, user.uid),
      sendVerificationEmail: (user) => sendEmailVerification(user),
      onVerificationEmailFailure: (error) =>
        logWarning('The verification e-mail could not be sent', {}, error),
    };
    await enterBySequence(() => runSignUp(steps, clock)).catch((error: unknown) => {
      if (isAccountMade || identityCodeOf(error) === 'network-request-failed') unfinished = address;
      // The next sign-in writes the profile that is missing.
      throw isAccountMade ? new SessionError('sign-up', 'profile-not-written', error) : error;
    });
  });
}

/** By the service's clock alone, which dates both. */
function isJustMade({ metadata }: User): boolean {
  const instant = (text: string | undefined) => Date.parse(text ?? '');
  return instant(metadata.lastSignInTime) - instant(metadata.creationTime) < NEW_ACCOUNT_WINDOW;
}

export function resetPassword(email: string): Promise<void> {
  return attempt('reset', async () => {
    const { auth } = await sessionEngine();
    const { sendPasswordResetEmail } = await identityCalls();
    await sendPasswordResetEmail(auth, email.trim());
  });
}

export function signOut(): Promise<void> {
  return attempt('sign-out', async () => (await sessionEngine()).leave());
}

/**
 * Sends the verification e-mail again, unless the address was confirmed meanwhile: then the session shows it. Without a
 * signed-in person: 'No connected user' (SPEC §5).
 */
export function resendVerificationEmail(): Promise<void> {
  return attempt('sign-in', async () => {
    const { auth, refresh } = await sessionEngine();
    const user = auth.currentUser;
    if (!user) throw new SessionError('sign-in', 'no-current-user', null);
    await refresh();
    if (user.emailVerified) return;
    const { sendEmailVerification } = await identityCalls();
    await sendEmailVerification(user);
  });
}

/** The `role` claim after a forced refresh; null when absent or signed out (SPEC §6). */
export async function readRole(): Promise<string | null> {
  const { auth } = await sessionEngine();
  const role: unknown = (await auth.currentUser?.getIdTokenResult(true))?.claims.role;
  return typeof role === 'string' ? role : null;
}

/** Reads account and profile again, after a page changed them. */
export async function refreshSession(): Promise<void> {
  await (await sessionEngine()).refresh();
}
