/** What the documents of a person may hold, and what stands for what one of an earlier time lacks. */
import { describe, expect, test } from 'vitest';
import { STORAGE_LIMIT_FREE_BYTES } from '../limits.ts';
import { albumSchema } from './album.ts';
import { deliverySchema } from './delivery.ts';
import { albumIdSchema } from './ids.ts';
import { isMediaContentType, letterSchema, mediaItemSchema, mediaKindSchema } from './mediaItem.ts';
import { trustedAddressSchema } from './trustedAddress.ts';
import { newUserProfile, userProfileSchema } from './userProfile.ts';

const when = new Date(0);

describe('An id', () => {
  test.each(['a', 'A-z_0', '_a_', '__a', 'a__', 'a'.repeat(128)])('may be %s', (id) =>
    expect(albumIdSchema.safeParse(id).success).toBe(true),
  );
  test.each(['', 'a/b', 'a b', ' a', 'a ', '.', 'é', '__a__', '____', 'a'.repeat(129), 'a\n'])(
    'is never %j',
    (id) => expect(albumIdSchema.safeParse(id).success).toBe(false),
  );
});

describe('An album', () => {
  const least = { id: 'a', ownerId: 'u', title: 'Sea', position: 1.5, createdAt: when, updatedAt: when };
  const isAlbum = (fields: object) => albumSchema.safeParse({ ...least, ...fields }).success;

  test('that says nothing else is empty, undated and not in the trash', () => {
    expect(albumSchema.parse(least)).toEqual({
      ...least,
      description: '',
      coverItemId: null,
      itemCount: 0,
      byteCount: 0,
      firstTakenAt: null,
      lastTakenAt: null,
      tags: [],
      people: [],
      trashedAt: null,
    });
  });

  test('has its title and description without the spaces around them', () => {
    expect(albumSchema.parse({ ...least, title: ' Sea ', description: ' Two weeks ' })).toMatchObject({
      title: 'Sea',
      description: 'Two weeks',
    });
  });

  test.each([
    ['a title', { title: 'a'.repeat(120) }, { title: 'a'.repeat(121) }],
    ['a title that is something', { title: ' a ' }, { title: '  ' }],
    ['a description', { description: 'a'.repeat(2_000) }, { description: 'a'.repeat(2_001) }],
    ['a tag', { tags: ['a'.repeat(60)] }, { tags: ['a'.repeat(61)] }],
    ['tags', { tags: Array(50).fill('a') }, { tags: Array(51).fill('a') }],
    ['a name', { people: ['a'.repeat(120)] }, { people: ['a'.repeat(121)] }],
    ['names', { people: Array(100).fill('a') }, { people: Array(101).fill('a') }],
    ['a count', { itemCount: 0 }, { itemCount: -1 }],
    ['a whole count', { itemCount: 2 }, { itemCount: 1.5 }],
    ['a size', { byteCount: 0 }, { byteCount: -1 }],
  ])('has %s within bounds', (_, within, beyond) => {
    expect(isAlbum(within)).toBe(true);
    expect(isAlbum(beyond)).toBe(false);
  });
});

const facts = {
  id: 'i',
  ownerId: 'u',
  albumId: 'a',
  byteCount: 1,
  takenAt: '1998-01-01T00:30:00',
  takenAtSource: 'exif',
  createdAt: when,
  updatedAt: when,
};
const photo = {
  ...facts,
  kind: 'photo',
  contentType: 'image/jpeg',
  fileName: 'a.jpg',
  sha256: 'a'.repeat(64),
  state: 'ready',
  storagePath: 'users/u/media/i/original',
};
const letter = {
  ...facts,
  kind: 'letter',
  state: 'ready',
  title: 'To Ana',
  body: [{ kind: 'paragraph', spans: [{ text: 'Dear Ana' }] }],
  revision: 1,
};

describe('An item', () => {
  const isItem = (fields: object) => mediaItemSchema.safeParse(fields).success;

  test('that is a file says only what is known of it', () => {
    expect(mediaItemSchema.parse(photo)).toEqual({
      ...photo,
      takenAtOffsetMinutes: null,
      isTimeKnown: true,
      isFavourite: false,
      rememberedDate: null,
      recordedDate: null,
      trashedAt: null,
      caption: '',
      place: null,
      camera: '',
      rotation: 0,
      width: null,
      height: null,
      durationSeconds: null,
      thumbnails: { small: null, large: null },
      placeholder: '',
      damage: null,
      livePhotoId: null,
    });
    expect(mediaItemSchema.parse({ ...photo, thumbnails: { small: 's' } })).toMatchObject({
      thumbnails: { small: 's', large: null },
    });
  });

  test('that was dated by a person keeps the date it came with, and a broken one is none', () => {
    const recorded = {
      takenAt: '1998-01-01T00:30:00',
      takenAtOffsetMinutes: 60,
      isTimeKnown: true,
      takenAtSource: 'exif',
    };
    const dated = (recordedDate: unknown) => mediaItemSchema.parse({ ...photo, recordedDate }).recordedDate;
    expect(dated(recorded)).toEqual(recorded);
    expect(dated({ ...recorded, takenAtSource: 'person' })).toBeNull();
    expect(dated('yesterday')).toBeNull();
  });

  test.each([
    ['a size', { byteCount: 1 }, { byteCount: 0 }],
    ['a whole size', { byteCount: 2 }, { byteCount: 1.5 }],
    ['a hash', { sha256: 'f0'.repeat(32) }, { sha256: 'F0'.repeat(32) }],
    ['a hash and nothing before it', {}, { sha256: `x${'a'.repeat(64)}` }],
    ['a hash and nothing after it', {}, { sha256: `${'a'.repeat(64)}x` }],
    ['a caption', { caption: 'a'.repeat(2_000) }, { caption: 'a'.repeat(2_001) }],
    ['a camera', { camera: 'a'.repeat(200) }, { camera: 'a'.repeat(201) }],
    ['a quarter turn', { rotation: 270 }, { rotation: 45 }],
    ['a width', { width: 1 }, { width: 0 }],
    ['a whole width', { width: 2 }, { width: 1.5 }],
    ['a height', { height: 1 }, { height: 0 }],
    ['a whole height', { height: 2 }, { height: 1.5 }],
    ['a duration', { durationSeconds: 0 }, { durationSeconds: -1 }],
    ['a placeholder', { placeholder: 'a'.repeat(2_000) }, { placeholder: 'a'.repeat(2_001) }],
    ['the name of a moment', { livePhotoId: 'a'.repeat(100) }, { livePhotoId: 'a'.repeat(101) }],
    ['a place', { place: { latitude: 45.9, longitude: 6.1 } }, { place: { latitude: 45.9 } }],
    ['a longitude and a latitude', { place: null }, { place: { longitude: 6.1 } }],
    ['a kind that is known', { kind: 'pdf' }, { kind: 'poem' }],
    ['whole minutes', { takenAtOffsetMinutes: 60 }, { takenAtOffsetMinutes: 1.5 }],
    ['damage that is known', { damage: 'truncated' }, { damage: 'dusty' }],
    ['a state that is known', { state: 'reserved' }, { state: 'lost' }],
  ])('that is a file has %s within bounds', (_, within, beyond) => {
    expect(isItem({ ...photo, ...within })).toBe(true);
    expect(isItem({ ...photo, ...beyond })).toBe(false);
  });

  test.each([0, 90, 180, 270])('is turned by %i degrees', (rotation) =>
    expect(isItem({ ...photo, rotation })).toBe(true),
  );

  test('that is a letter is there or in the trash, and counts its changes from one', () => {
    expect(isItem(letter)).toBe(true);
    expect(isItem({ ...letter, state: 'trashed' })).toBe(true);
    expect(isItem({ ...letter, state: 'reserved' })).toBe(false);
    expect(letterSchema.safeParse({ ...letter, revision: 0 }).success).toBe(false);
    expect(letterSchema.safeParse({ ...letter, revision: 1.5 }).success).toBe(false);
    expect(letterSchema.safeParse({ ...letter, kind: 'photo' }).success).toBe(false);
  });

  test('has a type that is known or is plain bytes; what every object has is none', () => {
    expect(isMediaContentType('image/heic')).toBe(true);
    expect(isMediaContentType('text/html')).toBe(false);
    expect(isMediaContentType('toString')).toBe(false);
    expect(mediaKindSchema.options).toEqual(['photo', 'video', 'audio', 'pdf', 'file']);
  });
});

describe('A profile', () => {
  const least = { id: 'u', createdAt: when, updatedAt: when };

  test('that says nothing else is that of a new member on the free plan', () => {
    expect(userProfileSchema.parse(least)).toEqual({
      ...newUserProfile('', ''),
      ...least,
      lastLogin: null,
      deletionDueAt: null,
      settings: { ...newUserProfile('', '').settings, rememberTheme: false },
      onboarding: { step: 0, beginWith: null, trustedPersonName: '', trustedPersonEmail: '' },
    });
  });

  test('begins with the name and address as they were meant', () => {
    expect(newUserProfile(' Rose Martin ', ' Rose@Example.ORG ')).toMatchObject({
      name: 'Rose Martin',
      email: 'rose@example.org',
      storageUsed: 0,
      storageLimit: STORAGE_LIMIT_FREE_BYTES,
      onboardingCompleted: false,
      emailVerified: false,
      settings: {
        notifications: { email: true, push: true, marketing: false },
        privacy: { profileVisible: true, analyticsEnabled: true },
      },
    });
  });

  test('is read when it names a theme, a language and a beginning that are not known', () => {
    const settings = { theme: 'sepia', language: 'it' };
    expect(userProfileSchema.parse({ ...least, settings }).settings).toMatchObject({
      theme: 'light',
      language: 'en',
    });
    const beginsWith = (beginWith: string) =>
      userProfileSchema.parse({ ...least, onboarding: { beginWith } }).onboarding?.beginWith;
    expect(beginsWith('letter')).toBe('letter');
    expect(beginsWith('song')).toBeNull();
    const known = { theme: 'dark', language: 'fr' };
    expect(userProfileSchema.parse({ ...least, settings: known }).settings).toMatchObject(known);
  });

  test.each([
    ['a step', { step: 0 }, { step: -1 }],
    ['a whole step', { step: 2 }, { step: 0.5 }],
    ['a name', { trustedPersonName: 'a'.repeat(200) }, { trustedPersonName: 'a'.repeat(201) }],
    ['an address', { trustedPersonEmail: 'a'.repeat(320) }, { trustedPersonEmail: 'a'.repeat(321) }],
  ])('has %s of the first visit within bounds', (_, within, beyond) => {
    const isProfile = (onboarding: object) => userProfileSchema.safeParse({ ...least, onboarding }).success;
    expect(isProfile(within)).toBe(true);
    expect(isProfile(beyond)).toBe(false);
  });

  test.each([
    ['', true],
    ['ana@example.org', true],
    ['ana', false],
    [`${'a'.repeat(60)}@${'b.'.repeat(128)}example.org`, false],
  ])('names %j as the address of the trusted person: %s', (address, isOne) => {
    expect(trustedAddressSchema.safeParse(address).success).toBe(isOne);
  });
});

describe('A delivery', () => {
  const schema = deliverySchema(albumSchema.shape.createdAt);
  const receipt = { attempts: 1, messageId: 'm', acceptedAt: when, acceptedBy: 'mail:25' };

  test.each([
    { state: 'waiting', attempts: 0, since: when, nextAttemptAt: when, lastProblem: '' },
    { state: 'sent', ...receipt },
    { state: 'refused', attempts: 1, refusedAt: when, reason: '550' },
    { state: 'bounced', ...receipt, bouncedAt: when, reason: 'full' },
  ])('that is $state says all of it, and nothing less', (delivery) => {
    expect(schema.parse(delivery)).toEqual(delivery);
    for (const name of Object.keys(delivery)) {
      expect(schema.safeParse({ ...delivery, [name]: undefined }).success).toBe(false);
    }
    expect(schema.safeParse({ ...delivery, attempts: -1 }).success).toBe(false);
    expect(schema.safeParse({ ...delivery, attempts: 0.5 }).success).toBe(false);
  });
});
