import { describe, expect, it } from 'vitest';
import type { SessionState } from '#features/session/index.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { userProfileSchema } from '#shared/domain/userProfile.ts';
import { listAddresses } from '#shared/listedAddresses.ts';
import { decideAdmin, decideSignedIn, decideWaitlist, type WaitlistSituation } from './decisions.ts';

function signedIn(email: string | null, onboardingCompleted = true, isVerified = true): SessionState {
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

const loading: SessionState = { status: 'loading' };
const signedOut: SessionState = { status: 'signed-out', reason: null };
const failed: SessionState = { status: 'failed' };

describe('The signed-in guard', () => {
  it.each([
    ['waits while loading', loading, 'wait'],
    ['asks the unauthenticated to sign in', signedOut, 'ask-to-sign-in'],
    ['asks again after the profile could not be loaded', failed, 'ask-to-sign-in'],
    ['sends who has not completed onboarding there', signedIn('a@b.c', false), 'go-to-onboarding'],
    ['shows the page otherwise', signedIn('a@b.c'), 'show'],
  ] as const)('%s', (_title, session, decision) => {
    expect(decideSignedIn(session)).toBe(decision);
  });
});

describe('The admin guard', () => {
  const admins = listAddresses(['One@Example.org', 'two@example.org', 'three@example.org'], 'a-salt');
  it.each([
    ['waits while loading', loading, 'wait'],
    ['sends the unauthenticated to /auth', signedOut, 'go-to-auth'],
    ['compares addresses case-insensitively', signedIn('one@EXAMPLE.org'), 'show'],
    ['denies others', signedIn('four@example.org'), 'deny'],
    ['denies an account without an address', signedIn(null), 'deny'],
    ['denies a longer address that ends like a listed one', signedIn('xtwo@example.org'), 'deny'],
  ] as const)('%s', (_title, session, decision) => {
    expect(decideAdmin(session, admins)).toBe(decision);
  });

  it('admits nobody when no address is listed', () => {
    expect(decideAdmin(signedIn(''), listAddresses([''], 'a-salt'))).toBe('deny');
  });
});

describe('The waitlist gate', () => {
  const closed: WaitlistSituation = {
    launch: { waitlistEnabled: true, demoEnabled: false },
    previewQuery: null,
    previewCookie: null,
    session: signedOut,
    companyEmailDomain: 'amaranth.example',
    owners: listAddresses(['owner@example.org', 'second@example.org'], 'a-salt'),
  };
  const open = { waitlistEnabled: false, demoEnabled: false };
  it.each<[string, Partial<WaitlistSituation>, string]>([
    ['redirects visitors while the waitlist is on', {}, 'go-to-waitlist'],
    ['waits for the flags', { launch: null }, 'wait'],
    ['shows the page while the waitlist is off', { launch: open }, 'show'],
    ['is passed by preview=prod', { previewQuery: 'prod' }, 'show'],
    ['is passed by a preview cookie set to prod', { previewCookie: 'prod' }, 'show'],
    ['is not passed by any other cookie', { previewCookie: 'yes' }, 'go-to-waitlist'],
    ['is forced by preview=waitlist', { previewQuery: 'waitlist', launch: open }, 'go-to-waitlist'],
    [
      'is forced by preview=waitlist over the cookie',
      { previewQuery: 'waitlist', previewCookie: 'prod' },
      'go-to-waitlist',
    ],
    ['waits to know who is here', { session: loading }, 'wait'],
    ['is passed by the company domain', { session: signedIn('Ann@Amaranth.Example') }, 'show'],
    [
      'is not passed by a look-alike domain',
      { session: signedIn('ann@notamaranth.example') },
      'go-to-waitlist',
    ],
    ['is passed by the first owner', { session: signedIn('OWNER@example.org') }, 'show'],
    ['is passed by the second owner', { session: signedIn('second@example.org') }, 'show'],
    [
      'is not passed by an address of the company that nobody confirmed',
      { session: signedIn('ann@amaranth.example', true, false) },
      'go-to-waitlist',
    ],
    [
      'is not passed by an owner’s address that nobody confirmed',
      { session: signedIn('owner@example.org', true, false) },
      'go-to-waitlist',
    ],
    ['stops other signed-in people', { session: signedIn('ann@example.org') }, 'go-to-waitlist'],
    [
      'is passed by no address when the operator has no domain',
      { companyEmailDomain: '', session: signedIn('ann@') },
      'go-to-waitlist',
    ],
  ])('%s', (_title, change, decision) => {
    expect(decideWaitlist({ ...closed, ...change })).toBe(decision);
  });
});
