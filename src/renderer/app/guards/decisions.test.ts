import { describe, expect, it } from 'vitest';
import { decideSignedIn, decideWaitlist, type WaitlistSituation } from './decisions.ts';
import { failed, loading, signedIn, signedOut, unreachable } from './sessionStates.fixture.ts';

describe('The signed-in guard', () => {
  it.each([
    ['waits while loading', loading, 'wait'],
    ['asks the unauthenticated to sign in', signedOut, 'ask-to-sign-in'],
    ['asks again after the profile could not be loaded', failed, 'ask-to-sign-in'],
    ['says that there is no connection where nothing is kept of who is here', unreachable, 'say-unreachable'],
    ['sends who has not completed onboarding there', signedIn('a@b.c', false), 'go-to-onboarding'],
    ['shows the page otherwise', signedIn('a@b.c'), 'show'],
  ] as const)('%s', (_title, session, decision) => {
    expect(decideSignedIn(session, false)).toBe(decision);
  });

  it('shows who came for what others left to them that, before they set anything up', () => {
    expect(decideSignedIn(signedIn('a@b.c', false), true)).toBe('show');
    expect(decideSignedIn(signedOut, true)).toBe('ask-to-sign-in');
  });
});

describe('The waitlist gate', () => {
  const closed: WaitlistSituation = {
    launch: { waitlistEnabled: true, demoEnabled: false },
    previewQuery: null,
    previewCookie: null,
    session: signedOut,
    companyEmailDomain: 'amaranth.example',
    isOwner: false,
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
    ['is passed by an owner', { session: signedIn('owner@example.org'), isOwner: true }, 'show'],
    [
      'waits to know whether the address is an owner’s',
      { session: signedIn('owner@example.org'), isOwner: null },
      'wait',
    ],
    [
      'is not passed by an address of the company that nobody confirmed',
      { session: signedIn('ann@amaranth.example', true, false) },
      'go-to-waitlist',
    ],
    [
      'is not passed by an owner’s address that nobody confirmed',
      { session: signedIn('owner@example.org', true, false), isOwner: true },
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
