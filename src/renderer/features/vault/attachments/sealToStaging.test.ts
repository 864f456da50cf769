import { afterEach, expect, test, vi } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { sealToStaging } from './sealToStaging.ts';

const GIBIBYTE = 1024 ** 3;
const fileId = vaultFileIdSchema.parse('0d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d11');
const file = new File(['The will'], 'will.pdf');

interface Disk {
  readonly quota?: number;
  readonly usage?: number;
  /** How many of the sealed bytes it takes. */
  readonly taken?: number;
}

/** A device whose origin has this much room. */
function standOn({ quota = 10 * GIBIBYTE, usage = 0, taken = Infinity }: Disk) {
  const files = new Set<string>();
  const written = new File([new Uint8Array(Math.min(taken, sealedByteCount(file.size)))], fileId);
  const folder = {
    getFileHandle: async (name: string) => {
      files.add(name);
      return { getFile: async () => written };
    },
    removeEntry: async (name: string) => void files.delete(name),
  };
  const getDirectory = async () => ({ getDirectoryHandle: async () => folder });
  vi.stubGlobal('navigator', { storage: { getDirectory, estimate: async () => ({ quota, usage }) } });
  return files;
}

const sealWith = (fault: unknown = null, chosen = file) => {
  const sealFile = vi.fn(async () => {
    if (fault) throw fault;
    return {
      key: 'k',
      crc32c: 'c',
      byteCount: chosen.size,
      sealedByteCount: sealedByteCount(file.size),
    };
  });
  const session = { sealFile, sealForDevice: async () => new Uint8Array(3) };
  const answer = sealToStaging(session, {
    userId: userIdSchema.parse('rose'),
    vaultId: vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f11'),
    fileId,
    file: chosen,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return { answer, sealFile };
};

afterEach(() => vi.unstubAllGlobals());

test('a file is sealed onto the disk', async () => {
  standOn({});
  expect(await sealWith().answer).toMatchObject({ isOnDisk: true, sealed: { fileId } });
});

test('where there is no room the file is not sealed for nothing, and may go on once there is', async () => {
  const files = standOn({ quota: GIBIBYTE, usage: GIBIBYTE - 10 });
  const { answer, sealFile } = sealWith();
  await expect(answer).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(sealFile).not.toHaveBeenCalled();
  expect(files.size).toBe(0);
});

test('a disk that becomes full while the file is sealed is told as full, and keeps nothing of it', async () => {
  const files = standOn({});
  const full = Object.assign(new Error('No space'), { name: 'QuotaExceededError' });
  await expect(sealWith(full).answer).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(files.size).toBe(0);
});

test('a disk that silently took only a part is told as full', async () => {
  const files = standOn({ taken: 5 });
  await expect(sealWith().answer).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(files.size).toBe(0);
});

test('a file that this browser never has room for is told as such', async () => {
  standOn({ quota: 4 });
  await expect(sealWith().answer).rejects.toMatchObject({ name: 'NoPlaceToSealError' });
});

test('a file that can no longer be read is no full disk', async () => {
  standOn({});
  const unreadable = Object.assign(new Error('Gone'), { name: 'NotReadableError' });
  await expect(sealWith(unreadable).answer).rejects.toMatchObject({ name: 'NotReadableError' });
});
