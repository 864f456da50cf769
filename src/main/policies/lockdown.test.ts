/** That the policies are in force: a session and a window as Electron gives them, and what they answer afterwards. */
import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { afterEach, describe, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => {
  const { EventEmitter: Emitter } = process.getBuiltinModule('node:events');
  return Object.assign(new Emitter(), { getPath: () => '/home/rose/Downloads' });
});
const shell = vi.hoisted(() => ({ openExternal: vi.fn(async () => undefined) }));
vi.mock('electron', () => ({ app, shell }));
const { lockDownContents, lockDownSession, lockOutSession } = await import('./lockdown.ts');

const own = 'app://amaranth/albums';
const page = (url = own) => ({ getURL: () => url }) as WebContents;

/** Records what is set on it, and asks it as Electron would. */
function openSession() {
  type Ask = Parameters<Session['setPermissionRequestHandler']>[0];
  type Check = Parameters<Session['setPermissionCheckHandler']>[0];
  let ask: Ask = null;
  let check: Check = null;
  let device: Parameters<Session['setDevicePermissionHandler']>[0] = null;
  const spelling: unknown[] = [];
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: Ask) => {
      ask = handler;
    },
    setPermissionCheckHandler: (handler: Check) => {
      check = handler;
    },
    setDevicePermissionHandler: (handler: typeof device) => {
      device = handler;
    },
    setSpellCheckerLanguages: (languages: string[]) => spelling.push(languages),
    setSpellCheckerEnabled: (isEnabled: boolean) => spelling.push(isEnabled),
  });
  return {
    session: session as unknown as Session,
    emitter: session,
    spelling,
    /** Null where nobody answers: Electron would grant it. */
    asksFor(permission: 'media' | 'geolocation', details: object = {}): boolean | null {
      let answer: boolean | null = null;
      const asked = { requestingUrl: own, isMainFrame: true, ...details };
      ask?.(
        page(),
        permission,
        (isGranted) => {
          answer = isGranted;
        },
        asked as never,
      );
      return answer;
    },
    checks: (permission: 'media' | 'geolocation', details: object = {}): boolean | null =>
      check?.(page(), permission, own, { requestingUrl: own, isMainFrame: true, ...details } as never) ??
      null,
    givesDevice: (): boolean | null => device?.({ deviceType: 'usb', origin: own } as never) ?? null,
    isDownloadRefused(item: object = {}): boolean {
      const event = { isPrevented: false, preventDefault: () => Object.assign(event, { isPrevented: true }) };
      const download = Object.assign(new EventEmitter(), {
        getInitiatorOrigin: () => 'https://evil.example',
        getURL: () => 'https://evil.example/setup.exe',
        getFilename: () => 'setup.exe',
        setSaveDialogOptions: () => undefined,
        ...item,
      });
      session.emit('will-download', event, download, page());
      return event.isPrevented;
    },
  };
}

const platform = Object.getOwnPropertyDescriptor(process, 'platform');
afterEach(() => {
  if (platform) Object.defineProperty(process, 'platform', platform);
});
const runOn = (value: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value });

describe('the session of our own pages', () => {
  const open = () => {
    const opened = openSession();
    lockDownSession(opened.session, () => undefined);
    return opened;
  };

  test('gives our page’s top frame the camera, whoever asks first, and no place on earth', () => {
    const { asksFor, checks } = open();
    expect([asksFor('media'), checks('media')]).toEqual([true, true]);
    expect([asksFor('geolocation'), checks('geolocation')]).toEqual([false, false]);
  });

  test.each([
    ['a page of others', { requestingUrl: 'https://evil.example/' }],
    ['a frame within ours', { isMainFrame: false }],
  ])('gives %s nothing', (_, details) => {
    expect(open().asksFor('media', details)).toBe(false);
  });

  test('gives nothing to what others embed', () => {
    const { checks } = open();
    expect(checks('media', { embeddingOrigin: 'https://evil.example' })).toBe(false);
    expect(checks('media', { embeddingOrigin: 'app://amaranth' })).toBe(true);
  });

  test('gives no device, no download of others, and no word to a dictionary’s server', () => {
    runOn('linux');
    const { givesDevice, isDownloadRefused, spelling } = open();
    expect([givesDevice(), isDownloadRefused(), spelling]).toEqual([false, true, [[], false]]);
  });
});

test('a session that shows pages of others gives nothing at all', () => {
  runOn('win32');
  const { session, asksFor, checks, givesDevice, isDownloadRefused, spelling } = openSession();
  lockOutSession(session);
  expect([asksFor('media'), checks('media'), givesDevice(), isDownloadRefused()]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const ofOurs = { getInitiatorOrigin: () => 'app://amaranth', getURL: () => 'blob:app://amaranth/0f6a2f8e' };
  expect(isDownloadRefused(ofOurs)).toBe(true);
  expect(spelling).toEqual([[], false]);
});

test('every window that is made goes nowhere but to our own pages', () => {
  lockDownContents(() => false);
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: () => undefined,
    setWebRTCIPHandlingPolicy: () => undefined,
  });
  app.emit('web-contents-created', {}, contents);
  const preventDefault = vi.fn();
  contents.emit('will-navigate', { url: 'https://example.org/', preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(shell.openExternal).toHaveBeenCalledExactlyOnceWith('https://example.org/');
});
