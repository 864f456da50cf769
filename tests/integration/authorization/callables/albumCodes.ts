import { randomBytes, randomUUID } from 'node:crypto';
import { albumCodesCreate } from '#shared/callables/albumCodes.ts';
import { ALBUM_CODE_ID_BYTES, albumCodeIdSchema, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import type { CallableRows } from '../callables.ts';
import { makeAlbum } from '../makeOwn.ts';
import type { Scene } from '../scene.ts';

const choices = { name: 'On the stone', style: PLAIN_STYLE, hasGuestBook: true, showsLetters: false };
const newCode = () =>
  albumCodeIdSchema.parse(`a${randomBytes(ALBUM_CODE_ID_BYTES).toString('base64url').slice(1)}`);

/** With a passcode: who opens it without is answered, and shown and counted nothing. */
async function makeCode(scene: Scene) {
  const codeId = newCode();
  await scene.owner.call(albumCodesCreate, {
    codeId,
    albumId: await makeAlbum(scene),
    passcode: 'vintage 1914',
    ...choices,
  });
  return codeId;
}

/** Written past the callables: signing takes a visitor some time. */
async function makeEntry({ owner, services }: Scene) {
  const entryId = randomUUID();
  const entry = { codeId: newCode(), name: 'Ana', words: 'We miss you', state: 'pending' };
  await services.firestore.doc(`users/${owner.uid}/guestBookEntries/${entryId}`).set(entry);
  return { entryId };
}

export const rows: CallableRows = {
  'albumCodes-create': {
    input: async (scene) => ({
      codeId: newCode(),
      albumId: await makeAlbum(scene),
      passcode: null,
      ...choices,
    }),
  },
  'albumCodes-update': { input: async (scene) => ({ codeId: await makeCode(scene), state: 'paused' }) },
  'albumCodes-revoke': { input: async (scene) => ({ codeId: await makeCode(scene) }) },
  'albumCodes-approve': { apart: 'one entry of a guest book', input: makeEntry },
  'albumCodes-remove': { apart: 'one entry of a guest book', input: makeEntry },
  'albumCodes-clear': {
    apart: 'entries of a guest book',
    input: async (scene) => ({ codeId: await makeCode(scene), until: '2026-11-23T17:00:00.000Z' }),
  },
  'albumCodes-open': { input: async (scene) => ({ codeId: await makeCode(scene) }) },
  'albumCodes-sign': {
    apart: 'one entry of a guest book',
    isOpenToOwner: false,
    input: async (scene) => ({
      codeId: await makeCode(scene),
      pass: '1.invented',
      entryId: randomUUID(),
      name: 'Ana',
      words: 'We miss you',
    }),
  },
};
