/** A recording is written down by the operator's model server: only one's own, only when asked, and once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneSaveAnswer, cloneSetState, cloneTranscribe } from '#shared/callables/clone.ts';
import { type AnswerId, answerIdSchema } from '#shared/clone/ids.ts';
import { TRANSCRIPTION_BYTE_LIMIT } from '#shared/clone/transcription.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { readIndex } from '../../../src/functions/clone/index.ts';
import { callableNamed } from '../../support/catalogue.ts';
import { type Member, makeTeller, writtenAnswer } from '../../support/clone.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import {
  hears,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../../support/transcriptionServer.ts';

let server: TranscriptionServer;
let world: RunningWorld;
let rose: Member;

beforeAll(async () => {
  server = await startTranscriptionServer();
  world = await startWorld({
    AMARANTH_MODEL_URL: server.url,
    AMARANTH_MODEL_NAME: 'words',
    AMARANTH_MODEL_KEY: 'secret',
    AMARANTH_TRANSCRIPTION_MODEL: 'ears',
  });
});
afterAll(async () => {
  await world.stop();
  await server.stop();
});
beforeEach(async () => {
  server.asked.length = 0;
  server.behave(
    hears({ text: ' We had a stove.', start: 0, end: 2.5 }, { text: ' It was green.', start: 2.5, end: 4 }),
  );
  rose = await makeTeller(world);
});

async function record(more = {}): Promise<AnswerId> {
  const { bucket, firestore } = world.services;
  const mediaItemId = mediaItemIdSchema.parse(randomUUID());
  const storagePath = `users/${rose.uid}/media/${mediaItemId}/original`;
  await bucket.file(storagePath).save('the sound of it', { resumable: false });
  await firestore.doc(`users/${rose.uid}/mediaItems/${mediaItemId}`).set({
    albumId: randomUUID(),
    kind: 'audio',
    state: 'ready',
    byteCount: 15,
    takenAt: '2026-01-01T10:00:00',
    contentType: 'audio/webm',
    fileName: 'Rose Martin of Lyon.webm',
    md5: '',
    storagePath,
    ...more,
  });
  const answerId = answerIdSchema.parse(randomUUID());
  const said = { ...writtenAnswer(''), medium: 'voice' as const, mediaItemId, segments: [] };
  await rose.call(cloneSaveAnswer, { answerId, revision: 0, ...said });
  return answerId;
}

const signedIn = () => ({
  uid: rose.uid,
  email: rose.email,
  emailVerified: true,
  claims: { auth_time: Math.floor(world.services.clock.now() / 1000) },
});
const transcribe = (answerId: AnswerId, person = rose) => person.call(cloneTranscribe, { answerId });
const stored = (answerId: AnswerId) =>
  world.services.firestore.doc(`users/${rose.uid}/cloneAnswers/${answerId}`).get();

test('the words are kept with their times, found by the clone, and may be corrected', async () => {
  const answerId = await record();
  expect(await transcribe(answerId)).toEqual({ outcome: 'written' });
  const answer = await stored(answerId);
  expect(answer.get('transcribedBy')).toBe('endpoint');
  expect(answer.get('segments')).toEqual([
    { text: 'We had a stove.', from: 0, to: 2.5 },
    { text: 'It was green.', from: 2.5, to: 4 },
  ]);
  const { passages } = await readIndex(world.services, rose.uid);
  expect(passages.map(({ passage }) => passage.text)).toEqual(['We had a stove. It was green.']);
  const corrected = { ...writtenAnswer('It was blue.'), medium: 'voice' as const };
  const mediaItemId = mediaItemIdSchema.parse(answer.get('mediaItemId'));
  await rose.call(cloneSaveAnswer, { answerId, revision: 2, ...corrected, mediaItemId });
});

test('what leaves is the recording and its language, without the name of its file', async () => {
  await transcribe(await record());
  expect(server.asked).toEqual([
    {
      address: 'POST /v1/audio/transcriptions',
      authorization: 'Bearer secret',
      fields: {
        model: 'ears',
        language: 'en',
        response_format: 'verbose_json',
        'timestamp_granularities[]': 'segment',
      },
      file: { name: 'recording.webm', type: 'audio/webm', text: 'the sound of it' },
    },
  ]);
});

test('asked for again it is not sent again', async () => {
  const answerId = await record();
  server.behave(() => undefined);
  const first = new AbortController();
  const sent: unknown[] = [];
  const underway = callableNamed('clone-transcribe').call(
    { answerId },
    {
      services: world.services,
      caller: signedIn(),
      signal: first.signal,
      send: async (chunk) => {
        sent.push(chunk);
      },
    },
  );
  await expect.poll(() => server.asked.length).toBe(1);
  expect(sent).toEqual([{ step: 'reading' }, { step: 'listening' }]);
  await expect(transcribe(answerId)).rejects.toMatchObject({ code: 'busy' });
  // Whoever stops it may have it done later.
  first.abort();
  await expect(underway).rejects.toThrow();
  server.behave(hears({ text: 'We had a stove.', start: 0, end: 2 }));
  expect(await transcribe(answerId)).toEqual({ outcome: 'written' });
  expect(await transcribe(answerId)).toEqual({ outcome: 'written-before' });
  expect(server.asked).toHaveLength(2);
});

test('only one’s own recording is sent, while it is there, short enough, and the clone is open', async () => {
  const answerId = await record();
  const somebody = await makeTeller(world);
  await expect(transcribe(answerId, somebody)).rejects.toMatchObject({ code: 'not-found' });
  const long = await record({ durationSeconds: 3 * 60 * 60 });
  await expect(transcribe(long)).rejects.toMatchObject({ code: 'media-file-too-large' });
  const large = await record({ byteCount: TRANSCRIPTION_BYTE_LIMIT + 1 });
  await expect(transcribe(large)).rejects.toMatchObject({ code: 'media-file-too-large' });
  const underway = await record({ state: 'reserved' });
  await expect(transcribe(underway)).rejects.toMatchObject({ code: 'media-item-not-found' });
  await rose.call(cloneSetState, { state: 'retired' });
  await expect(transcribe(answerId)).rejects.toMatchObject({ code: 'clone-closed' });
  expect(server.asked).toEqual([]);
});

test.each([
  ['refuses', (response) => response.writeHead(500).end('no')],
  ['sends what is no transcript', (response) => response.end('<html>')],
  ['breaks off', (response) => response.destroy()],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
] satisfies readonly (readonly [string, Parameters<TranscriptionServer['behave']>[0]])[])(
  'a server that %s is said to have failed, and nothing is written',
  async (_, behavior) => {
    const answerId = await record();
    server.behave(behavior);
    await expect(transcribe(answerId)).rejects.toMatchObject({
      code: 'not-available',
      details: { reason: 'unavailable' },
    });
    expect((await stored(answerId)).get('segments')).toEqual([]);
    server.behave(hears({ text: 'We had a stove.', start: 0, end: 2 }));
    expect(await transcribe(answerId)).toEqual({ outcome: 'written' });
  },
);

test('where nothing is said, nothing is written', async () => {
  const answerId = await record();
  server.behave(hears({ text: '  ', start: 0, end: 4 }));
  expect(await transcribe(answerId)).toEqual({ outcome: 'nothing-heard' });
  expect((await stored(answerId)).get('segments')).toEqual([]);
});

test('words that their owner wrote meanwhile stand', async () => {
  const answerId = await record();
  const mediaItemId = mediaItemIdSchema.parse((await stored(answerId)).get('mediaItemId'));
  const own = { ...writtenAnswer('My own words.'), medium: 'voice' as const, mediaItemId };
  server.behave((response) => {
    void rose
      .call(cloneSaveAnswer, { answerId, revision: 1, ...own })
      .then(() => hears({ text: 'We had a stove.', start: 0, end: 2 })(response));
  });
  await expect(transcribe(answerId)).rejects.toMatchObject({ code: 'conflict' });
  expect((await stored(answerId)).get('segments')).toMatchObject([{ text: 'My own words.' }]);
});

test('where no model is named for it nobody is offered it', async () => {
  const configuration = await fetch(`${world.backend.server.origin}/configuration.json`);
  expect(await configuration.json()).toMatchObject({ transcription: { isOffered: true } });
  const answerId = await record();
  const alone = callableNamed('clone-transcribe').call(
    { answerId },
    {
      services: { ...world.services, transcriber: null },
      caller: signedIn(),
    },
  );
  await expect(alone).rejects.toMatchObject({ code: 'not-available' });
});
