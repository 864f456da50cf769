import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Turns each byte round: enough to tell what was encrypted. */
const system = vi.hoisted(() => ({ isAvailable: true, backend: 'gnome_libsecret' }));
const turn = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));
vi.mock('electron', () => ({
  safeStorage: {
    isEncryptionAvailable: () => system.isAvailable,
    getSelectedStorageBackend: () => system.backend,
    encryptString: (text: string) => turn(Buffer.from(text)),
    decryptString: (bytes: Buffer) => turn(bytes).toString(),
  },
}));
const { openEncryptedFile } = await import('./encryptedFile.ts');

let folder = '';
const path = () => join(folder, 'session.bin');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-session-'));
  Object.assign(system, { isAvailable: true, backend: 'gnome_libsecret' });
});
afterEach(() => rm(folder, { recursive: true }));

test('a session is read again after a restart, and lies encrypted in a file that is its owner’s alone', async () => {
  await openEncryptedFile(path())?.write('refresh token');
  expect(await openEncryptedFile(path())?.read()).toBe('refresh token');
  expect(await readdir(folder)).toEqual(['session.bin']);
  expect(await readFile(path(), 'utf8')).not.toContain('refresh');
  if (process.platform !== 'win32') expect((await stat(path())).mode & 0o777).toBe(0o600);
});

test('nothing is left of it after a sign-out, also of a write that was cut short', async () => {
  const file = openEncryptedFile(path());
  await file?.write('refresh token');
  await writeFile(`${path()}.new`, 'half');
  await file?.clear();
  expect(await readdir(folder)).toEqual([]);
  expect(await file?.read()).toBeNull();
  await file?.clear();
});

test('where the system guards no key there is none', () => {
  system.isAvailable = false;
  expect(openEncryptedFile(path())).toBeNull();
});

test.runIf(process.platform === 'linux')('a key that everybody knows guards nothing', () => {
  system.backend = 'basic_text';
  expect(openEncryptedFile(path())).toBeNull();
});
