import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebContents } from 'electron';
import { describe, expect, test } from 'vitest';
import { isGranted } from './permissions.ts';

const own = 'app://amaranth/albums';

describe('what a page may ask the system for', () => {
  const contents = (url: string) => ({ getURL: () => url }) as WebContents;
  const asking = {
    contents: contents(own),
    permission: 'media' as const,
    requester: 'app://amaranth/',
    isMainFrame: true,
  };

  test.each([
    'clipboard-sanitized-write',
    'fullscreen',
    'media',
    'local-network',
    'local-network-access',
    'loopback-network',
  ] as const)('%s, for our own page in its top frame', (permission) => {
    expect(isGranted({ ...asking, permission })).toBe(true);
    expect(isGranted({ ...asking, permission, requester: 'https://evil.example/' })).toBe(false);
    expect(isGranted({ ...asking, permission, contents: contents('https://evil.example/') })).toBe(false);
  });

  test.each([
    'clipboard-read',
    'display-capture',
    'geolocation',
    'hid',
    'idle-detection',
    'local-fonts',
    'midi',
    'notifications',
    'openExternal',
    'serial',
    'usb',
    'storage-access',
    'window-management',
    'unknown',
  ] as const)('never %s', (permission) => {
    expect(isGranted({ ...asking, permission })).toBe(false);
  });

  test('no frame within a page gets what its page would', () => {
    expect(isGranted({ ...asking, isMainFrame: false })).toBe(false);
  });

  test('a file that was chosen, never a folder', () => {
    const file = { ...asking, permission: 'fileSystem' as const, isMainFrame: false };
    const read = { fileAccessType: 'readable' as const, filePath: '/home/rose/Will.pdf' };
    expect(isGranted({ ...file, file: read })).toBe(true);
    expect(isGranted({ ...file, file: { ...read, isDirectory: true } })).toBe(false);
    expect(isGranted({ ...file, file: read, requester: 'https://evil.example/' })).toBe(false);
  });

  test('writes a file that was chosen for saving, never over one that was opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'amaranth-permissions-'));
    try {
      const opened = join(folder, 'Will.pdf');
      const saved = join(folder, 'Film.mp4');
      await writeFile(opened, 'words');
      await writeFile(saved, '');
      const mayWrite = (filePath?: string) =>
        isGranted({
          ...asking,
          permission: 'fileSystem',
          isMainFrame: false,
          file: { fileAccessType: 'writable', filePath },
        });
      expect([mayWrite(saved), mayWrite(join(folder, 'new.mp4'))]).toEqual([true, true]);
      expect([mayWrite(opened), mayWrite(folder), mayWrite(undefined)]).toEqual([false, false, false]);
      // A device is as empty as a new file, and what cannot be looked at is not known to be away.
      expect([mayWrite('/dev/null'), mayWrite(join(opened, 'within'))]).toEqual([false, false]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('without a page, of the home’s network alone', () => {
    const granted = (['notifications', 'loopback-network', 'media', 'fileSystem'] as const).map(
      (permission) => isGranted({ ...asking, permission, contents: null }),
    );
    expect(granted).toEqual([false, true, false, false]);
  });
});
