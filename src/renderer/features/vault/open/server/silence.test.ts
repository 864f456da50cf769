/** A server that takes a question and never answers it: whoever waits for it is told, and what comes after goes on. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SilenceError } from '#platform/backend/deadline.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { createVaultServer } from './vaultServer.ts';

const silent = createServer();
const app = initializeApp({ projectId: 'amaranth', apiKey: 'none' }, 'silence');
const documents = getFirestore(app);

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  connectFirestoreEmulator(documents, '127.0.0.1', port);
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await deleteApp(app);
});

const rose = userIdSchema.parse('rose');
const vaultId = vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f11');
const itemId = vaultItemIdSchema.parse('0d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d10');

test.each([
  'readVaults',
  'readFormerKeys',
  'readItems',
  'readItemsSince',
  'readItem',
  'readVersions',
] as const)('%s ends after a minute of silence', async (question) => {
  const clock = createManualClock();
  const server = createVaultServer(
    () => documents,
    () => Promise.reject(new Error('Nothing is called')),
    clock,
  );
  const ask = {
    readVaults: () => server.readVaults(rose),
    readFormerKeys: () => server.readFormerKeys(rose),
    readItems: () => server.readItems(rose, vaultId)[Symbol.asyncIterator]().next(),
    readItemsSince: () => server.readItemsSince(rose, vaultId, 0),
    readItem: () => server.readItem(rose, itemId),
    readVersions: () => server.readVersions(rose, itemId),
  };
  const answer = ask[question]().catch((error: unknown) => error);
  await clock.advance(60_000);
  expect(await answer).toBeInstanceOf(SilenceError);
});
