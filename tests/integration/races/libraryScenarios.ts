/**
 * What each writing callable does to one and the same person's library. A callable that writes and stands neither here
 * nor apart (`../authorization/callables`) fails the test: whoever adds one says what it may race with.
 */
import { randomUUID } from 'node:crypto';
import { PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import type { Services } from '../../../src/functions/services.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { CONTENT, type Scene, writeScene } from '../../support/library.ts';
import { describeFile, describeItem } from '../../support/upload.ts';
import type { Scenario } from './race.ts';

const emptyAlbums = scheduleNamed('albums-emptyTrash');
const discardFiles = scheduleNamed('media-discardFiles');
const emptyTrash = scheduleNamed('media-emptyTrash');
const releaseLate = scheduleNamed('media-releaseLate');

/** Items are known by the uploads that made them, whose ids are UUIDs. */
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
export const items = {
  shown: id(1),
  copy: id(2),
  trashed: id(3),
  letter: id(4),
  fresh: id(5),
  within: id(6),
} as const;

/** One person: pictures shown, copied, in the trash and on their way; a letter; an album in the trash. */
export async function writeLibrary(services: Services): Promise<Scene> {
  const scene = await writeScene(
    services,
    [{ id: 'used' }, { id: 'other' }, { id: 'binned', isTrashed: true }],
    [
      { id: items.shown, state: 'ready', album: 'used' },
      { id: items.copy, state: 'ready', album: 'other', copyOf: items.shown },
      { id: items.trashed, state: 'trashed', album: 'used' },
      { id: items.letter, state: 'ready', album: 'used', isLetter: true },
      { id: items.fresh, state: 'reserved', album: 'used', hasFile: true },
      { id: items.within, state: 'ready', album: 'binned' },
    ],
    { trashedSince: -31, reservedUntil: -0.01 },
  );
  await writeCode(services, scene);
  return scene;
}

/** Each scene has its own: one address stands for one code. */
const codeOf = ({ uid }: Scene) => uid.replaceAll('-', '').slice(-22).padStart(22, 'c');

async function writeCode({ firestore, clock }: Services, scene: Scene): Promise<void> {
  const { uid } = scene;
  await firestore.doc(`albumCodes/${codeOf(scene)}`).set({ ownerId: uid, passcode: null });
  await firestore.doc(`users/${uid}/albumCodes/${codeOf(scene)}`).set({
    ...codeChoices,
    ownerId: uid,
    albumId: 'used',
    state: 'active',
    hasPasscode: false,
    createdAt: new Date(clock.now()),
  });
}

const codeChoices = { name: 'On the stone', style: PLAIN_STYLE, hasGuestBook: true, showsLetters: false };

/** What is wrong with a code afterwards: it is not found by its address, or opens what was given up. */
const opensWell =
  (findCode: (scene: Scene) => string, states: readonly string[]) =>
  async (scene: Scene, { firestore }: Services) => {
    const codeId = findCode(scene);
    const [code, address] = await firestore.getAll(
      firestore.doc(`users/${scene.uid}/albumCodes/${codeId}`),
      firestore.doc(`albumCodes/${codeId}`),
    );
    if (address?.get('ownerId') !== scene.uid) return [`found by no address: ${codeId}`];
    const state: unknown = code?.get('state');
    return states.some((one) => one === state) ? [] : [`${String(state)} after all: ${codeId}`];
  };

const body = [{ kind: 'paragraph', spans: [{ text: 'Another time' }] }];

/** Items that must be there once it has said yes. */
const keeps =
  (...itemIds: readonly string[]) =>
  async (scene: Scene, { firestore }: Services) => {
    const kept = await firestore.getAll(
      ...itemIds.map((itemId) => firestore.doc(scene.path('mediaItems', itemId))),
    );
    return kept.flatMap((item) => (item.exists ? [] : [`acknowledged and gone: ${item.id}`]));
  };

const scenario = (
  callable: string,
  input: (scene: Scene) => unknown,
  more: Partial<Scenario<Scene>> = {},
): Scenario<Scene> => ({ title: callable, callable, input, ...more });

export const libraryScenarios: readonly Scenario<Scene>[] = [
  scenario('albums-create', () => ({ title: 'New' })),
  scenario('albums-update', () => ({ albumId: 'used', coverItemId: items.shown, title: 'Named' })),
  scenario('albums-move', () => ({ albumId: 'used', afterAlbumId: 'other' })),
  scenario('albums-trash', () => ({ albumId: 'used' })),
  scenario('albums-restore', () => ({ albumId: 'binned' }), {
    takenBy: [emptyAlbums],
    findBroken: keeps(items.within),
  }),
  scenario('albums-erase', () => ({ albumId: 'binned' }), { takenBy: [emptyAlbums, discardFiles] }),
  scenario(
    'albumCodes-create',
    (scene) => ({
      codeId: `n${codeOf(scene).slice(1)}`,
      albumId: 'used',
      passcode: null,
      ...codeChoices,
    }),
    { looksFirst: true, findBroken: opensWell((scene) => `n${codeOf(scene).slice(1)}`, ['active']) },
  ),
  scenario('albumCodes-update', (scene) => ({ codeId: codeOf(scene), albumId: 'other', state: 'paused' }), {
    looksFirst: true,
    findBroken: opensWell(codeOf, ['paused', 'revoked']),
  }),
  scenario('albumCodes-revoke', (scene) => ({ codeId: codeOf(scene) }), {
    findBroken: opensWell(codeOf, ['revoked']),
  }),
  scenario('letters-write', () => ({ letterId: randomUUID(), albumId: 'used', title: 'New', body })),
  scenario('letters-change', () => ({ itemId: items.letter, revision: 1, title: 'Changed', body })),
  scenario('media-reserve', () => ({ albumId: 'used', files: [describeFile(CONTENT, 'new.jpg')] }), {
    looksFirst: true,
  }),
  scenario(
    'media-reserve',
    () => ({
      albumId: 'used',
      files: [items.trashed, items.fresh, items.within].map((uploadId) => ({
        ...describeFile(CONTENT, 'again.jpg'),
        uploadId,
        allowDuplicate: true,
      })),
    }),
    {
      title: 'media-reserve of ids that were used',
      looksFirst: true,
      takenBy: [releaseLate, emptyTrash, discardFiles],
    },
  ),
  scenario('media-extend', () => ({ itemIds: [items.fresh] }), { takenBy: [releaseLate] }),
  scenario('media-abandon', () => ({ itemIds: [items.fresh] }), { takenBy: [releaseLate, discardFiles] }),
  scenario('media-commit', () => ({ items: [describeItem(items.fresh)] }), {
    looksFirst: true,
    takenBy: [releaseLate],
    findBroken: keeps(items.fresh),
  }),
  scenario('media-update', () => ({
    itemId: items.shown,
    caption: 'At sea',
    takenAt: '2001-01-01T00:00:00Z',
  })),
  scenario('media-move', () => ({ itemIds: [items.shown, items.letter], albumId: 'other' })),
  scenario('media-move', () => ({ itemIds: [items.within], albumId: 'other' }), {
    title: 'media-move out of a trashed album',
    takenBy: [emptyAlbums],
    findBroken: keeps(items.within),
  }),
  scenario('media-copy', () => ({ itemIds: [items.shown, items.letter], albumId: 'other' })),
  scenario('media-trash', () => ({ itemIds: [items.shown, items.letter] })),
  scenario('media-restore', () => ({ itemIds: [items.trashed] }), {
    takenBy: [emptyTrash],
    findBroken: keeps(items.trashed),
  }),
  scenario('media-erase', () => ({ itemIds: [items.trashed] }), { takenBy: [emptyTrash, discardFiles] }),
  scenario('library-updateIndex', () => ({})),
];
