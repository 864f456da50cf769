/** Two people, one page: what was asked for by the first is never shown to the second. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vaultCreate } from '#shared/callables/vault.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import type {
  CallRepeatable,
  VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  cheapArgon2id,
  createTestRecords,
  note,
  openVaultPage,
  type PageOptions,
  PHRASE,
  saveNew,
  setUpVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
let person: Person;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  const page = openVaultPage(person);
  await setUpVault(page);
  await saveNew(page, note('A secret'));
  page.session.lock('chosen');
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

const somebodyElse = userIdSchema.parse('somebody-else');

/** A door that is reached, and shut until the test opens it. */
function createGate() {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let isWatched = false;
  return {
    watch: () => {
      isWatched = true;
    },
    reached: reached.promise,
    open: opened.resolve,
    async pass(): Promise<void> {
      if (!isWatched) return;
      isWatched = false;
      reached.resolve();
      await opened.promise;
    },
  };
}
type Gate = ReturnType<typeof createGate>;

/** The second person has no vault, and reads nothing of the first one's. */
const servesFirstAlone = (server: VaultServer): VaultServer => ({
  ...server,
  readVaults: async (userId) => (userId === somebodyElse ? [] : server.readVaults(userId)),
});

/** What the page publishes once the second person is there. */
function kindsAfter(page: VaultPage): string[] {
  const kinds: string[] = [];
  page.signInAs(somebodyElse);
  page.session.subscribe(() => kinds.push(page.session.snapshot().kind));
  return kinds;
}

const whileOpening: readonly [string, (gate: Gate) => PageOptions][] = [
  [
    'its key is derived',
    (gate) => {
      const stretch: Argon2id = async (phrase, parameters) => {
        await gate.pass();
        return cheapArgon2id(phrase, parameters);
      };
      return { stretch };
    },
  ],
  [
    'its items are read',
    (gate) => ({
      changeServer: (server) => ({
        ...servesFirstAlone(server),
        async *readItems(userId, vaultId) {
          await gate.pass();
          yield* server.readItems(userId, vaultId);
        },
      }),
    }),
  ],
  [
    'what was seen of it is read',
    (gate) => {
      const records = createTestRecords();
      return {
        records: {
          ...records,
          list: async () => {
            await gate.pass();
            return records.list();
          },
        },
      };
    },
  ],
];

test.each(whileOpening)(
  'a vault that opens while %s is not shown to who signs in meanwhile',
  async (_, of) => {
    const gate = createGate();
    const page = openVaultPage(person, { changeServer: servesFirstAlone, ...of(gate) });
    await page.session.look();
    gate.watch();
    const unlocking = page.session.unlock({ way: 'passphrase', phrase: PHRASE });
    await gate.reached;
    const kinds = kindsAfter(page);
    gate.open();
    await expect(unlocking).rejects.toThrow('locked');
    expect(kinds).not.toContain('open');
    expect(kinds).not.toContain('locked');
    expect(page.workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  },
);

test('a vault that is set up while another person signs in is not open for them', async () => {
  const gate = createGate();
  const other = await signUpPerson(backend.origin);
  const page = openVaultPage(other, {
    changeServer(server) {
      const call: CallRepeatable = async (contract, input) => {
        const answer = await server.call(contract, input);
        if (contract.name === vaultCreate.name) await gate.pass();
        return answer;
      };
      return { ...servesFirstAlone(server), call };
    },
  });
  await page.session.look();
  const prepared = await page.session.prepareSetUp(PHRASE);
  if (!prepared.ok) throw new Error(prepared.problem.is);
  gate.watch();
  const installing = prepared.value.install();
  await gate.reached;
  const kinds = kindsAfter(page);
  await page.session.look();
  expect(page.session.snapshot().kind).toBe('none');
  gate.open();
  await installing;
  expect(kinds).not.toContain('open');
  expect(page.session.snapshot().kind).toBe('none');
  await other.leave();
});

test('who signs in while the other’s vault is looked for hears of their own, and of nothing else', async () => {
  const gate = createGate();
  const page = openVaultPage(person, {
    changeServer: (server) => ({
      ...servesFirstAlone(server),
      async readVaults(userId) {
        if (userId === somebodyElse) return [];
        await gate.pass();
        return server.readVaults(userId);
      },
    }),
  });
  gate.watch();
  const looking = page.session.look();
  await gate.reached;
  const kinds = kindsAfter(page);
  await page.session.look();
  expect(page.session.snapshot().kind).toBe('none');
  gate.open();
  await looking;
  expect(kinds).not.toContain('locked');
  expect(page.session.snapshot().kind).toBe('none');
});
