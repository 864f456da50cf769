/** Every policy as Electron meets it: the handlers are the real ones, the events are made up. */
import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  opened: [] as string[],
  shown: [] as string[],
  isPackaged: true,
  switches: new Set<string>(),
  listeners: new Map<string, (...given: unknown[]) => void>(),
}));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return electron.isPackaged;
    },
    commandLine: { hasSwitch: (name: string) => electron.switches.has(name) },
    getPath: () => '/home/rose/Downloads',
    on: (event: string, listener: (...given: unknown[]) => void) => electron.listeners.set(event, listener),
  },
  shell: {
    openExternal: async (address: string) => electron.opened.push(address),
    showItemInFolder: (path: string) => electron.shown.push(path),
  },
}));
const { restrictNavigation } = await import('./navigation.ts');
const { denyPermissions, isGranted } = await import('./permissions.ts');
const { denyDownloads, restrictDownloads, revealDownload } = await import('./downloads.ts');
const { lockDownContents } = await import('./lockdown.ts');
const { lockedPreferences } = await import('./webPreferences.ts');
const { findRefusedSwitch } = await import('./switches.ts');

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
    expect(follow('will-redirect', { url: 'https://provider.example/' })).toBe('followed');
    expect(open('https://provider.example/')).toBe('deny');
    expect(electron.opened).toEqual([]);
  });
});

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

  test('nothing, in a sign-in window', () => {
    const answers: boolean[] = [];
    type Ask = (contents: unknown, permission: string, decide: (isGranted: boolean) => void) => void;
    denyPermissions({
      setPermissionRequestHandler: (ask: Ask) => ask(null, 'notifications', (answer) => answers.push(answer)),
      setPermissionCheckHandler: (check: () => boolean) => answers.push(check()),
      setDevicePermissionHandler: (check: () => boolean) => answers.push(check()),
    } as unknown as Session);
    expect(answers).toEqual([false, false, false]);
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

  test('is never had from a sign-in window', () => {
    const session = new EventEmitter();
    denyDownloads(session as unknown as Session);
    const event = happening();
    session.emit('will-download', event);
    expect(event.isPrevented).toBe(true);
  });
});

describe('every window that will ever be made', () => {
  test('gives no device, no certificate of the system’s, and no address of the home’s network', () => {
    lockDownContents(() => false);
    const policies: string[] = [];
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: () => undefined,
      setWebRTCIPHandlingPolicy: (policy: string) => policies.push(policy),
    });
    electron.listeners.get('web-contents-created')?.({}, contents);
    const chosen: unknown[] = [];
    const choose = (...given: unknown[]) => chosen.push(...(given.length > 0 ? given : ['none']));
    const device = happening();
    contents.emit('select-bluetooth-device', device, [{ deviceId: 'near' }], choose);
    const certificate = happening();
    electron.listeners.get('select-client-certificate')?.(certificate, contents, own, [{}], choose);
    expect([device.isPrevented, certificate.isPrevented]).toEqual([true, true]);
    expect(chosen).toEqual(['', 'none']);
    expect(policies).toEqual(['disable_non_proxied_udp']);
  });

  test('is made without a way to Node, and packaged without a way into it', () => {
    expect(lockedPreferences()).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      devTools: false,
    });
  });

  test('is not made at all where the program is started with a door into it', () => {
    expect(findRefusedSwitch()).toBeNull();
    electron.switches.add('remote-debugging-port');
    expect(findRefusedSwitch()).toBe('remote-debugging-port');
    electron.isPackaged = false;
    expect(findRefusedSwitch()).toBeNull();
  });

  test.each([
    ...['proxy-server', 'proxy-bypass-list', 'host-resolver-rules', 'ssl-key-log-file', 'log-file'],
    ...[
      'renderer-cmd-prefix',
      'utility-cmd-prefix',
      'zygote-cmd-prefix',
      'js-flags',
      'enable-blink-features',
    ],
    ...['use-fake-ui-for-media-stream', 'use-mock-keychain', 'disable-site-isolation-trials'],
  ])('is not made where its network, its processes or its walls would be another’s: %s', (name) => {
    electron.isPackaged = true;
    electron.switches.clear();
    electron.switches.add(name);
    expect(findRefusedSwitch()).toBe(name);
  });
});
