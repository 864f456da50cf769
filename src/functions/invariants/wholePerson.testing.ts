/** The records of a person of whom everything holds, for tests that break one thing. */
import type { PersonRecords } from './records.ts';

export const folder = 'users/ana/media/i1';
export const photo = {
  kind: 'photo',
  albumId: 'a1',
  takenAt: '2019-07-14T18:03:22',
  byteCount: 10_000,
  thumbnailBytes: 9_000,
  state: 'ready',
  storagePath: `${folder}/original`,
  thumbnails: { small: `${folder}/thumbnail-small`, large: null },
  trashedAt: null,
};
export const letter = {
  kind: 'letter',
  albumId: 'a1',
  takenAt: '2021-01-01T09:00:00',
  byteCount: 300,
  state: 'ready',
  trashedAt: null,
};
export const album = {
  itemCount: 3,
  byteCount: 20_000,
  firstTakenAt: '2019-07-14T18:03:22',
  lastTakenAt: '2021-01-01T09:00:00',
  coverItemId: 'i1',
  trashedAt: null,
};

/** A person with one picture that two items of the album show, one letter and a portrait. */
export const whole: PersonRecords = {
  uid: 'ana',
  profile: { storageUsed: 10_000 + 9_000 + 4_096, textBytes: 1_024, portraitBytes: 4_096, itemsKept: 3 },
  albums: { a1: album },
  items: { i1: photo, copy: photo, l1: letter },
  vaultItems: {},
  vaultFiles: {},
  creditAccount: { balance: 49, lines: 2 },
  creditLines: {
    'purchase-one': { kind: 'purchase', amount: 50, balance: 50, number: 1 },
    'message-one': { kind: 'message', amount: -1, balance: 49, number: 2 },
  },
  objects: [
    { name: `${folder}/original`, size: 10_000 },
    { name: `${folder}/thumbnail-small`, size: 9_000 },
    { name: 'users/ana/avatar/one', size: 12 },
    { name: 'users/ana/media/gone/original', size: 5 },
  ],
  discarded: ['users/ana/media/gone'],
};
