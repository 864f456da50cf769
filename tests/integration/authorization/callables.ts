/** Every callable of the catalogue, asked for the owner's things by everybody. */
import { randomUUID } from 'node:crypto';
import { albumsCreate, albumsTrash } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaTrash } from '#shared/callables/media.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { describeFile, describeItem, fakeJpeg } from '../../support/upload.ts';
import { expect, type Operation, type Outcome, sendJson } from './operation.ts';
import type { Scene } from './scene.ts';

interface Row {
  /** `owner`: the input names what is the owner's. `self`: it acts on whoever calls. */
  readonly acts: 'owner' | 'self';
  /** What the owner sends, about things of their own, made anew where the call consumes them. */
  readonly input: (scene: Scene) => unknown;
  /** False where the owner’s own call needs more than a sign-in (a wrong state, a role): its outcome is then open. */
  readonly isOpenToOwner?: false;
}

const letter = { title: 'Altered', body: [{ kind: 'paragraph', spans: [{ text: 'Altered' }] }] };

/** The owner's own disposable things: a deny is asked about what is really there, and so is the owner's control. */
async function makeAlbum({ owner }: Scene, isTrashed = false) {
  const { albumId } = await owner.call(albumsCreate, { title: 'To be tried', description: '' });
  if (isTrashed) await owner.call(albumsTrash, { albumId });
  return albumId;
}
async function makeItem(scene: Scene, isTrashed = false) {
  const { itemId } = await scene.owner.call(lettersWrite, {
    letterId: randomUUID(),
    albumId: scene.albumId,
    title: 'To be tried',
    body: [{ kind: 'paragraph', spans: [{ text: 'To be tried' }] }],
  });
  if (isTrashed) await scene.owner.call(mediaTrash, { itemIds: [itemId] });
  return itemId;
}

/** In this order: what ends a session or an account comes last. */
const rows: Readonly<Record<string, Row>> = {
  'account-refreshRole': { acts: 'self', input: () => ({}) },
  'account-noteSession': { acts: 'self', input: () => ({ device: 'Somewhere' }) },
  'account-listSessions': { acts: 'self', input: () => ({}) },
  'account-createRecoveryCodes': { acts: 'self', isOpenToOwner: false, input: () => ({}) },
  'account-countRecoveryCodes': { acts: 'self', input: () => ({}) },
  'account-recoverSecondFactor': {
    acts: 'owner',
    isOpenToOwner: false,
    input: ({ ownerEmail }) => ({ email: ownerEmail, password: 'a-guess-1', code: 'abcdef-ghjkmn-pqrst' }),
  },
  'administration-listMail': { acts: 'owner', isOpenToOwner: false, input: () => ({}) },
  'administration-readMail': { acts: 'owner', isOpenToOwner: false, input: () => ({ id: 'any' }) },
  'administration-listOutbound': { acts: 'owner', isOpenToOwner: false, input: () => ({}) },
  'administration-retryOutbound': {
    acts: 'owner',
    isOpenToOwner: false,
    input: () => ({ id: 'of-nobody' }),
  },
  'jobs-retry': {
    acts: 'owner',
    isOpenToOwner: false,
    input: () => ({ job: 'mail-deliver', subject: 'outboundMessages/of-nobody' }),
  },
  'jobs-list': { acts: 'owner', isOpenToOwner: false, input: () => ({}) },
  'albums-create': { acts: 'self', input: () => ({ title: 'Mine' }) },
  'albums-update': { acts: 'owner', input: ({ albumId }) => ({ albumId, title: 'Altered' }) },
  'albums-move': { acts: 'owner', input: ({ albumId }) => ({ albumId, afterAlbumId: null }) },
  'albums-trash': { acts: 'owner', input: async (scene) => ({ albumId: await makeAlbum(scene) }) },
  'albums-restore': { acts: 'owner', input: async (scene) => ({ albumId: await makeAlbum(scene, true) }) },
  'albums-erase': { acts: 'owner', input: async (scene) => ({ albumId: await makeAlbum(scene, true) }) },
  'letters-write': {
    acts: 'owner',
    input: ({ albumId }) => ({ letterId: randomUUID(), albumId, ...letter }),
  },
  'letters-change': {
    acts: 'owner',
    input: async (scene) => ({ itemId: await makeItem(scene), revision: 1, ...letter }),
  },
  'media-reserve': {
    acts: 'owner',
    input: ({ albumId }) => ({ albumId, files: [describeFile(fakeJpeg(2048))] }),
  },
  'media-extend': { acts: 'owner', input: ({ reservedId }) => ({ itemIds: [reservedId] }) },
  'media-abandon': { acts: 'owner', input: ({ reservedId }) => ({ itemIds: [reservedId] }) },
  'media-commit': { acts: 'owner', input: ({ photoId }) => ({ items: [describeItem(photoId)] }) },
  'media-update': { acts: 'owner', input: ({ photoId }) => ({ itemId: photoId, caption: 'Altered' }) },
  'media-move': {
    acts: 'owner',
    input: async (scene) => ({ itemIds: [await makeItem(scene)], albumId: await makeAlbum(scene) }),
  },
  'media-copy': {
    acts: 'owner',
    input: async (scene) => ({ itemIds: [scene.photoId], albumId: await makeAlbum(scene) }),
  },
  'media-trash': { acts: 'owner', input: async (scene) => ({ itemIds: [await makeItem(scene)] }) },
  'media-restore': { acts: 'owner', input: async (scene) => ({ itemIds: [await makeItem(scene, true)] }) },
  'media-erase': { acts: 'owner', input: async (scene) => ({ itemIds: [await makeItem(scene, true)] }) },
  'media-link': { acts: 'owner', input: ({ photoId }) => ({ itemId: photoId }) },
  'demo-readFamily': { acts: 'self', input: () => ({ language: 'fr' }) },
  'usage-countPages': { acts: 'self', input: () => ({ pages: { albums: 1 } }) },
  'usage-readPages': { acts: 'owner', isOpenToOwner: false, input: () => ({ days: 30 }) },
  // About the owner's own address: a stranger learns nothing of whether it is there.
  'waitlist-join': {
    acts: 'self',
    input: ({ ownerEmail }) => ({ email: ownerEmail, plan: 'Free', language: 'en' }),
  },
  'waitlist-list': { acts: 'owner', isOpenToOwner: false, input: () => ({}) },
  'waitlist-erase': { acts: 'owner', isOpenToOwner: false, input: () => ({ id: 'of-nobody' }) },
  'account-cancelDeletion': { acts: 'self', input: () => ({}) },
  'account-requestDeletion': { acts: 'self', input: () => ({}) },
  'account-endSession': { acts: 'self', input: ({ endedSessionId }) => ({ sessionId: endedSessionId }) },
  'account-revokeSessions': { acts: 'self', input: () => ({}) },
};

/** Callables that the table does not name: each is a hole in the matrix. */
export function undeclaredCallables(): string[] {
  return catalogue.callables.map(({ name }) => name).filter((name) => !(name in rows));
}

export function callableOperations(): Operation[] {
  return Object.entries(rows).map(([name, row]) => {
    const handler = catalogue.callables.find((candidate) => candidate.name === name);
    if (!handler) throw new Error(`The catalogue has no ${name} any more: take its row away.`);
    const signedIn: Outcome = handler.access === 'admin' ? 'refused' : 'withoutEffect';
    return {
      name: `callable ${name}`,
      expected: expect({
        owner: row.isOpenToOwner === false ? signedIn : 'allowed',
        administrator: 'withoutEffect',
        member: signedIn,
        demo: handler.effect === 'writes' ? 'refused' : signedIn,
        visitor: handler.access === 'visitor' ? 'withoutEffect' : 'refused',
      }),
      prepare: async (scene) => row.input(scene),
      run: (scene, caller, data) => sendJson(scene, caller, 'POST', `/functions/${name}`, { data }),
    };
  });
}
