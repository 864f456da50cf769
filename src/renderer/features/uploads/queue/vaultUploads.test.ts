import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { Destination, SealedFile } from '../upload.ts';
import { openDevice } from './device.testing.ts';
import type { StagedFiles } from './stagedFiles.ts';
import { UploadStore } from './uploadStore.ts';
import type { AttachAnswer, VaultForUploads } from './vaultDoor.ts';

const vaultId = vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f11');
const itemId = vaultItemIdSchema.parse('0d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d10');
const passport: Destination = { kind: 'vault', vaultId, itemId };
const CANARY = 'Passport of Rose';
/** Long enough that no random id of the record holds it. */
const WRITTEN_AT = 1_046_789_012_345;

/** The device's disk for sealed files. */
function memoryStaging() {
  const files = new Map<string, File>();
  const staged: StagedFiles = {
    open: async (id) => files.get(id) ?? null,
    remove: async (id) => {
      files.delete(id);
    },
    sweep: async (isNamed) => {
      for (const id of files.keys()) if (!isNamed(id)) files.delete(id);
    },
  };
  return { files, staged };
}

type FakeVault = { -readonly [Key in keyof VaultForUploads]: VaultForUploads[Key] } & {
  readonly attached: readonly string[];
  answer: AttachAnswer;
  sealings: number;
  isLockedWhileSealing: boolean;
};

/** A vault whose seal is a word that says nothing of what is sealed. */
function openVault(files: Map<string, File>) {
  const names = new Map<string, string>();
  const attached: string[] = [];
  const vault: FakeVault = {
    attached,
    answer: { is: 'attached' },
    sealings: 0,
    isLockedWhileSealing: false,
    vaultId,
    async seal({ fileId, file, onProgress }) {
      vault.sealings += 1;
      if (vault.isLockedWhileSealing) throw new VaultLockedError();
      const content = new File([`sealed ${fileId}`], '');
      files.set(fileId, content);
      onProgress(content.size);
      const record = `record ${fileId}`;
      names.set(record, file.name);
      const sealed: SealedFile = { fileId, byteCount: content.size, crc32c: await content.text(), record };
      return { sealed, content, isOnDisk: true };
    },
    async attach(file) {
      if (vault.answer.is === 'attached') attached.push(`${file.sealed.fileId} to ${file.itemId}`);
      return vault.answer;
    },
    nameOf: async ({ record }) => names.get(record) ?? null,
  };
  return vault;
}

function openVaultDevice() {
  const staging = memoryStaging();
  const store = new UploadStore(undefined, staging.staged);
  const device = openDevice(undefined, undefined, store);
  const vault = openVault(staging.files);
  return {
    device,
    vault,
    staged: staging.files,
    stored: async () => JSON.stringify(await store.list(device.userId)),
    unlock: () => device.vaultDoor.open(vault),
    lock: () => device.vaultDoor.close(),
    choose: (name = `${CANARY}.pdf`) =>
      device.queue.add(device.userId, passport, [new File([CANARY], name, { lastModified: WRITTEN_AT })]),
    names: () => device.queue.snapshot().map(({ fileName }) => fileName),
  };
}

const kinds = ({ device }: ReturnType<typeof openVaultDevice>) => device.states().map(({ kind }) => kind);

test('a file is sealed, sent, and given to its item; nothing of it stays on the device', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.choose();
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
  const [fileId] = page.device.vaultServer.files.keys();
  expect(page.vault.attached).toEqual([`${fileId} to ${itemId}`]);
  expect(page.device.vaultServer.files.get(fileId ?? '')?.state).toBe('ready');
  await page.device.wait();
  expect(page.staged.size).toBe(0);
  expect(await page.stored()).toBe('[]');
});

test('nothing that says what the file is called or holds is ever on the device’s disk', async () => {
  const page = openVaultDevice();
  page.choose();
  await page.device.wait();
  expect(await page.stored()).toBe('[]');
  page.unlock();
  page.vault.answer = { is: 'failed', failure: { kind: 'unreachable' } };
  await page.device.wait();
  expect(page.names()).toEqual([`${CANARY}.pdf`]);
  const kept = await page.stored();
  expect(kept).toContain('record');
  expect(kept).not.toContain(CANARY);
  expect(kept).not.toContain(String(WRITTEN_AT));
});

test('sealed bytes go on their way while the vault is locked, and are given to their item once it opens', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.choose();
  await page.device.wait(() => kinds(page)[0] !== 'waiting');
  await page.device.wait(() => page.device.vaultServer.asked.includes('reserve'));
  page.lock();
  await page.device.wait(() => kinds(page)[0] === 'locked-out');
  expect(page.device.states()).toEqual([{ kind: 'locked-out', isSealed: true }]);
  expect(page.names()).toEqual(['']);
  expect([...page.device.vaultServer.files.values()].map(({ state }) => state)).toEqual(['ready']);
  await page.device.reload();
  await page.device.wait();
  expect(page.device.states()).toEqual([{ kind: 'locked-out', isSealed: true }]);
  page.unlock();
  await page.device.wait(() => page.names()[0] !== '');
  expect(page.names()).toEqual([`${CANARY}.pdf`]);
  await page.device.settle();
  expect(page.vault.attached).toHaveLength(1);
});

test('what is not sealed when the vault is locked waits in the page and is sealed from its beginning', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.vault.isLockedWhileSealing = true;
  const { seal } = page.vault;
  page.vault.seal = async (file) => {
    page.lock();
    return seal(file);
  };
  page.choose();
  await page.device.wait(() => kinds(page)[0] === 'locked-out');
  expect(page.device.states()).toEqual([{ kind: 'locked-out', isSealed: false }]);
  page.vault.seal = seal;
  page.vault.isLockedWhileSealing = false;
  page.unlock();
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
  expect(page.vault.sealings).toBe(2);
});

test('while the disk is full a file waits under a word of its own, and goes on by itself once there is room', async () => {
  const page = openVaultDevice();
  page.unlock();
  const { seal } = page.vault;
  page.vault.seal = () => Promise.reject(new DOMException('No space', 'QuotaExceededError'));
  page.choose();
  await page.device.wait(() => kinds(page)[0] === 'reconnecting');
  expect(page.device.states()).toEqual([{ kind: 'reconnecting', sentBytes: 0, because: 'device-full' }]);
  page.vault.seal = seal;
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
});

test('paused, reloaded and continued, it arrives once', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.choose();
  await page.device.wait(() => page.device.vaultServer.asked.includes('reserve'));
  page.device.queue.pauseAll();
  await page.device.wait();
  await page.device.reload();
  await page.device.wait();
  expect(kinds(page)).toEqual(['paused']);
  page.device.queue.resumeAll();
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
  expect(page.vault.sealings).toBe(1);
});

test('a cancelled file gives its room back and leaves nothing', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.choose();
  await page.device.wait(() => page.device.vaultServer.asked.includes('reserve'));
  const { queue } = page.device;
  queue.cancelAll();
  await page.device.wait();
  expect(page.device.vaultServer.usedBytes).toBe(0);
  expect(page.staged.size).toBe(0);
  expect(await page.stored()).toBe('[]');
});

test('files for one item are given up, none of them arrives any more, and those for others go on', async () => {
  const page = openVaultDevice();
  page.unlock();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { attach } = page.vault;
  page.vault.attach = async (file) => {
    if (file.itemId === itemId) {
      asked.resolve();
      await answered.promise;
    }
    return attach(file);
  };
  const { queue, userId } = page.device;
  const other = vaultItemIdSchema.parse('1d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d10');
  page.choose('first.pdf');
  await page.device.wait(() => kinds(page)[0] === 'verifying');
  await asked.promise;
  page.choose('second.pdf');
  queue.add(userId, { kind: 'vault', vaultId, itemId: other }, [new File(['x'], 'other.pdf')]);
  let isOver = false;
  const cancelled = queue
    .cancelTo((destination) => destination.kind === 'vault' && destination.itemId === itemId)
    .then(() => {
      isOver = true;
    });
  await page.device.wait(() => kinds(page)[0] === 'done');
  // What was asked for the first may still be done.
  expect(isOver).toBe(false);
  answered.resolve();
  await page.device.wait(() => isOver);
  await cancelled;
  expect(page.names()).toEqual(['other.pdf']);
  expect(page.vault.attached.map((each) => each.split(' to ')[1])).toEqual([other, itemId]);
});

test('what arrives otherwise than it was sent is sent again, a few times, and then it is said', async () => {
  const page = openVaultDevice();
  page.device.vaultServer.isLineFaulty = true;
  page.unlock();
  page.choose();
  await page.device.wait(() => {
    page.device.vaultServer.sweep();
    return kinds(page)[0] === 'failed';
  });
  expect(page.device.states()).toEqual([{ kind: 'failed', code: 'checksum-mismatch', canRetry: true }]);
  page.device.vaultServer.isLineFaulty = false;
  page.device.queue.retryFailed();
  await page.device.wait(() => {
    page.device.vaultServer.sweep();
    return kinds(page)[0] === 'done';
  });
  expect(kinds(page)).toEqual(['done']);
});

test('what the server gave up while the vault was locked is sent once more from this device', async () => {
  const page = openVaultDevice();
  page.unlock();
  page.vault.answer = { is: 'failed', failure: { kind: 'refused', code: 'upload-incomplete' } };
  const { attach } = page.vault;
  page.vault.attach = async (file) => {
    page.device.vaultServer.files.clear();
    page.vault.attach = attach;
    const answer = await attach(file);
    page.vault.answer = { is: 'attached' };
    return answer;
  };
  page.choose();
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
  expect(page.device.vaultServer.asked.filter((asked) => asked === 'send')).toHaveLength(2);
});

test('a full storage refuses it, and with room it goes through', async () => {
  const page = openVaultDevice();
  page.device.vaultServer.limitBytes = 1;
  page.unlock();
  page.choose();
  await page.device.settle();
  expect(page.device.states()).toEqual([{ kind: 'failed', code: 'storage-quota-exceeded', canRetry: true }]);
  page.device.vaultServer.limitBytes = 1_000;
  page.device.queue.retryFailed();
  await page.device.settle();
  expect(kinds(page)).toEqual(['done']);
});

test('a file for a vault that is no longer in use is refused and does not wait for ever', async () => {
  const page = openVaultDevice();
  page.device.vaultDoor.open({
    ...page.vault,
    vaultId: vaultIdSchema.parse('11111111-3b1c-4c63-9d06-0f6a5f0b7f11'),
  });
  page.choose();
  await page.device.settle();
  expect(page.device.states()).toEqual([{ kind: 'failed', code: 'vault-not-found', canRetry: false }]);
});
