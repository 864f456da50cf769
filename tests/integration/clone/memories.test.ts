/** What a person tells their clone: it becomes memories, is searched as it stands now, and is gone when they say so. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { albumsCreate, albumsErase, albumsTrash, albumsUpdate } from '#shared/callables/albums.ts';
import {
  cloneBegin,
  cloneChangeMemory,
  cloneChooseAlbum,
  cloneErase,
  cloneEraseAnswer,
  cloneMarkQuestion,
  cloneRemoveMemory,
  cloneRestoreMemory,
  cloneSaveAnswer,
  cloneSetState,
  cloneWriteNote,
} from '#shared/callables/clone.ts';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import { mediaErase, mediaRestore, mediaTrash, mediaUpdate } from '#shared/callables/media.ts';
import { answerIdSchema, memoryIdSchema, questionIdSchema } from '#shared/clone/ids.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import { readIndex } from '../../../src/functions/clone/index.ts';
import { followAlbum } from '../../../src/functions/clone/sources/followAlbums.ts';
import type { Services } from '../../../src/functions/services.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  agreeToClone,
  type Member,
  makeMember,
  makeTeller,
  tellAnswer,
  writeNote,
  writtenAnswer,
} from '../../support/clone.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
let services: Services;
let rose: Member;

beforeAll(async () => {
  world = await startWorld();
  ({ services } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  rose = await makeTeller(world);
});

/** All that can be found now. */
async function searched(person = rose): Promise<string[]> {
  const { passages } = await readIndex(services, person.uid);
  return passages.map(({ passage: { text } }) => text).toSorted();
}

const memory = (memoryId: string) =>
  services.firestore.doc(`users/${rose.uid}/cloneMemories/${memoryId}`).get();

async function writeLetter(albumId: AlbumId, text: string): Promise<MediaItemId> {
  const body = [{ kind: 'paragraph' as const, spans: [{ text }] }];
  const { itemId } = await rose.call(lettersWrite, {
    letterId: randomUUID(),
    albumId,
    title: 'To Ana',
    body,
  });
  return itemId;
}

async function makeAlbum(): Promise<AlbumId> {
  const { albumId } = await rose.call(albumsCreate, {
    title: 'Savoie',
    description: 'Our summers in the hills',
  });
  return albumId;
}

describe('consent comes before anything', () => {
  test('nothing is begun before the current agreement was accepted, and nothing is told before it is begun', async () => {
    const person = await makeMember(world, 'Rose');
    const begin = () => person.call(cloneBegin, { languages: ['en'] });
    await expect(begin()).rejects.toMatchObject({ code: 'clone-consent-missing' });
    await agreeToClone(person);
    await expect(tellAnswer(person, 'Soup')).rejects.toMatchObject({ code: 'clone-not-begun' });
    await begin();
    await tellAnswer(person, 'Soup');
    expect(await searched(person)).toEqual(['Soup']);
  });

  test('a version of before is no consent to that of today', async () => {
    const agreements = services.firestore.collection(`users/${rose.uid}/agreements`);
    for (const { ref } of (await agreements.get()).docs) await ref.delete();
    await agreements
      .doc('ai-clone-agreement_2020-01-01')
      .set({ document: 'ai-clone-agreement', version: '2020-01-01' });
    await expect(tellAnswer(rose, 'Soup')).rejects.toMatchObject({
      code: 'clone-consent-missing',
    });
  });
});

describe('an answer', () => {
  test('is a memory at once, follows its corrections, and two tabs do not write over each other', async () => {
    const { answerId } = await tellAnswer(rose, 'It smelled of leek soup.');
    const correct = (text: string) =>
      rose.call(cloneSaveAnswer, { answerId, revision: 1, ...writtenAnswer(text) });
    expect(await correct('It smelled of soup with leeks.')).toMatchObject({ revision: 2 });
    expect(await searched()).toEqual(['It smelled of soup with leeks.']);
    // The answer of the first call was lost, and it is sent again.
    expect(await correct('It smelled of soup with leeks.')).toMatchObject({ revision: 2 });
    await expect(correct('The other tab')).rejects.toMatchObject({
      code: 'conflict',
      details: { revision: 2 },
    });
    expect(await searched()).toEqual(['It smelled of soup with leeks.']);
  });

  test('keeps the times of what was said, and asks for a recording that is there', async () => {
    const answerId = answerIdSchema.parse(randomUUID());
    const recording = randomUUID();
    const said = {
      ...writtenAnswer(''),
      medium: 'voice' as const,
      mediaItemId: recording as MediaItemId,
      segments: [
        { text: 'We had a stove.', from: 1.5, to: 4 },
        { text: 'It was green.', from: 4, to: 6.25 },
      ],
    };
    const save = () => rose.call(cloneSaveAnswer, { answerId, revision: 0, ...said });
    await expect(save()).rejects.toMatchObject({ code: 'media-item-not-found' });
    const albumId = await makeAlbum();
    await services.firestore.doc(`users/${rose.uid}/mediaItems/${recording}`).set({
      albumId,
      kind: 'audio',
      state: 'ready',
      byteCount: 10,
      takenAt: '2026-01-01T10:00:00',
      contentType: 'audio/webm',
      fileName: 'a.webm',
      md5: '',
      storagePath: 'x',
    });
    await save();
    const { passages } = await readIndex(services, rose.uid);
    expect(passages.map(({ passage }) => passage)).toMatchObject([
      {
        text: 'We had a stove. It was green.',
        context: 'What did the kitchen smell of?',
        source: { is: 'answer', mediaItemId: recording, from: 1.5, to: 6.25 },
      },
    ]);
  });

  test('leaves nothing when it is erased', async () => {
    const { answerId, memoryId } = await tellAnswer(rose, 'Soup');
    await rose.call(cloneEraseAnswer, { answerId });
    expect(await searched()).toEqual([]);
    expect((await memory(memoryId)).exists).toBe(false);
    const shards = await services.firestore.collection(`users/${rose.uid}/cloneIndex`).get();
    expect(JSON.stringify(shards.docs.map((shard) => shard.data()))).not.toContain('Soup');
  });

  test('a question is marked and unmarked', async () => {
    const questionId = questionIdSchema.parse('first-kitchen');
    await rose.call(cloneMarkQuestion, { questionId, mark: 'never' });
    const marks = async () =>
      (await services.firestore.doc(`users/${rose.uid}/clone/interview`).get()).get('marks');
    expect(await marks()).toEqual({ 'first-kitchen': 'never' });
    await rose.call(cloneMarkQuestion, { questionId, mark: null });
    expect(await marks()).toEqual({});
  });
});

describe('a memory that is removed', () => {
  test('is searched no more, and neither a correction nor another look at its source brings it back', async () => {
    const { answerId, memoryId } = await tellAnswer(rose, 'Soup');
    await rose.call(cloneRemoveMemory, { memoryId });
    expect(await searched()).toEqual([]);
    await rose.call(cloneSaveAnswer, { answerId, revision: 1, ...writtenAnswer('More soup') });
    expect(await searched()).toEqual([]);
    expect(JSON.stringify((await memory(memoryId)).data())).not.toContain('oup');
    await rose.call(cloneRestoreMemory, { memoryId });
    expect(await searched()).toEqual(['More soup']);
  });

  test('a note that is removed is gone', async () => {
    const memoryId = await writeNote(rose, 'I like the sea.');
    await rose.call(cloneRemoveMemory, { memoryId });
    expect((await memory(memoryId)).exists).toBe(false);
    await expect(rose.call(cloneRestoreMemory, { memoryId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('a note is written once, whoever repeats the call', async () => {
    const memoryId = await writeNote(rose, 'I like the sea.');
    const again = (text: string) => rose.call(cloneWriteNote, { memoryId, text, language: 'en' });
    expect(await again('I like the sea.')).toEqual({ revision: 1 });
    await expect(again('I like lakes.')).rejects.toMatchObject({ code: 'conflict' });
    expect(await searched()).toEqual(['I like the sea.']);
  });
});

test('a memory that cannot be read is erased all the same, with what the index has of it', async () => {
  const { answerId, memoryId } = await tellAnswer(rose, 'Soup');
  const noteId = await writeNote(rose, 'I like the sea.');
  for (const id of [memoryId, noteId]) {
    await services.firestore.doc(`users/${rose.uid}/cloneMemories/${id}`).set({ state: 17 });
  }
  await rose.call(cloneEraseAnswer, { answerId });
  await rose.call(cloneRemoveMemory, { memoryId: noteId });
  expect(await searched()).toEqual([]);
  expect((await memory(noteId)).exists).toBe(false);
});

describe('albums that were chosen', () => {
  test('their words are memories, and those of others are not', async () => {
    const albumId = await makeAlbum();
    await writeLetter(albumId, 'The lake was cold that year.');
    expect(await searched()).toEqual([]);
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills', 'The lake was cold that year.']);
    await rose.call(cloneChooseAlbum, { albumId, isChosen: false });
    expect(await searched()).toEqual([]);
  });

  test('what is changed, put in the trash and erased is searched as it is now', async () => {
    const albumId = await makeAlbum();
    const itemId = await writeLetter(albumId, 'The lake was cold.');
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    const body = [{ kind: 'paragraph' as const, spans: [{ text: 'The lake was warm.' }] }];
    await rose.call(lettersChange, { itemId, revision: 1, title: 'To Ana', body });
    expect(await searched()).toContain('The lake was warm.');
    expect(await searched()).not.toContain('The lake was cold.');
    await rose.call(mediaTrash, { itemIds: [itemId] });
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills']);
    await rose.call(mediaRestore, { itemIds: [itemId] });
    expect(await searched()).toContain('The lake was warm.');
    await rose.call(mediaTrash, { itemIds: [itemId] });
    await rose.call(mediaErase, { itemIds: [itemId] });
    await rose.call(albumsUpdate, { albumId, title: 'Annecy' });
    expect(await searched()).toEqual(['Annecy\nOur summers in the hills']);
    await rose.call(albumsTrash, { albumId });
    await rose.call(albumsErase, { albumId });
    expect(await searched()).toEqual([]);
  });

  test('a caption alone is noticed too', async () => {
    const albumId = await makeAlbum();
    const photoId = randomUUID();
    await services.firestore.doc(`users/${rose.uid}/mediaItems/${photoId}`).set({
      albumId,
      kind: 'photo',
      state: 'ready',
      byteCount: 10,
      takenAt: '1962-07-14T10:00:00',
      takenAtSource: 'exif',
      contentType: 'image/jpeg',
      fileName: 'a.jpg',
      md5: '',
      storagePath: 'x',
      caption: 'Lucie on the jetty',
    });
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    await rose.call(mediaUpdate, { itemId: photoId as MediaItemId, caption: 'Lucie on the jetty, laughing' });
    const { passages } = await readIndex(services, rose.uid);
    expect(passages.map(({ passage }) => passage)).toContainEqual(
      expect.objectContaining({
        text: 'Lucie on the jetty, laughing',
        when: '1962-07-14',
        context: 'Savoie, 14 July 1962',
        source: { is: 'caption', mediaItemId: photoId, albumId },
      }),
    );
  });

  test('what its owner took out or put into other words stays so, whatever becomes of its source', async () => {
    const albumId = await makeAlbum();
    const itemId = await writeLetter(albumId, 'He drank, in those years.');
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    const memoryId = memoryIdSchema.parse(`letter_${itemId}`);
    const gentler = { title: '', text: 'Those years were hard.', language: 'en' as const, when: null };
    await rose.call(cloneChangeMemory, { memoryId, revision: 1, ...gentler });
    const body = [{ kind: 'paragraph' as const, spans: [{ text: 'He drank a lot, in those years.' }] }];
    await rose.call(lettersChange, { itemId, revision: 1, title: 'To Ana', body });
    expect(await searched()).toContain('Those years were hard.');
    expect((await memory(memoryId)).get('isBehindSource')).toBe(true);
    await rose.call(mediaTrash, { itemIds: [itemId] });
    expect(await searched()).not.toContain('Those years were hard.');
    await rose.call(mediaRestore, { itemIds: [itemId] });
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills']);
    await rose.call(cloneChooseAlbum, { albumId, isChosen: false });
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills']);
  });

  test('a kill between a letter and its memory is made good by the next look', async () => {
    const albumId = await makeAlbum();
    const itemId = await writeLetter(albumId, 'The lake was cold.');
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    const body = [{ kind: 'paragraph' as const, spans: [{ text: 'The lake was warm.' }] }];
    await rose.call(lettersChange, { itemId, revision: 1, title: 'To Ana', body });
    const dying = new Proxy(services.firestore, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (name === 'runTransaction') return () => Promise.reject(new Error('killed'));
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    await expect(followAlbum({ ...services, firestore: dying }, rose.uid, albumId)).rejects.toThrow('killed');
    const index = await services.firestore.collection(`users/${rose.uid}/cloneIndex`).get();
    expect(JSON.stringify(index.docs.map((shard) => shard.data()))).toContain('was cold');
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills', 'The lake was warm.']);
  });

  test('a row that cannot be read keeps no other album and no other memory from being followed', async () => {
    const albumId = await makeAlbum();
    const lost = await writeLetter(albumId, 'One');
    const kept = await writeLetter(albumId, 'Two');
    await services.firestore.doc(`users/${rose.uid}/cloneMemories/letter_${lost}`).set({ state: 17 });
    await services.firestore.doc(`users/a-stranger/cloneAlbums/any`).set({ followAt: 'never' });
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    await scheduleNamed('clone-followAlbums').run({ services, dueAt: services.clock.now() });
    expect(await searched()).toEqual(['Savoie\nOur summers in the hills', 'Two']);
    expect((await memory(`letter_${kept}`)).exists).toBe(true);
  });
});

describe('bad days of the index', () => {
  test('a shard that cannot be read is made anew of the memories', async () => {
    await writeNote(rose, 'I like the sea.');
    const index = services.firestore.collection(`users/${rose.uid}/cloneIndex`);
    const [shard] = (await index.get()).docs.filter(({ id }) => id !== 'directory');
    await shard?.ref.update({ passages: '{' });
    expect(await searched()).toEqual([]);
    await writeNote(rose, 'And the hills.');
    await scheduleNamed('clone-mendIndexes').run({ services, dueAt: services.clock.now() });
    expect(await searched()).toEqual(['And the hills.', 'I like the sea.']);
  });

  test('many memories stand in several shards, each of them once', async () => {
    const text = `${'We walked along the river in the evening. '.repeat(300)}`;
    const memoryId = await writeNote(rose, text);
    const other = await writeNote(rose, text);
    await rose.call(cloneRemoveMemory, { memoryId });
    const again = await writeNote(rose, text);
    const { passages } = await readIndex(services, rose.uid);
    const ids = passages.map(({ passage: { id } }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(passages.map(({ passage }) => passage.memoryId))).toEqual(new Set([other, again]));
  });
});

describe('an end', () => {
  test('a retired clone takes nothing new, and is never woken', async () => {
    await rose.call(cloneSetState, { state: 'retired' });
    await expect(tellAnswer(rose, 'Soup')).rejects.toMatchObject({ code: 'clone-closed' });
    await expect(rose.call(cloneSetState, { state: 'active' })).rejects.toMatchObject({
      code: 'clone-closed',
    });
  });

  test('an erased clone leaves nothing, also where the erasing was cut short', async () => {
    const albumId = await makeAlbum();
    const itemId = await writeLetter(albumId, 'The lake was cold.');
    await rose.call(cloneChooseAlbum, { albumId, isChosen: true });
    await tellAnswer(rose, 'Soup');
    await rose.call(cloneErase, {});
    const left = await services.firestore.doc(`users/${rose.uid}`).listCollections();
    expect(left.map(({ id }) => id).filter((id) => /^clone/.test(id))).toEqual([]);
    expect((await services.firestore.doc(`users/${rose.uid}/mediaItems/${itemId}`).get()).exists).toBe(true);
    // As a kill leaves it: silent already, and not yet gone.
    await services.firestore.doc(`users/${rose.uid}/clone/erasure`).set({ erasureStartedAt: new Date(0) });
    await services.firestore.doc(`users/${rose.uid}/cloneAnswers/any`).set({ question: 'left' });
    await expect(rose.call(cloneBegin, { languages: ['en'] })).rejects.toMatchObject({
      code: 'busy',
    });
    await scheduleNamed('clone-finishErasing').run({ services, dueAt: services.clock.now() });
    expect((await services.firestore.doc(`users/${rose.uid}/cloneAnswers/any`).get()).exists).toBe(false);
    await rose.call(cloneBegin, { languages: ['en'] });
  });
});
