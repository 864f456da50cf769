/** What an owner takes back is said no more: in the middle of an answer, after an erasure, and by an index that was mended. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneBegin, cloneErase, cloneRemoveMemory, cloneSetState } from '#shared/callables/clone.ts';
import { conversationsAsk, conversationsReadAllowance } from '#shared/callables/conversations.ts';
import { memoryIdSchema } from '#shared/clone/ids.ts';
import { addCreditLine } from '../../../src/functions/credits/index.ts';
import { connectModel } from '../../../src/functions/modelProvider.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { askIn, makeListener, makeTeller, newMessageId, openTalk, type Talk } from '../../support/clones.ts';
import type { Somebody } from '../../support/legacyPeople.ts';
import { begins, type ModelServer, says, startModelServer } from '../../support/modelServer.ts';

const BREAD = 'My father baked rye bread every Saturday. He never sold a single loaf.';
const ASKED = 'What did your father bake?';
const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let server: ModelServer;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
  server = await startModelServer();
});
afterAll(async () => {
  await server.stop();
  await backend.stop();
});

const memoryOf = async (teller: Somebody, words: string) => {
  const { docs } = await services.firestore.collection(`users/${teller.uid}/cloneMemories`).get();
  const found = docs.find((row) => JSON.stringify(row.data()).includes(words));
  return memoryIdSchema.parse(found?.id);
};

/** Asked of a model that says its second sentence once somebody has seen the first, and the owner has done `meanwhile`. */
async function askMeanwhile(person: Somebody, talk: Talk, meanwhile: () => Promise<unknown>) {
  let goOn: () => void = () => undefined;
  server.behave((response: ServerResponse) => {
    begins(response);
    says(response, 'My father baked rye bread every Saturday. [1] He');
    goOn = () => {
      says(response, ' never sold a single loaf. [1] ');
      response.end('data: [DONE]\n\n');
    };
  });
  const settings = { url: server.url, key: 'k', name: 'test', embeddingsModel: null };
  const auth_time = Math.floor(clock.now() / 1000);
  const caller = { uid: person.uid, email: person.email, emailVerified: true, claims: { auth_time } };
  const shown: unknown[] = [];
  const answer = await callableNamed('conversations-ask').call(
    { ...talk, messageId: newMessageId(), question: ASKED, language: 'en' },
    {
      services: { ...services, model: connectModel(settings, 'outside') },
      caller,
      send: async (chunk) => {
        shown.push(chunk);
        if (shown.length > 1) return;
        await meanwhile();
        goOn();
      },
    },
  );
  return { shown, ...conversationsAsk.output.parse(answer) };
}

test.each(['the listener is removed', 'the clone is paused', 'the memory is removed'])(
  'an answer falls silent when %s, says so, and costs nothing',
  async (what) => {
    const teller = await makeTeller(services, [BREAD]);
    const { listener, remove } = await makeListener(services, teller);
    const talk = await openTalk(listener, teller.uid);
    const { shown, exchange } = await askMeanwhile(listener, talk, async () => {
      if (what.includes('listener')) await remove();
      else if (what.includes('paused')) await teller.call(cloneSetState, { state: 'paused' });
      else await teller.call(cloneRemoveMemory, { memoryId: await memoryOf(teller, 'rye') });
    });
    expect(shown).toHaveLength(1);
    expect(exchange).toMatchObject({ outcome: { is: 'interrupted', by: 'silenced' }, paidBy: 'nothing' });
    expect(exchange.sentences.map(({ text }) => text)).toEqual(['My father baked rye bread every Saturday.']);
    const { freeConversation } = await listener.call(conversationsReadAllowance, {});
    expect(freeConversation).toBe('unused');
  },
);

test('a clone that was erased and begun anew knows nothing of what it was told before', async () => {
  const teller = await makeTeller(services, [BREAD]);
  expect((await askIn(teller, await openTalk(teller, teller.uid), ASKED)).exchange.outcome.is).toBe(
    'answered',
  );
  await services.firestore.runTransaction((transaction) =>
    addCreditLine(transaction, services, teller.uid, {
      key: `grant-${randomUUID()}`,
      kind: 'grant',
      amount: 1,
    }),
  );
  await teller.call(cloneErase, {});
  await teller.call(cloneBegin, { languages: ['en'] });
  const { exchange } = await askIn(teller, await openTalk(teller, teller.uid), ASKED);
  expect(exchange.outcome).toEqual({ is: 'not-recorded' });
});

test('an index that is mended brings back nothing that was erased while it could not be read', async () => {
  const teller = await makeTeller(services, [BREAD, 'We moved to Lyon in 1952.']);
  const directory = services.firestore.doc(`users/${teller.uid}/cloneIndex/directory`);
  await directory.set({ version: 'unreadable', isBroken: true });
  await teller.call(cloneRemoveMemory, { memoryId: await memoryOf(teller, 'rye') });
  await scheduleNamed('clone-mendIndexes').run({ services, dueAt: clock.now() });
  const shards = await services.firestore.collection(`users/${teller.uid}/cloneIndex`).get();
  const kept = JSON.stringify(shards.docs.map((shard) => shard.data()));
  expect(kept).toContain('Lyon');
  expect(kept).not.toContain('rye');
});
