/** A session that is restored on a desktop without a connection: it stands as it was kept until the service has its say. */
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { createReachability, watchReachability } from '#platform/backend/reachability.ts';
import { setPlatform } from '#platform/currentPlatform.ts';
import { keepValue } from '#platform/kept/keptValues.ts';
import type { Platform } from '#platform/platform.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { type UserProfile, userProfileSchema } from '#shared/domain/userProfile.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { startSessionEngine } from './engine.ts';
import { readProfile } from './profileDocument.ts';
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
vi.mock('./profileDocument.ts', () => ({ readProfile: vi.fn() }));

const adaId = userIdSchema.parse('ada');
const profileNamed = (name: string): UserProfile =>
  userProfileSchema.parse({
    id: adaId,
    name,
    email: 'ada@example.org',
    settings: { language: 'en' },
    createdAt: new Date(0),
    updatedAt: new Date(1),
  });

const line = { isThere: false };
const opensOffline = { current: true };
const reload = vi.fn(async () => undefined);
const records = new Map<string, Uint8Array<ArrayBuffer>>();

async function restore() {
  const clock = createManualClock();
  vi.stubGlobal('addEventListener', () => undefined);
  watchReachability(
    createReachability(async () => {
      if (!line.isThere) throw new TypeError('fetch failed');
    }, clock),
  );
  auth.currentUser = {
    uid: 'ada',
    email: 'ada@example.org',
    providerData: [],
    metadata: {},
    reload,
  } as unknown as User;
  const states: SessionState[] = [{ status: 'loading' }];
  const starting = startSessionEngine(
    (next) => states.push(next),
    () => states.at(-1) ?? { status: 'loading' },
    clock,
  );
  await clock.advance(60_000);
  await starting;
  return { clock, state: () => states.at(-1), states };
}

beforeEach(() => {
  line.isThere = false;
  opensOffline.current = true;
  records.clear();
  reload.mockReset();
  vi.mocked(readProfile).mockImplementation(async () => {
    if (!line.isThere) throw new TypeError('fetch failed');
    return profileNamed('Ada Lovelace');
  });
  setPlatform({
    get opensOffline() {
      return opensOffline.current;
    },
    openKept: async () => ({
      read: async (kind: string, id: string) => {
        const content = records.get(`${kind} ${id}`);
        return content ? { content, keptAt: new Date(0) } : null;
      },
      write: async (kind: string, id: string, content: Uint8Array<ArrayBuffer>) =>
        void records.set(`${kind} ${id}`, content),
    }),
    loadAuthPersistence: async () => ({ type: 'LOCAL' }),
    session: {
      onSignedOut: () => undefined,
      stopSharing: () => undefined,
      share: () => undefined,
      onChanged: () => undefined,
      isSignedOut: () => false,
      renewAlone: (renew: () => unknown) => renew(),
    },
  } as unknown as Platform);
});

describe('Somebody who opens the app without a connection', () => {
  it('comes in with the profile that was kept, and stays signed in', async () => {
    await keepValue(adaId, 'profile', adaId, profileNamed('Ada'));
    const { state } = await restore();
    expect(state()).toMatchObject({ status: 'signed-in', profile: { name: 'Ada' } });
    expect(auth.currentUser).not.toBeNull();
  });

  it('is told where nothing was kept, and stays signed in', async () => {
    const { state } = await restore();
    expect(state()).toEqual({ status: 'unreachable' });
    expect(auth.currentUser).not.toBeNull();
  });

  it('is confirmed as soon as the service answers, and sees what it says', async () => {
    await keepValue(adaId, 'profile', adaId, profileNamed('Ada'));
    const { clock, state } = await restore();
    line.isThere = true;
    await clock.advance(60_000);
    await vi.waitFor(() => expect(state()).toMatchObject({ profile: { name: 'Ada Lovelace' } }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a server that is not ready yet', new AnswerError('The store', 503)],
    ['a server that asks for time', new AnswerError('The store', 429)],
    ['a silent answer', new DOMException('', 'TimeoutError')],
    ['documents that are not there yet', Object.assign(new Error(), { code: 'unavailable' })],
  ])('stays signed in before %s, which is asked again after growing pauses', async (_, error) => {
    await keepValue(adaId, 'profile', adaId, profileNamed('Ada'));
    line.isThere = true;
    vi.mocked(readProfile).mockRejectedValue(error);
    const { clock, state } = await restore();
    expect(state()).toMatchObject({ status: 'signed-in', profile: { name: 'Ada' } });
    await clock.advance(10 * 60_000);
    expect(auth.currentUser).not.toBeNull();
    const { length: asked } = reload.mock.calls;
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(20);

    vi.mocked(readProfile).mockResolvedValue(profileNamed('Ada Lovelace'));
    await clock.advance(60_000);
    expect(state()).toMatchObject({ status: 'signed-in', profile: { name: 'Ada Lovelace' } });
    const settled = reload.mock.calls.length;
    await clock.advance(60 * 60_000);
    expect(reload).toHaveBeenCalledTimes(settled);
  });

  it('is signed out where the profile is withheld, or not there', async () => {
    await keepValue(adaId, 'profile', adaId, profileNamed('Ada'));
    line.isThere = true;
    vi.mocked(readProfile).mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
    expect((await restore()).state()).toEqual({ status: 'failed' });
    vi.mocked(readProfile).mockResolvedValue(null);
    expect((await restore()).state()).toEqual({ status: 'signed-out', reason: 'profile-missing' });
  });

  it('is signed out in a browser, as before', async () => {
    line.isThere = true;
    opensOffline.current = false;
    vi.mocked(readProfile).mockRejectedValue(new AnswerError('The store', 503));
    expect((await restore()).state()).toEqual({ status: 'failed' });
  });

  it.each([
    ['user-disabled', 'account-disabled'],
    ['user-token-expired', 'session-expired'],
  ])('is signed out once the service says %s', async (code, reason) => {
    await keepValue(adaId, 'profile', adaId, profileNamed('Ada'));
    const { clock, state } = await restore();
    reload.mockRejectedValueOnce(Object.assign(new Error(code), { code: `auth/${code}` }));
    line.isThere = true;
    await clock.advance(60_000);
    await vi.waitFor(() => expect(state()).toEqual({ status: 'signed-out', reason }));
    expect(auth.currentUser).toBeNull();
  });
});
