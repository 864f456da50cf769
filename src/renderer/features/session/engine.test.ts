/** A deliberate sign-in while the documents fail for a moment: the identity service and the documents are told what to do. */
import type { Auth, User, UserCredential } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPlatform } from '#platform/currentPlatform.ts';
import type { Platform } from '#platform/platform.ts';
import { type UserProfile, userProfileSchema } from '#shared/domain/userProfile.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { startSessionEngine } from './engine.ts';
import { readProfile, recordSignIn } from './profileDocument.ts';
import type { SessionState } from './sessionState.ts';

const auth = vi.hoisted(() => ({ currentUser: null as unknown, authStateReady: async () => undefined }));
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, next: (user: unknown) => void) => next(auth.currentUser),
  signOut: async () => {
    auth.currentUser = null;
  },
}));
vi.mock('#platform/backend/authentication.ts', () => ({ startIdentity: () => auth }));
vi.mock('#platform/backend/app.ts', () => ({ backend: () => ({ configuration: { tokenSyncUrl: '' } }) }));
vi.mock('#features/language/index.ts', () => ({ storedLanguage: () => 'en' }));
vi.mock('./pageLeaving.ts', () => ({ watchPageLeaving: () => () => false }));
vi.mock('./watchForEnd.ts', () => ({ sessionIdOf: async () => '1', watchForEnd: () => undefined }));
vi.mock('./watchForVerification.ts', () => ({ watchForVerification: () => undefined }));
vi.mock('./renewInBackground.ts', () => ({ renewInBackground: async () => undefined }));
vi.mock('./noteSession.ts', () => ({ noteSession: async () => undefined }));
vi.mock('./profileDocument.ts', () => ({
  followIdentity: vi.fn(),
  readProfile: vi.fn(),
  recordSignIn: vi.fn(async () => undefined),
  writeLanguage: vi.fn(),
  writeNewProfile: vi.fn(),
}));

setPlatform({
  openKept: async () => null,
  eraseKept: async () => undefined,
  loadAuthPersistence: async () => ({ type: 'SESSION' }),
  session: {
    onSignedOut: () => undefined,
    stopSharing: () => undefined,
    share: () => undefined,
    onChanged: () => undefined,
    isSignedOut: () => false,
  },
} as unknown as Platform);

const ada = {
  uid: 'ada',
  email: 'ada@example.org',
  emailVerified: true,
  providerData: [],
  metadata: {},
  getIdTokenResult: async () => ({ claims: {} }),
} as unknown as User;
const profile: UserProfile = userProfileSchema.parse({
  id: 'ada',
  email: 'ada@example.org',
  emailVerified: true,
  createdAt: new Date(0),
  updatedAt: new Date(1),
});

async function startEngine() {
  let state: SessionState = { status: 'loading' };
  const clock = createManualClock();
  const engine = await startSessionEngine(
    (next) => {
      state = next;
    },
    () => state,
    clock,
  );
  const enter = () =>
    engine.enter(async (given: Auth) => {
      Reflect.set(given, 'currentUser', ada);
      return { user: ada } as UserCredential;
    });
  return { clock, enter, status: () => state.status };
}

/** Reads fail at these of their turns, counted from 1. */
function failReads(...turns: number[]): void {
  let reads = 0;
  vi.mocked(readProfile).mockImplementation(async () => {
    reads += 1;
    if (turns.includes(reads)) throw new Error('unavailable');
    return profile;
  });
}

beforeEach(() => {
  auth.currentUser = null;
});

describe('Somebody who signs in', () => {
  it.each([[[1]], [[2]], [[1, 2]], [[1, 3]], [[2, 3]]])('comes in although reads %j fail', async (turns) => {
    failReads(...turns);
    const { clock, enter, status } = await startEngine();
    const entering = enter();
    await clock.advance(20_000);
    expect(await entering).toEqual({ kind: 'signed-in', profile });
    expect(status()).toBe('signed-in');
    expect(auth.currentUser).toBe(ada);
  });

  it('comes in although the sign-in cannot be recorded', async () => {
    failReads();
    vi.mocked(recordSignIn).mockRejectedValueOnce(new Error('unavailable'));
    const { enter } = await startEngine();
    expect(await enter()).toMatchObject({ kind: 'signed-in' });
  });

  it('is told that the data cannot be loaded once three reads have failed, and is not left half signed in', async () => {
    failReads(1, 2, 3);
    const { clock, enter, status } = await startEngine();
    const outcome = expect(enter()).rejects.toMatchObject({ code: 'profile-load-failed' });
    await clock.advance(20_000);
    await outcome;
    expect(status()).toBe('signed-out');
    expect(auth.currentUser).toBeNull();
  });
});
