/**
 * The session on the identity SDK: follows who is signed in, loads the profile, keeps the token fresh, shares the session
 * with the other windows. Loaded by `sessionStore` when first needed.
 */
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  onAuthStateChanged,
  onIdTokenChanged,
  sendEmailVerification,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { storedLanguage } from '#features/language/index.ts';
import { backend } from '#platform/backend/app.ts';
import { startIdentity } from '#platform/backend/authentication.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import { lookIntoReachability, whileReachable } from '#platform/backend/reachability.ts';
import { onSessionDoubt } from '#platform/backend/sessionDoubt.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import { isErrorCode, isSessionOver } from '#platform/backend/sessionOver.ts';
import { platform } from '#platform/currentPlatform.ts';
import { keepValue, readKeptValue } from '#platform/kept/keptValues.ts';
import { logError, logWarning } from '#platform/logging/logger.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { type UserProfile, userProfileSchema } from '#shared/domain/userProfile.ts';
import { languageToWrite } from './chosenLanguage.ts';
import { createConfirmation } from './confirmation.ts';
import { endSession } from './endSession.ts';
import { loadProfile, readWithRetries } from './loadProfile.ts';
import { createSessionLook } from './lookIntoSession.ts';
import { watchPageLeaving } from './pageLeaving.ts';
import {
  followIdentity,
  readProfile,
  recordSignIn,
  writeLanguage,
  writeNewProfile,
} from './profileDocument.ts';
import { renewInBackground } from './renewInBackground.ts';
import type { SessionState, SignedOutReason } from './sessionState.ts';
import { sessionUserOf } from './sessionUser.ts';
import { createTokenSync, sendTokenTo } from './tokenSync.ts';
import { isSessionEnded, sessionIdOf, watchForEnd } from './watchForEnd.ts';
import { watchForVerification } from './watchForVerification.ts';
import { writeProfileWithRetries } from './writeProfile.ts';

// What the actions call, named one by one so that the rest of the SDK is left out of the build.
export {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
export { writeNewProfile };

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly profile: UserProfile }
  | { readonly kind: 'second-factor'; readonly resolver: MultiFactorResolver };

export interface SessionEngine {
  readonly auth: Auth;
  readonly clock: Clock;
  /**
   * A deliberate sign-in of any kind. Completes a profile that an interrupted sign-up left unwritten, records the
   * sign-in, and publishes the session. Rejects with the SDK's error or a SessionError.
   */
  enter(signIn: (auth: Auth) => Promise<UserCredential>): Promise<SignInOutcome>;
  /** Runs a longer sequence that ends signed in, without the session reacting half-way. */
  enterBySequence(run: () => Promise<User>): Promise<UserProfile>;
  leave(): Promise<void>;
  /** The service ended all sessions of the account because its address was changed. */
  leaveAfterAddressChange(): Promise<void>;
  /** Whether a sign-in or sign-out is under way here, which nothing from another window may disturb. */
  isChangingSession(): boolean;
  /** Runs what starts a session anew for the same person (a password entered again, or changed), and lists it so. */
  renew<Result>(run: (user: User) => Promise<Result>): Promise<Result>;
  /** Reads account and profile again, after a page changed them. */
  refresh(): Promise<void>;
}

/** Resolves once the stored session, if any, has been restored and published. */
export async function startSessionEngine(
  publish: (state: SessionState) => void,
  current: () => SessionState,
  clock: Clock = systemClock,
): Promise<SessionEngine> {
  const auth = startIdentity(await platform().loadAuthPersistence());
  const isPageLeaving = watchPageLeaving();
  let sequencesRunning = 0;
  let refreshing = new AbortController();
  const confirmation = createConfirmation(confirm, clock);

  const sharing = platform().session;
  sharing.onSignedOut((uid, cause) => {
    if (auth.currentUser?.uid !== uid) return;
    void end(cause === 'address-changed' ? 'address-changed' : 'signed-out-elsewhere');
  });
  sharing.onChanged((uid) => {
    if (auth.currentUser?.uid === uid && current().status === 'signed-in') readAgainQuietly();
  });

  function publishSignedOut(reason: SignedOutReason | null): void {
    confirmation.settle();
    refreshing.abort();
    sharing.stopSharing();
    publish({ status: 'signed-out', reason });
  }

  function publishSignedIn(user: User, profile: UserProfile): void {
    confirmation.settle();
    const sessionUser = sessionUserOf(user);
    publish({ status: 'signed-in', user: sessionUser, profile });
    void keepValue(sessionUser.uid, 'profile', sessionUser.uid, profile);
    sharing.share();
    refreshing.abort();
    refreshing = new AbortController();
    const { signal } = refreshing;
    void renewInBackground(user, sharing, (reason) => void end(reason), clock, signal);
    watchForEnd(user, () => void end('session-ended'), signal);
    const look = createSessionLook(
      {
        isMarkedEnded: () => isSessionEnded(user),
        renewToken: () => sharing.renewAlone(() => user.getIdToken(true)),
      },
      (reason) => {
        if (!signal.aborted) void end(reason);
      },
      clock,
    );
    onSessionDoubt(() => void look(), signal);
    watchForVerification(isVerificationAwaited, readAgainQuietly, signal);
  }

  /** Reads account and profile again. */
  async function readAgain(): Promise<void> {
    const user = auth.currentUser;
    if (!user) return;
    await user.reload();
    // The rules read the verification from the token.
    const { claims } = await user.getIdTokenResult();
    if (claims.email_verified !== user.emailVerified) await sharing.renewAlone(() => user.getIdToken(true));
    const profile = await readProfile(user.uid, clock);
    if (profile && auth.currentUser?.uid === user.uid) {
      publish({ status: 'signed-in', user: sessionUserOf(user), profile });
    }
  }

  function readAgainQuietly(): void {
    readAgain().catch((error: unknown) => logWarning('The session could not be read again', {}, error));
  }

  /** As the page knows it: the SDK may have taken over another tab's word before. */
  function isVerificationAwaited(): boolean {
    const state = current();
    return state.status === 'signed-in' && state.user.email !== null && !state.user.emailVerified;
  }

  /** Without a connection, or with a server that cannot just now: with what this computer kept of the person, if anything. The session itself stays as it is. */
  async function publishKept(user: User): Promise<void> {
    const sessionUser = sessionUserOf(user);
    const kept = await readKeptValue(sessionUser.uid, 'profile', sessionUser.uid, userProfileSchema);
    if (auth.currentUser?.uid !== user.uid) return;
    publish(
      kept ? { status: 'signed-in', user: sessionUser, profile: kept.value } : { status: 'unreachable' },
    );
    confirmation.wait();
  }

  /** The backend answers: the service says whether the session goes on. */
  async function confirm(): Promise<void> {
    const user = auth.currentUser;
    if (!user) return;
    try {
      await whileReachable(() => user.reload());
    } catch (error) {
      if (isSessionOver(error)) {
        await end(isErrorCode(error, 'auth/user-disabled') ? 'account-disabled' : 'session-expired');
        return;
      }
      logWarning('The session could not be confirmed', {}, error);
      // Anything else is said by reading the profile, and what cannot be said now is waited for again.
    }
    await follow(user);
  }

  /** Signs out here and publishes why. */
  async function end(reason: SignedOutReason | null): Promise<void> {
    sequencesRunning++;
    try {
      await signOut(auth);
    } finally {
      sequencesRunning--;
    }
    publishSignedOut(reason);
  }

  /** A session restored or changed by the SDK itself. */
  async function follow(user: User | null): Promise<void> {
    if (!user) {
      // After our own sign-out the SDK echoes it; the reason already published stands.
      const { status } = current();
      // While loading, a session was stored (that is why this runs): the service did not let it go on.
      if (status !== 'signed-out' && status !== 'failed') publishSignedOut('session-expired');
      return;
    }
    const { createdAt } = sessionUserOf(user);
    const outcome = await whileReachable(() =>
      loadProfile(createdAt, () => readProfile(user.uid, clock), clock),
    ).catch((error: unknown) => ({ kind: 'failed', error }) as const);
    // A page that is going away breaks its own requests off: that says nothing about the session.
    if (auth.currentUser?.uid !== user.uid || isPageLeaving()) return;
    if (outcome.kind === 'failed' && (!(await lookIntoReachability()) || mayPass(outcome.error))) {
      return publishKept(user);
    }
    if (sharing.isSignedOut(user.uid, await sessionIdOf(user))) return end('signed-out-elsewhere');
    if (outcome.kind === 'loaded') {
      publishSignedIn(user, await withChosenLanguage(outcome.profile));
      return;
    }
    await end(outcome.kind === 'absent' ? 'profile-missing' : null);
    if (outcome.kind === 'failed') {
      logError('The profile could not be loaded', {}, outcome.error);
      publish({ status: 'failed' });
    }
  }

  async function enterBySequence(run: () => Promise<User>): Promise<UserProfile> {
    const before = auth.currentUser?.uid;
    sequencesRunning++;
    try {
      const user = await run();
      const written = await readWithRetries(() => readProfile(user.uid, clock), clock);
      if (!written) throw new Error('The profile is not there after it was written.');
      const profile = await withChosenLanguage(written);
      publishSignedIn(user, profile);
      noteSignIn(user);
      return profile;
    } catch (error) {
      if (auth.currentUser && auth.currentUser.uid !== before) await end(null);
      throw error;
    } finally {
      sequencesRunning--;
    }
  }

  /** The profile with the language chosen before it; as it is where that cannot be written now. */
  async function withChosenLanguage(profile: UserProfile): Promise<UserProfile> {
    const language = languageToWrite(profile, storedLanguage());
    if (!language || profile.id === DEMO_FAMILY_UID) return profile;
    try {
      await writeProfileWithRetries(() => writeLanguage(profile.id, language), clock);
      return (await readProfile(profile.id, clock)) ?? profile;
    } catch (error) {
      logWarning('The chosen language could not be written', {}, error);
      return profile;
    }
  }

  async function completeSignIn(user: User): Promise<void> {
    const read = () => readProfile(user.uid, clock);
    const existing = await readWithRetries(read, clock).catch((error: unknown) => {
      logError('The profile could not be loaded', {}, error);
      throw new SessionError('sign-in', 'profile-load-failed', error);
    });
    if (existing) {
      await keepProfileCurrent(user, existing).catch((error: unknown) =>
        logWarning('The sign-in could not be recorded', {}, error),
      );
      return;
    }
    await writeProfileWithRetries(
      () => writeNewProfile(user.uid, user.displayName ?? '', user.email ?? ''),
      clock,
    );
    // The sign-up that was interrupted did not come to this; the account stands without the mail.
    if (!user.email || user.emailVerified) return;
    await sendEmailVerification(user).catch((error: unknown) =>
      logWarning('The verification e-mail could not be sent', {}, error),
    );
  }

  const { tokenSyncUrl } = backend().configuration;
  if (tokenSyncUrl) {
    const sync = createTokenSync(sendTokenTo(tokenSyncUrl), clock);
    onIdTokenChanged(auth, async (user) => {
      try {
        const result = await user?.getIdTokenResult();
        await sync(result ? { token: result.token, issuedAt: Date.parse(result.issuedAtTime) } : null);
      } catch (error) {
        logWarning('The token could not be synchronised', {}, error);
      }
    });
  }

  await auth.authStateReady();
  await new Promise<void>((resolve) => {
    onAuthStateChanged(auth, (user) => {
      if (sequencesRunning === 0) void follow(user).finally(resolve);
    });
  });

  return {
    auth,
    clock,
    enterBySequence,
    isChangingSession: () => sequencesRunning > 0,
    async enter(signIn) {
      try {
        const profile = await enterBySequence(async () => {
          const { user } = await signIn(auth);
          await completeSignIn(user);
          return user;
        });
        return { kind: 'signed-in', profile };
      } catch (error) {
        if (!isMultiFactorError(error)) throw error;
        return { kind: 'second-factor', resolver: getMultiFactorResolver(auth, error) };
      }
    },
    async leave() {
      const user = auth.currentUser;
      refreshing.abort();
      sharing.announceSignOut('chosen');
      // The demo's sessions are many strangers' at once, and it changes nothing.
      if (user && user.uid !== DEMO_FAMILY_UID) await endSession(user, clock);
      await end(null);
    },
    async leaveAfterAddressChange() {
      sharing.announceSignOut('address-changed');
      await end('address-changed');
    },
    async renew(run) {
      const user = auth.currentUser;
      if (!user) throw new Error('Nobody is signed in.');
      const before = await sessionIdOf(user);
      try {
        return await run(user);
      } finally {
        if ((await sessionIdOf(user)) !== before) noteSignIn(user, before);
      }
    },
    async refresh() {
      await readAgain();
      const { currentUser } = auth;
      if (currentUser) sharing.announceChange(currentUser.uid);
    },
  };
}

/** In the background: nobody waits for a list in Settings. */
function noteSignIn({ uid }: User, replaced?: string): void {
  // Shared by strangers, the demo family keeps no such list.
  if (uid === DEMO_FAMILY_UID) return;
  import('./noteSession.ts')
    .then(({ noteSession }) => noteSession(replaced))
    .catch((error: unknown) => logWarning('The sign-in could not be noted', {}, error));
}

/** The update on sign-in (SPEC §7). The demo account is read-only, so nothing is written for it. */
async function keepProfileCurrent(user: User, profile: UserProfile): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  if (claims.demo === true) return;
  await recordSignIn(user.uid, languageToWrite(profile, storedLanguage()));
  const email = user.email ?? '';
  if (user.emailVerified !== profile.emailVerified || email.toLowerCase() !== profile.email) {
    await followIdentity(user.uid, email, user.emailVerified);
  }
}

/** Whether the session stands on what is kept for as long as this goes on: ending it would erase that, too. */
function mayPass(error: unknown): boolean {
  return platform().opensOffline && retryOf(failureOf(error)) !== 'never';
}

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return isErrorCode(error, 'auth/multi-factor-auth-required');
}
