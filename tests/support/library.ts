/** A person's albums, items and files, written past the callables through the server's own SDKs: a scene in one commit. */
import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { checkPerson, collectPerson, type Violation } from '../../src/functions/invariants/index.ts';
import type { Services } from '../../src/functions/services.ts';
import { fakeJpeg } from './upload.ts';

const DAY = 24 * 3600_000;

export interface SceneItem {
  readonly id: string;
  readonly state: 'reserved' | 'ready' | 'trashed';
  readonly album?: string;
  /** Another item's id: this one is a copy of it. */
  readonly copyOf?: string;
  readonly isLetter?: boolean;
  /** For a reservation: whether its bytes have arrived. */
  readonly hasFile?: boolean;
}

export interface SceneAlbum {
  readonly id: string;
  readonly isTrashed?: boolean;
}

export interface SceneOptions {
  /** Since when what is in the trash is there, and until when reservations live, in days from now. */
  readonly trashedSince?: number;
  readonly reservedUntil?: number;
}

export interface Scene {
  readonly uid: string;
  path(collection: 'albums' | 'mediaItems', id: string): string;
}

const SIZE = 5_000;
const TAKEN_AT = '2019-07-14T16:03:22';
const LETTER = { title: 'To Ana', body: [{ kind: 'paragraph', spans: [{ text: 'Dear Ana' }] }] };
export const CONTENT = fakeJpeg(SIZE, 'the same in every scene');

/** Everything that `checkPerson` asks holds of it. */
export async function writeScene(
  services: Services,
  albums: readonly SceneAlbum[],
  items: readonly SceneItem[],
  { trashedSince = -1, reservedUntil = 1 }: SceneOptions = {},
): Promise<Scene> {
  const now = services.clock.now();
  const { firestore, bucket } = services;
  const uid = `scene-${randomUUID()}`;
  const batch = firestore.batch();
  const albumOf = (item: SceneItem) => item.album ?? albums[0]?.id ?? '';
  for (const album of albums) {
    const shown = items.filter((item) => albumOf(item) === album.id && item.state === 'ready');
    batch.set(firestore.doc(`users/${uid}/albums/${album.id}`), {
      ownerId: uid,
      title: album.id,
      description: '',
      position: albums.indexOf(album),
      coverItemId: null,
      itemCount: shown.length,
      byteCount: shown.filter((item) => !item.isLetter).length * SIZE,
      firstTakenAt: shown.length > 0 ? TAKEN_AT : null,
      lastTakenAt: shown.length > 0 ? TAKEN_AT : null,
      tags: [],
      people: [],
      trashedAt: album.isTrashed ? new Date(now + trashedSince * DAY) : null,
      createdAt: new Date(now - 60 * DAY),
      updatedAt: new Date(now - DAY),
    });
  }
  for (const item of items) {
    const common = {
      ownerId: uid,
      albumId: albumOf(item),
      state: item.state,
      takenAt: TAKEN_AT,
      takenAtOffsetMinutes: null,
      trashedAt: item.state === 'trashed' ? new Date(now + trashedSince * DAY) : null,
      createdAt: new Date(now - 60 * DAY),
      updatedAt: new Date(now - DAY),
    };
    batch.set(
      firestore.doc(`users/${uid}/mediaItems/${item.id}`),
      item.isLetter
        ? { ...common, ...LETTER, kind: 'letter', takenAtSource: 'writing', byteCount: 80, revision: 1 }
        : {
            ...common,
            kind: 'photo',
            contentType: 'image/jpeg',
            fileName: 'beach.jpg',
            byteCount: SIZE,
            thumbnailBytes: 0,
            sha256: createHash('sha256')
              .update(item.copyOf ?? item.id)
              .digest('hex'),
            md5: createHash('md5').update(CONTENT).digest('base64'),
            storagePath: originalOf(uid, item.copyOf ?? item.id),
            caption: '',
            takenAtSource: 'exif',
            thumbnails: { small: null, large: null },
            ...(item.state === 'reserved'
              ? { expiresAt: Timestamp.fromMillis(now + reservedUntil * DAY) }
              : {}),
          },
    );
  }
  const files = items.filter((item) => !item.isLetter);
  const originals = new Set(files.map((item) => item.copyOf ?? item.id));
  batch.set(firestore.doc(`users/${uid}`), {
    name: 'Rose Martin',
    email: 'rose@example.org',
    plan: 'Pro',
    storageUsed: originals.size * SIZE,
    storageLimit: 100 * 1024 ** 3,
    textBytes: items.filter((item) => item.isLetter).length * 1_024,
  });
  await batch.commit();
  const stored = new Set(
    files.filter((item) => item.state !== 'reserved' || item.hasFile).map((item) => item.copyOf ?? item.id),
  );
  await Promise.all(
    [...stored].map((id) =>
      bucket
        .file(originalOf(uid, id))
        .save(CONTENT, { contentType: 'image/jpeg', resumable: false, validation: false }),
    ),
  );
  return { uid, path: (collection, id) => `users/${uid}/${collection}/${id}` };
}

export function originalOf(uid: string, itemId: string): string {
  return `users/${uid}/media/${itemId}/original`;
}

export async function violationsOf(services: Services, uid: string): Promise<readonly Violation[]> {
  return checkPerson(await collectPerson(services, uid));
}
