/**
 * The demo family (PRODUCT.md, "Demo"): one read-only account with albums to look at. Seeded once; every step is safe
 * to repeat, so a start that was cut short is completed by the next one.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { widen } from '../../functions/media/albumCounters.ts';
import type { Services } from '../../functions/services.ts';
import { type Family, readFamily } from './family.ts';

export const DEMO_UID = 'demo-family';
const MARKER = 'server_state/demoFamily';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** `folder` holds `family.json` and the pictures. Returns false when the family was there already. */
export async function seedDemoFamily(services: Services, folder: string, login: DemoLogin): Promise<boolean> {
  const { firestore, log } = services;
  await keepAccount(services, login);
  if ((await firestore.doc(MARKER).get()).exists) return false;
  const family = await readFamily(folder);
  await services.auth.updateUser(DEMO_UID, { displayName: family.person.name });
  await keepProfile(services, family.person.name, login.email);
  let storageUsed = 0;
  for (const [index, album] of family.albums.entries()) {
    const items = await Promise.all(
      family.pictures
        .filter((picture) => picture.album === album.key)
        .map((picture) => keepPicture(services, folder, picture)),
    );
    const byteCount = items.reduce((sum, item) => sum + item.byteCount, 0);
    storageUsed += byteCount;
    await keepAlbum(firestore, album, index, items, byteCount);
  }
  await firestore.doc(`users/${DEMO_UID}`).update({ storageUsed });
  await firestore.doc(MARKER).set({ finishedAt: FieldValue.serverTimestamp() });
  log.log('info', 'demo-family-seeded', { albums: family.albums.length, pictures: family.pictures.length });
  return true;
}

/** The account is set right at every start: its password is the configured one, its claim makes it read-only. */
async function keepAccount({ auth }: Services, { email, password }: DemoLogin): Promise<void> {
  const known = await auth.getUser(DEMO_UID).catch(() => null);
  if (!known) await auth.createUser({ uid: DEMO_UID, email, password, emailVerified: true });
  if (known?.customClaims?.demo !== true) await auth.setCustomUserClaims(DEMO_UID, { demo: true });
}

async function keepProfile({ firestore }: Services, name: string, email: string): Promise<void> {
  await firestore.doc(`users/${DEMO_UID}`).set(
    {
      ...newUserProfile(name, email),
      onboardingCompleted: true,
      emailVerified: true,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      lastLogin: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}

type Picture = Family['pictures'][number];

function offsetMinutes(offset: string): number {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':');
  const total = Number(hours) * 60 + Number(minutes);
  return offset.startsWith('-') ? -total : total;
}

async function keepPicture({ firestore, bucket }: Services, folder: string, picture: Picture) {
  const content = await readFile(join(folder, picture.file));
  const itemId = picture.file.replace(/\.jpg$/, '');
  const base = `users/${DEMO_UID}/media/${itemId}`;
  await bucket.file(`${base}/original`).save(content, { contentType: 'image/jpeg', resumable: false });
  await bucket.file(`${base}/thumbnail-small`).save(await readFile(join(folder, picture.smallThumbnail)), {
    contentType: 'image/webp',
    resumable: false,
  });
  const takenAt = new Date(picture.takenAt + picture.offset).toISOString();
  await firestore.doc(`users/${DEMO_UID}/mediaItems/${itemId}`).set({
    ownerId: DEMO_UID,
    albumId: picture.album,
    kind: 'photo',
    contentType: 'image/jpeg',
    fileName: picture.file,
    byteCount: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    md5: createHash('md5').update(content).digest('base64'),
    state: 'ready',
    storagePath: `${base}/original`,
    caption: picture.caption,
    takenAt,
    takenAtSource: 'exif',
    takenAtOffsetMinutes: offsetMinutes(picture.offset),
    place: null,
    camera: '',
    width: picture.width,
    height: picture.height,
    durationSeconds: null,
    // The originals are no larger than a large thumbnail would be.
    thumbnails: { small: `${base}/thumbnail-small`, large: `${base}/original` },
    placeholder: picture.placeholder,
    trashedAt: null,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
  return { itemId, byteCount: content.length, takenAt };
}

async function keepAlbum(
  firestore: Firestore,
  album: Family['albums'][number],
  index: number,
  items: readonly { readonly itemId: string; readonly takenAt: string }[],
  byteCount: number,
): Promise<void> {
  await firestore.doc(`users/${DEMO_UID}/albums/${album.key}`).set({
    ownerId: DEMO_UID,
    title: album.title,
    description: album.description,
    coverItemId: items[0]?.itemId ?? null,
    position: index * 1_024,
    itemCount: items.length,
    byteCount,
    ...widen(
      { firstTakenAt: null, lastTakenAt: null },
      items.map(({ takenAt }) => takenAt),
    ),
    tags: [],
    people: [],
    trashedAt: null,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
}
