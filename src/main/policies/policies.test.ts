/** Where a window goes and what is downloaded, as Electron meets it: the handlers are the real ones, the events are made up. */
import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  opened: [] as string[],
  shown: [] as string[],
}));
vi.mock('electron', () => ({
  app: {
    getPath: () => '/home/rose/Downloads',
  },
  shell: {
    openExternal: async (address: string) => electron.opened.push(address),
    showItemInFolder: (path: string) => electron.shown.push(path),
  },
}));
const { restrictNavigation } = await import('./navigation.ts');
const { restrictDownloads, revealDownload } = await import('./downloads.ts');

const own = 'app://amaranth/albums';
/** An event of Electron's, and whether it was prevented. */
function happening(details: object = {}) {
  return {
    isPrevented: false,
    preventDefault() {
      this.isPrevented = true;
    },
    ...details,
  };
}

beforeEach(() => {
  electron.opened.length = 0;
  electron.shown.length = 0;
});

describe('a window', () => {
  type OpenHandler = (details: { url: string }) => { action: string };
  function openWindow(isPopup = false) {
    let askToOpen: OpenHandler = () => ({ action: 'allow' });
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: (handler: OpenHandler) => {
        askToOpen = handler;
      },
    });
    restrictNavigation(contents as unknown as WebContents, () => isPopup);
    const follow = (name: string, details: object) => {
      const event = happening(details);
      contents.emit(name, event);
      return event.isPrevented ? 'refused' : 'followed';
    };
    return { follow, open: (url: string) => askToOpen({ url }).action };
  }

  test('stays on our own pages, and hands a link to the system’s browser', () => {
    const { follow } = openWindow();
    expect(follow('will-navigate', { url: own })).toBe('followed');
    expect(follow('will-navigate', { url: 'https://example.org/' })).toBe('refused');
    expect(electron.opened).toEqual(['https://example.org/']);
  });

  test.each([
    'app://amaranth.evil.example/',
    'app://elsewhere/',
    'app://amaranth@evil.example/',
    'app://rose@amaranth/',
    'file:///etc/passwd',
    'data:text/html,<script>1</script>',
    'blob:app://amaranth/0f6a2f8e',
    'javascript:alert(1)',
    'smb://share/file',
    'ms-msdt:/id',
    '',
  ])('goes neither in nor outside to %s', (url) => {
    const { follow, open } = openWindow();
    expect([follow('will-navigate', { url }), open(url)]).toEqual(['refused', 'deny']);
    expect(electron.opened).toEqual([]);
  });

  test('opens no other window, not even of ours', () => {
    const { open } = openWindow();
    expect([open(own), open('about:blank'), open('https://example.org/')]).toEqual(['deny', 'deny', 'deny']);
    expect(electron.opened).toEqual(['https://example.org/']);
  });

  test('is redirected nowhere, and holds no webview', () => {
    const { follow } = openWindow();
    expect(follow('will-redirect', { url: own })).toBe('refused');
    expect(follow('will-attach-webview', {})).toBe('refused');
  });

  test.each([
    ['about:blank', 'followed'],
    ['about:srcdoc', 'followed'],
    ['blob:app://amaranth/0f6a2f8e', 'followed'],
    [own, 'followed'],
    ['https://example.org/', 'refused'],
    ['blob:https://example.org/0f6a2f8e', 'refused'],
    ['data:text/html,hello', 'refused'],
    ['file:///etc/passwd', 'refused'],
  ])('has frames of our own making alone: %s is %s', (url, outcome) => {
    const { follow } = openWindow();
    expect(follow('will-frame-navigate', { url, isMainFrame: false })).toBe(outcome);
    expect(electron.opened).toEqual([]);
  });

  test('of a sign-in follows its own rules, and opens none either', () => {
    const { follow, open } = openWindow(true);
    for (const step of ['will-navigate', 'will-redirect', 'will-frame-navigate'])
      expect(follow(step, { url: 'https://provider.example/', isMainFrame: false })).toBe('followed');
    expect(open('https://provider.example/')).toBe('deny');
    expect(electron.opened).toEqual([]);
  });
});

describe('a download', () => {
  function start(item: { initiator?: string; url?: string; name?: string; path?: string } = {}) {
    const session = new EventEmitter();
    const told: object[] = [];
    restrictDownloads(session as unknown as Session, (_contents, event) => told.push(event));
    let proposed = '';
    const download = Object.assign(new EventEmitter(), {
      getInitiatorOrigin: () => item.initiator ?? 'app://amaranth',
      getURL: () => item.url ?? 'blob:app://amaranth/0f6a2f8e',
      getFilename: () => item.name ?? 'Codes.txt',
      setSaveDialogOptions: ({ defaultPath }: { defaultPath: string }) => {
        proposed = defaultPath;
      },
      getSavePath: () => item.path ?? '/home/rose/Downloads/Codes.txt',
    });
    const event = happening();
    session.emit('will-download', event, download, {});
    return { event, told, proposed, end: (state: string) => download.emit('done', {}, state) };
  }

  test('is proposed where downloads go, under a name that is safe', () => {
    expect(start({ name: '../../.bashrc' }).proposed).toBe(join('/home/rose/Downloads', '_.._.bashrc'));
    expect(start({ name: 'photo\u202egpj.exe' }).proposed).toBe(
      join('/home/rose/Downloads', 'photo_gpj.exe'),
    );
  });

  test.each([
    { initiator: 'https://evil.example' },
    { initiator: 'null' },
    { initiator: '' },
    { url: 'https://evil.example/setup.exe' },
    { url: 'data:application/octet-stream,x' },
    { url: 'file:///etc/passwd' },
  ])('of anything but our own page is refused: %j', (item) => {
    expect(start(item).event.isPrevented).toBe(true);
  });

  test('is told to the page without its path, and shown in its folder while it is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'amaranth-saved-'));
    const path = join(folder, 'Codes.txt');
    await writeFile(path, 'codes');
    const { told, end } = start({ path });
    end('completed');
    expect(told).toEqual([{ kind: 'download-saved', id: expect.any(String), name: 'Codes.txt' }]);
    const [{ id } = { id: '' }] = told as { id: string }[];
    expect(await revealDownload(id)).toBe(true);
    expect(electron.shown).toEqual([path]);
    await rm(folder, { recursive: true });
    expect(await revealDownload(id)).toBe(false);
    expect(await revealDownload('0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a')).toBe(false);
    expect(electron.shown).toEqual([path]);
  });

  test('that was broken off is told, one that the person cancelled is not', () => {
    const broken = start();
    broken.end('interrupted');
    expect(broken.told).toEqual([{ kind: 'download-failed', name: 'Codes.txt' }]);
    const cancelled = start();
    cancelled.end('cancelled');
    expect(cancelled.told).toEqual([]);
  });

  test('is remembered until fifty others were saved after it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'amaranth-saved-'));
    const path = join(folder, 'Codes.txt');
    await writeFile(path, 'codes');
    const ids = Array.from({ length: 51 }, () => {
      const { told, end } = start({ path });
      end('completed');
      const [{ id } = { id: '' }] = told as { id: string }[];
      return id;
    });
    const isShown = await Promise.all(ids.map(revealDownload));
    expect(isShown).toEqual([false, ...Array.from({ length: 50 }, () => true)]);
    await rm(folder, { recursive: true });
  });
});
