/**
 * The vault's session as a page has it, over the vendors' SDKs and a real server; the worker's code runs behind a channel
 * as it does in a page. Each is one page of one device.
 */
import { createHash } from 'node:crypto';
import { type Clock, systemClock } from '#shared/clock.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import type { AutoLock } from '../../../src/renderer/features/vault/open/autoLock.ts';
import { createVaultSession } from '../../../src/renderer/features/vault/open/createVaultSession.ts';
import { fileSealer } from '../../../src/renderer/features/vault/open/files/fileSealer.ts';
import { createVaultKeeper } from '../../../src/renderer/features/vault/open/keeper/vaultKeeper.ts';
import type { Channel } from '../../../src/renderer/features/vault/open/locking/otherPages.ts';
import type { PageListeners } from '../../../src/renderer/features/vault/open/locking/pageLife.ts';
import type {
  DeviceRecords,
  KeptRecord,
} from '../../../src/renderer/features/vault/open/record/deviceRecords.ts';
import {
  type CallRepeatable,
  createVaultServer,
  type VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import type { VaultSession } from '../../../src/renderer/features/vault/open/vaultSession.ts';
import type { OpenVaultState, VaultItem } from '../../../src/renderer/features/vault/open/vaultState.ts';
import { TestWorker } from '../../../src/renderer/platform/workers/worker.testing.ts';
import type { Person } from '../person.ts';

export const PHRASE = 'seven quiet herons cross the weir';

/** Where what it costs to guess a phrase is not the point. */
export const cheapArgon2id: Argon2id = async (phrase, { salt }) =>
  Uint8Array.from(createHash('sha256').update(phrase).update(salt).digest());

export interface PageOptions {
  readonly clock?: Clock;
  readonly stretch?: Argon2id;
  /** Pages with the same ones are pages of one device. */
  readonly records?: DeviceRecords;
  /** Pages with the same ones are pages of one browser. */
  readonly channels?: TestChannels;
  readonly autoLock?: AutoLock;
  /** Stands between the page and the server. */
  readonly changeServer?: (server: VaultServer) => VaultServer;
}

export interface VaultPage {
  readonly session: VaultSession;
  readonly workers: readonly TestWorker[];
  /** Those that seal files. */
  readonly fileWorkers: readonly TestWorker[];
  /** By their names, in order. */
  readonly calls: readonly string[];
  /** What happens to the page, for the test to call. */
  readonly pageEvents: PageListeners;
  /** Another person signs in in this page, or nobody. */
  signInAs(userId: UserId | null): void;
}

const noop = () => undefined;

export type TestChannels = ReturnType<typeof createTestChannels>;

/** Channels of one browser: each message is heard by all others of its name, at once. */
export function createTestChannels() {
  const channels = new Map<string, Set<EventTarget>>();
  return {
    open(name: string): Channel {
      const channel = new EventTarget();
      const named = channels.get(name) ?? new Set();
      channels.set(name, named.add(channel));
      return {
        postMessage(data: unknown) {
          for (const other of named) {
            if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
          }
        },
        close: () => named.delete(channel),
        addEventListener: channel.addEventListener.bind(channel),
      };
    },
  };
}

/** A device's disk. */
export type TestRecords = ReturnType<typeof createTestRecords>;

export function createTestRecords() {
  const rows = new Map<string, KeptRecord>();
  let writing = 0;
  return {
    rows,
    list: async () => [...rows.values()],
    async update(_userId, vaultId, compose) {
      writing += 1;
      const stored = await compose(rows.get(vaultId)?.stored ?? null).catch(() => null);
      // As a disk does: nothing of it is shared with who wrote it.
      if (stored) rows.set(vaultId, { vaultId, stored: structuredClone(stored), goneFrom: null });
      writing -= 1;
    },
    async noteGoneFrom(_userId, vaultId, goneFrom) {
      const row = rows.get(vaultId);
      if (row) rows.set(vaultId, { ...row, goneFrom });
    },
    /** Resolves when nothing is being written. */
    async settled() {
      do await new Promise((resolve) => setImmediate(resolve));
      while (writing > 0);
    },
  } satisfies DeviceRecords & Record<string, unknown>;
}

export const realArgon2id = argon2id;

export function openVaultPage(
  person: Person,
  {
    clock = systemClock,
    stretch = cheapArgon2id,
    changeServer = (server) => server,
    channels = createTestChannels(),
    records = createTestRecords(),
    autoLock = { after: 'minutes', minutes: 5 },
  }: PageOptions = {},
): VaultPage {
  let userId: UserId | null = userIdSchema.parse(person.uid);
  const listeners = new Set<() => void>();
  const workers: TestWorker[] = [];
  const fileWorkers: TestWorker[] = [];
  const calls: string[] = [];
  const pageEvents: PageListeners = { onActivity: noop, onSeen: noop, onLeft: noop };
  const call: CallRepeatable = (contract, input) => {
    calls.push(contract.name);
    return person.call(contract, input);
  };
  const session = createVaultSession({
    clock,
    person: {
      current: () => userId,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    server: changeServer(createVaultServer(() => person.firestore, call)),
    startWorker: () => {
      const worker = new TestWorker('sound', createVaultKeeper(stretch));
      workers.push(worker);
      return worker;
    },
    records,
    page: { watch: (given) => Object.assign(pageEvents, given) },
    openChannel: channels.open,
    readAutoLock: () => autoLock,
    startFileWorker: () => {
      const worker = new TestWorker('sound', fileSealer);
      fileWorkers.push(worker);
      return worker;
    },
  });
  return {
    session,
    workers,
    fileWorkers,
    calls,
    pageEvents,
    signInAs(next) {
      userId = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Makes a vault, which is open then. Gives its recovery key. */
export async function setUpVault({ session }: VaultPage, phrase = PHRASE): Promise<string> {
  await session.look();
  const prepared = await session.prepareSetUp(phrase);
  if (!prepared.ok) throw new Error(prepared.problem.is);
  await prepared.value.install();
  return prepared.value.recoveryKey;
}

export async function unlockVault({ session }: VaultPage, phrase = PHRASE): Promise<OpenVaultState> {
  await session.look();
  const unlocked = await session.unlock({ way: 'passphrase', phrase });
  if (!unlocked.ok) throw new Error(unlocked.problem.is);
  return openStateOf(session);
}

export function openStateOf(session: VaultSession): OpenVaultState {
  const state = session.snapshot();
  if (state.kind !== 'open') throw new Error(`The vault is ${state.kind}`);
  return state;
}

export const note = (title: string, changes: object = {}): VaultContent =>
  vaultContentSchema.parse({ kind: 'note', title, ...changes });

export async function saveNew({ session }: VaultPage, content: VaultContent): Promise<VaultItem> {
  const [outcome] = await session.save([{ basedOn: 0, content }]);
  if (outcome?.is !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`);
  return outcome.item;
}
