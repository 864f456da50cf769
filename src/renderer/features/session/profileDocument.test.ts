import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { profileFromDocument } from './profileDocument.ts';

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
