/** A real folder; what the OS would encrypt with is made up. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Turned over by the OS's own key: enough to tell what was sealed from what was not. */
const system = vi.hoisted(() => ({ isAvailable: true, backend: 'gnome_libsecret', key: 0x5a }));
vi.mock('electron', () => {
  const turn = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ system.key));
  return {
    safeStorage: {
      isEncryptionAvailable: () => system.isAvailable,
      getSelectedStorageBackend: () => system.backend,
      encryptString: (plain: string) => turn(Buffer.from(`sealed ${plain}`)),
      decryptString(sealed: Buffer) {
        const text = turn(sealed).toString();
        if (!text.startsWith('sealed ')) throw new Error('It was sealed under another key.');
        return text.slice('sealed '.length);
      },
    },
  };
});
const { openEncryptedFile } = await import('./encryptedFile.ts');

const session = '{"refreshToken":"r-1"}';
let folder = '';
let path = '';

beforeEach(() => {
  Object.assign(system, { isAvailable: true, backend: 'gnome_libsecret', key: 0x5a });
  folder = mkdtempSync(join(tmpdir(), 'amaranth-session-'));
  path = join(folder, 'session.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The session in an encrypted file', () => {
  test('is there again after a restart, and lies on the disk under the OS’s key alone', async () => {
    await openEncryptedFile(path)?.write(session);
    expect(await openEncryptedFile(path)?.read()).toBe(session);
    expect(readFileSync(path).includes('r-1')).toBe(false);
  });

  test('is the newest that was written', async () => {
    const file = openEncryptedFile(path);
    await file?.write(session);
    await file?.write('{"refreshToken":"r-2"}');
    expect(await file?.read()).toBe('{"refreshToken":"r-2"}');
    expect(readdirSync(folder)).toEqual(['session.bin']);
  });

  test.skipIf(process.platform === 'win32')('is read by nobody else of this computer', async () => {
    await openEncryptedFile(path)?.write(session);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });

  test('is gone after signing out, with what a crash left half written', async () => {
    const file = openEncryptedFile(path);
    await file?.write(session);
    writeFileSync(`${path}.new`, 'half of it');
    await file?.clear();
    expect(await file?.read()).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    await expect(file?.clear()).resolves.toBeUndefined();
  });

  test('is none where the OS’s key is another one by now', async () => {
    await openEncryptedFile(path)?.write(session);
    system.key = 0x33;
    expect(await openEncryptedFile(path)?.read()).toBeNull();
  });

  test('is not kept so where the OS guards no key', () => {
    system.isAvailable = false;
    expect(openEncryptedFile(path)).toBeNull();
  });

  test.skipIf(process.platform !== 'linux')('is not kept so under a key that anybody knows', () => {
    system.backend = 'basic_text';
    expect(openEncryptedFile(path)).toBeNull();
  });
});
