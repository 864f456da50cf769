/** Changes of the keys whose answer never came: told as what they are, made once, and one of both phrases always opens. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vaultBringBack, vaultDiscard, vaultReplaceKeys } from '#shared/callables/vault.ts';
import { vaultDeviceIdSchema } from '#shared/vault/ids.ts';
import type {
  CallRepeatable,
  VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import { UnansweredChangeError } from '../../../src/renderer/features/vault/open/unansweredChange.ts';
import type { Secret } from '../../../src/renderer/features/vault/open/vaultSession.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { changedKeys } from '../../support/vault/opaque.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  PHRASE,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const NEW_PHRASE = 'five new words for it';
const byPhrase = (phrase = PHRASE): Secret => ({ way: 'passphrase', phrase });
const deviceId = vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18');
const device = { id: deviceId, kind: 'passkey' as const, name: 'Telephone', secret: new Uint8Array(32) };

/** What becomes of the next change; `cut` takes all that is read with it, until the line is mended. */
interface Line {
  next: 'answered' | 'answer lost' | 'never arrives';
  cut: 'no' | 'with the next change' | 'yes';
}

const changes = new Set([vaultReplaceKeys.name, vaultDiscard.name, vaultBringBack.name]);

function unreliable(line: Line) {
  return (server: VaultServer): VaultServer => {
    const call: CallRepeatable = async (contract, input) => {
      if (line.cut === 'yes') throw new TypeError('fetch failed');
      if (!changes.has(contract.name)) return server.call(contract, input);
      const fate = line.next;
      line.next = 'answered';
      if (line.cut === 'with the next change') line.cut = 'yes';
      if (fate === 'never arrives') throw new TypeError('fetch failed');
      const answer = await server.call(contract, input);
      if (fate === 'answer lost') throw new TypeError('fetch failed');
      return answer;
    };
    return {
      ...server,
      call,
      async readVaults(userId) {
        if (line.cut === 'yes') throw new TypeError('fetch failed');
        return server.readVaults(userId);
      },
    };
  };
}

interface Scene {
  readonly page: VaultPage;
  readonly person: Person;
  readonly line: Line;
  /** The box that stands. */
  generation(): Promise<number>;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const line: Line = { next: 'answered', cut: 'no' };
  const page = openVaultPage(person, { changeServer: unreliable(line) });
  try {
    await setUpVault(page);
    const { vaultId } = openStateOf(page.session);
    const generation = async () =>
      (await getDoc(doc(person.firestore, 'users', person.uid, 'vaults', vaultId))).get('keys.generation');
    await run({ page, person, line, generation });
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

/** One after the other, as the page asks for each: what it answers, and what was there before it. */
const changesOfKeys: readonly {
  readonly name: string;
  readonly prepare?: (page: VaultPage) => Promise<unknown>;
  readonly change: (page: VaultPage) => Promise<unknown>;
}[] = [
  { name: 'a new phrase', change: ({ session }) => session.changePassphrase(byPhrase(), NEW_PHRASE) },
  { name: 'a new device', change: ({ session }) => session.addDevice(byPhrase(), device) },
  {
    name: 'a device less',
    prepare: ({ session }) => session.addDevice(byPhrase(), device),
    change: ({ session }) => session.removeDevice(deviceId),
  },
];

describe.each(changesOfKeys)('$name', ({ prepare, change }) => {
  test('is made, although its answer was lost', () =>
    withScene(async ({ page, line, generation }) => {
      await prepare?.(page);
      const before = await generation();
      line.next = 'answer lost';
      expect(await change(page)).toMatchObject({ ok: true });
      expect(openStateOf(page.session)).toMatchObject({
        isBoxIntact: true,
        keys: { generation: before + 1 },
      });
      expect(await generation()).toBe(before + 1);
    }));

  test('that never arrived is told as such, and made when it is tried again', () =>
    withScene(async ({ page, line, generation }) => {
      await prepare?.(page);
      const before = await generation();
      line.next = 'never arrives';
      await expect(change(page)).rejects.toThrow('fetch failed');
      expect(await change(page)).toMatchObject({ ok: true });
      expect(await generation()).toBe(before + 1);
    }));

  test.each(['answer lost', 'never arrives'] as const)(
    'of which nobody can tell (%s) is told as that, and made once when it is tried again',
    (fate) =>
      withScene(async ({ page, line, generation }) => {
        await prepare?.(page);
        const before = await generation();
        Object.assign(line, { next: fate, cut: 'with the next change' });
        await expect(change(page)).rejects.toThrow(UnansweredChangeError);
        line.cut = 'no';
        expect(await change(page)).toMatchObject({ ok: true });
        expect(await generation()).toBe(before + 1);
        expect(openStateOf(page.session).keys.generation).toBe(before + 1);
      }),
  );
});

test('a new recovery key whose answer was lost opens the vault, and is installed once', () =>
  withScene(async ({ page, person, line, generation }) => {
    const prepared = await page.session.prepareRecoveryKey(byPhrase());
    if (!prepared.ok) throw new Error(prepared.problem.is);
    const { recoveryKey, install } = prepared.value;
    Object.assign(line, { next: 'answer lost', cut: 'with the next change' });
    await expect(install()).rejects.toThrow(UnansweredChangeError);
    line.cut = 'no';
    await install();
    expect(await generation()).toBe(2);
    const elsewhere = openVaultPage(person);
    await elsewhere.session.look();
    expect((await elsewhere.session.unlock({ way: 'recovery', recoveryKey })).ok).toBe(true);
    elsewhere.session.lock('chosen');
  }));

test('what another device changed in the meantime is still told as that', () =>
  withScene(async ({ page, person, line, generation }) => {
    await person.call(vaultReplaceKeys, { keys: changedKeys(openStateOf(page.session).keys) });
    line.next = 'answer lost';
    await expect(page.session.changePassphrase(byPhrase(), NEW_PHRASE)).rejects.toMatchObject({
      details: { code: 'conflict' },
    });
    expect(await generation()).toBe(2);
  }));

test.each(['answer lost', 'never arrives'] as const)(
  'a device that dies while the phrase changes (%s) leaves a vault that one of both phrases opens',
  (fate) =>
    withScene(async ({ page, person, line }) => {
      await saveNew(page, note('Still there'));
      Object.assign(line, { next: fate, cut: 'with the next change' });
      await expect(page.session.changePassphrase(byPhrase(), NEW_PHRASE)).rejects.toThrow();
      page.session.lock('chosen');
      const state = await unlockVault(openVaultPage(person), fate === 'answer lost' ? NEW_PHRASE : PHRASE);
      expect([...state.items.values()]).toMatchObject([{ content: { title: 'Still there' } }]);
      // The recovery key opens either box.
      expect(state.keys.recovery.generation).toBe(1);
    }),
);

describe('A vault that is taken out of use', () => {
  test.each(['answer lost', 'never arrives'] as const)('is told as what it is: %s', (fate) =>
    withScene(async ({ page, line }) => {
      const { vaultId } = openStateOf(page.session);
      line.next = fate;
      const discarding = page.session.discard(vaultId);
      if (fate === 'never arrives') await expect(discarding).rejects.toThrow('fetch failed');
      else await discarding;
      expect(page.session.snapshot().kind).toBe(fate === 'answer lost' ? 'none' : 'open');
    }),
  );

  test('comes back, although the answer was lost', () =>
    withScene(async ({ page, line }) => {
      const { vaultId } = openStateOf(page.session);
      await page.session.discard(vaultId);
      line.next = 'answer lost';
      await page.session.bringBack(vaultId);
      expect(page.session.snapshot().kind).toBe('locked');
    }));

  test('says when nobody knows, and is out of use when it is tried again', () =>
    withScene(async ({ page, line }) => {
      const { vaultId } = openStateOf(page.session);
      Object.assign(line, { next: 'answer lost', cut: 'with the next change' });
      await expect(page.session.discard(vaultId)).rejects.toThrow(UnansweredChangeError);
      line.cut = 'no';
      await page.session.discard(vaultId);
      expect(page.session.snapshot().kind).toBe('none');
    }));
});
