/**
 * A server with one person's whole legacy on it, everybody who might want it, and a way to tell whether anything of it
 * was read or changed. Every text of the owner's holds the canary, so that an answer that leaks one is recognised
 * whatever its shape.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doc, setDoc } from 'firebase/firestore/lite';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { accountEndSession, accountNoteSession } from '#shared/callables/account.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaCommit, mediaTrash, mediaUpdate } from '#shared/callables/media.ts';
import { type AlbumId, type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

export const CANARY = 'canary-7f3a';
export const ADMINISTRATOR = 'keeper@amaranth.example';
export const UNVERIFIED_ADMINISTRATOR = 'second-keeper@amaranth.example';

export interface Scene {
  readonly backend: Backend;
  readonly webFolder: string;
  readonly services: Services;
  readonly clock: ReturnType<typeof movableClock>;
  readonly owner: Person;
  readonly ownerEmail: string;
  readonly other: Person;
  /** What the owner has: the ids by which others might ask for it. */
  readonly albumId: AlbumId;
  readonly photoId: MediaItemId;
  readonly letterId: MediaItemId;
  readonly reservedId: MediaItemId;
  readonly trashedId: MediaItemId;
  readonly sessionId: string;
  /** The path of a document of the owner's, by each collection below a person that a manifest names. */
  readonly keptDocuments: ReadonlyMap<string, string>;
  /** A session that the owner ended, and its token. */
  readonly endedSessionId: string;
  readonly endedToken: string;
}

export async function openScene(): Promise<Scene> {
  // Behind the machine's: the Admin SDK revokes by the machine's clock, and revoked tokens must be older than that.
  const clock = movableClock(Date.now() - 60_000);
  const webFolder = await mkdtemp(join(tmpdir(), 'amaranth-web-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Amaranth</title>');
  const backend = await startBackend({
    emulator: false,
    clock,
    environment: {
      AMARANTH_WEB: webFolder,
      AMARANTH_DEMO: '1',
      AMARANTH_TRUSTED_PROXIES: '127.0.0.1',
      AMARANTH_ADMIN_EMAILS: `${ADMINISTRATOR},${UNVERIFIED_ADMINISTRATOR}`,
    },
  });
  const { services } = await backend.server.businessLogic();
  const owner = await signUpPerson(backend.origin);
  const other = await signUpPerson(backend.origin);
  await services.auth.updateUser(owner.uid, { emailVerified: true, displayName: `${CANARY} Martin` });
  await services.auth.updateUser(other.uid, { emailVerified: true });
  await Promise.all([owner, other].map(({ auth }) => auth.currentUser?.getIdToken(true)));
  await setDoc(
    doc(owner.firestore, 'users', owner.uid),
    { bio: `${CANARY} was born in Savoie` },
    { merge: true },
  );
  await services.firestore.doc(`users/${owner.uid}`).update({ plan: 'Premium', storageLimit: 10 ** 12 });
  const { albumId } = await owner.call(albumsCreate, { title: `${CANARY} summer`, description: CANARY });
  const photoId = await storePhoto(owner, albumId);
  const trashedId = await storePhoto(owner, albumId);
  await owner.call(mediaTrash, { itemIds: [trashedId] });
  const reserved = await reserveOne(owner, albumId, describeFile(fakeJpeg(2048), `${CANARY}.jpg`));
  if (reserved.outcome !== 'reserved') throw new Error('The reservation was refused.');
  const { itemId: letterId } = await owner.call(lettersWrite, {
    letterId: randomUUID(),
    albumId,
    title: `${CANARY} letter`,
    body: [{ kind: 'paragraph', spans: [{ text: `${CANARY} for my daughter` }] }],
  });
  const { sessionId } = await owner.call(accountNoteSession, { device: `${CANARY} desk` });
  // Every standing signs in by its password alone, so nobody here has a second factor: what is kept of one is written.
  await services.firestore.doc(`recovery_codes/${owner.uid}`).set({ hashes: [CANARY] });
  const counted = `users/${owner.uid}/callLimits/account-createRecoveryCodes`;
  await services.firestore.doc(counted).set({ wholeAt: clock.now(), countedFor: CANARY });
  const ended = await endSession(owner, clock);
  return {
    backend,
    webFolder,
    services,
    clock,
    owner,
    ownerEmail: owner.auth.currentUser?.email ?? '',
    other,
    albumId,
    photoId,
    letterId,
    reservedId: reserved.itemId,
    trashedId,
    sessionId,
    keptDocuments: await findKeptDocuments(owner, services),
    ...ended,
  };
}

/** Where nothing is kept yet, a document that holds the canary is. */
async function findKeptDocuments({ uid }: Person, { firestore }: Services): Promise<Map<string, string>> {
  const names = catalogue.accountData.flatMap(({ collections }) => Object.keys(collections));
  const found = await Promise.all(
    names.map(async (name) => {
      const collection = firestore.collection(`users/${uid}/${name}`);
      const first = (await collection.limit(1).get()).docs[0]?.ref;
      if (first) return [name, first.path] as const;
      const made = await collection.add({ title: CANARY });
      return [name, made.path] as const;
    }),
  );
  return new Map(found);
}

async function endSession(owner: Person, clock: Scene['clock']) {
  clock.advance(2_000);
  const lost = await signInPerson(owner.origin, owner.auth.currentUser?.email ?? '');
  const { sessionId } = await lost.call(accountNoteSession, { device: 'A lost phone' });
  const endedToken = (await lost.auth.currentUser?.getIdToken()) ?? '';
  await owner.call(accountEndSession, { sessionId });
  await lost.leave();
  return { endedSessionId: sessionId, endedToken };
}

async function storePhoto(owner: Person, albumId: AlbumId): Promise<MediaItemId> {
  const content = fakeJpeg(4096, CANARY + randomUUID());
  const reserved = await reserveOne(owner, albumId, describeFile(content, `${CANARY}.jpg`));
  if (reserved.outcome !== 'reserved') throw new Error('The reservation was refused.');
  await sendContent(owner, reserved.folder, content);
  await owner.call(mediaCommit, { items: [describeItem(reserved.itemId)] });
  await owner.call(mediaUpdate, { itemId: reserved.itemId, caption: `${CANARY} on the beach` });
  return mediaItemIdSchema.parse(reserved.itemId);
}

export async function closeScene(scene: Scene): Promise<void> {
  await scene.owner.leave();
  await scene.other.leave();
  await scene.backend.stop();
  await rm(scene.webFolder, { recursive: true });
}

/** Everything of the owner's, in one text that changes when any of it does. */
export async function fingerprintOf({ services, owner }: Scene): Promise<string> {
  const [documents, files, account] = await Promise.all([
    Promise.all([
      readTree(services.firestore.doc(`users/${owner.uid}`)),
      readTree(services.firestore.doc(`recovery_codes/${owner.uid}`)),
      readTree(services.firestore.doc('app_config/launch')),
    ]),
    services.bucket.getFiles({ prefix: `users/${owner.uid}/` }),
    services.auth.getUser(owner.uid),
  ]);
  const { metadata: _times, ...facts } = account.toJSON() as Record<string, unknown>;
  const objects = files[0].map(({ name, metadata }) => [
    name,
    metadata.generation,
    metadata.metageneration,
    metadata.size,
    metadata.md5Hash,
  ]);
  return JSON.stringify([documents, objects, facts], null, 1);
}

/** A document and all below it, by path. */
async function readTree(document: DocumentReference): Promise<Record<string, unknown>> {
  const snapshot = await document.get();
  const below = await Promise.all((await document.listCollections()).map(readCollection));
  return Object.assign(snapshot.exists ? { [document.path]: snapshot.data() } : {}, ...below);
}

async function readCollection(collection: CollectionReference): Promise<Record<string, unknown>> {
  const documents = await collection.listDocuments();
  return Object.assign({}, ...(await Promise.all(documents.map(readTree))));
}

/** Every kind of collection that stands in the database: `users/{}/albums`, `recovery_codes`, ... */
export async function collectionKinds({ services: { firestore } }: Scene): Promise<Set<string>> {
  const kinds = new Set<string>();
  const walk = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      kinds.add(collection.path.replaceAll(/\/[^/]+\//g, '/{}/'));
      for (const document of await collection.listDocuments()) await walk(await document.listCollections());
    }
  };
  await walk(await firestore.listCollections());
  return kinds;
}
