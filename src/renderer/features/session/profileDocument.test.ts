import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { SilenceError } from '#platform/backend/deadline.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { loadProfile } from './loadProfile.ts';
import { profileFromDocument, readProfile } from './profileDocument.ts';

// The documents never answer.
vi.mock('#platform/backend/documents.ts', () => ({ documents: () => ({}) }));
vi.mock('firebase/firestore/lite', async (importOriginal) => ({
  ...(await importOriginal<typeof import('firebase/firestore/lite')>()),
  doc: () => ({}),
  getDoc: () => new Promise<never>(() => undefined),
}));

const NOW = 1_700_000_000_000;

describe('Reading a profile', () => {
  it('returns the id plus the fields, with dates converted', () => {
    const profile = profileFromDocument(
      'ada',
      {
        ...newUserProfile(' Ada ', ' Ada@Example.org '),
        createdAt: Timestamp.fromMillis(1000),
        updatedAt: '2026-01-02T03:04:05.000Z',
        lastLogin: 5000,
      },
      NOW,
    );
    expect(profile).toMatchObject({
      id: 'ada',
      name: 'Ada',
      email: 'ada@example.org',
      plan: 'Free',
      storageUsed: 0,
      storageLimit: 52_428_800,
      onboardingCompleted: false,
      role: 'user',
      createdAt: new Date(1000),
      updatedAt: new Date('2026-01-02T03:04:05.000Z'),
      lastLogin: new Date(5000),
    });
  });

  it.each([undefined, null, 'not a date', {}])('defaults a date that is %j to now', (createdAt) => {
    const profile = profileFromDocument('ada', { createdAt }, NOW);
    expect(profile.createdAt).toEqual(new Date(NOW));
    expect(profile.updatedAt).toEqual(new Date(NOW));
  });

  it('refuses a document whose fields have the wrong type', () => {
    expect(() => profileFromDocument('ada', { storageUsed: 'many' }, NOW)).toThrow();
  });
});

it('gives a profile up that nobody answers for, also after its retries, instead of waiting without end', async () => {
  const clock = createManualClock();
  const loading = loadProfile(null, () => readProfile('ada', clock), clock);
  await clock.advance(3 * 20_000 + 4_000);
  expect(await loading).toEqual({ kind: 'failed', error: expect.any(SilenceError) });
});
