/** What is done while somebody still types their phrase: it spares them the wait, and shows them nothing older. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VaultServer } from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  PHRASE,
  saveNew,
  setUpVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** A vault with one item, open elsewhere, and a page in front of it that tells each time all items were read. */
async function withLockedPage(
  run: (here: VaultPage, elsewhere: VaultPage, reads: readonly Promise<void>[]) => Promise<void>,
): Promise<void> {
  const person: Person = await signUpPerson(backend.origin);
  const elsewhere = openVaultPage(person);
  await setUpVault(elsewhere);
  await saveNew(elsewhere, note('From before'));
  const reads: Promise<void>[] = [];
  const here = openVaultPage(person, { changeServer: (server) => counted(server, reads) });
  await here.session.look();
  try {
    await run(here, elsewhere, reads);
  } finally {
    for (const { session } of [here, elsewhere]) session.lock('chosen');
    await person.leave();
  }
}

function counted(server: VaultServer, reads: Promise<void>[]): VaultServer {
  return {
    ...server,
    async *readItems(...asked) {
      const { promise, resolve } = Promise.withResolvers<void>();
      reads.push(promise);
      yield* server.readItems(...asked);
      resolve();
    },
  };
}

const titles = ({ session }: VaultPage) =>
  [...openStateOf(session).items.values()].map(({ content }) => content.title).toSorted();

test('what is read before the phrase is whole is not read again, and what is written meanwhile is there', () =>
  withLockedPage(async (here, elsewhere, reads) => {
    here.session.prepareUnlock();
    here.session.prepareUnlock();
    await reads[0];
    await saveNew(elsewhere, note('Written meanwhile'));
    expect(await here.session.unlock({ way: 'passphrase', phrase: 'another' })).toMatchObject({ ok: false });
    expect(await here.session.unlock({ way: 'passphrase', phrase: PHRASE })).toMatchObject({ ok: true });
    expect(titles(here)).toEqual(['From before', 'Written meanwhile']);
    expect([reads.length, here.workers.length]).toEqual([1, 1]);
  }));

test('nothing that was prepared outlives the session of who began to type', () =>
  withLockedPage(async (here, _elsewhere, reads) => {
    here.session.prepareUnlock();
    await reads[0];
    here.signInAs(null);
    expect(here.workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    here.session.prepareUnlock();
    expect(here.workers).toHaveLength(1);
  }));
