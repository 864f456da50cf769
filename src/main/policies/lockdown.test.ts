/** What every window and session is given as it is made: the handlers are the real ones, the session keeps them. */
import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({
  isPackaged: true,
  listeners: new Map<string, (...given: unknown[]) => void>(),
  on(event: string, listener: (...given: unknown[]) => void) {
    this.listeners.set(event, listener);
  },
  getPath: () => '/home/rose/Downloads',
}));
vi.mock('electron', () => ({ app, shell: { openExternal: async () => undefined } }));
const { lockDownContents, lockDownSession, lockOutSession } = await import('./lockdown.ts');
const { lockedPreferences } = await import('./webPreferences.ts');

const own = 'app://amaranth/albums';
const ownPage = { getURL: () => own };

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

type AskHandler = (
  contents: unknown,
  permission: string,
  decide: (isGranted: boolean) => void,
  details: object,
) => void;
type CheckHandler = (contents: unknown, permission: string, requester: string, details: object) => boolean;

/** As Electron's, which grants whatever nobody was made to decide, and checks spelling. */
class FakeSession extends EventEmitter {
  spelling = { isChecked: true, languages: ['en-GB'] };
  #ask: AskHandler = (_contents, _permission, decide) => decide(true);
  #check: CheckHandler = () => true;
  #giveDevice: (details: object) => boolean = () => true;

  setPermissionRequestHandler(handler: AskHandler): void {
    this.#ask = handler;
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#check = handler;
  }
  setDevicePermissionHandler(handler: (details: object) => boolean): void {
    this.#giveDevice = handler;
  }
  setSpellCheckerLanguages(languages: string[]): void {
    this.spelling.languages = languages;
  }
  setSpellCheckerEnabled(isChecked: boolean): void {
    this.spelling.isChecked = isChecked;
  }

  ask(permission: string, details: object = {}): boolean {
    const answers: boolean[] = [];
    this.#ask(ownPage, permission, (answer) => answers.push(answer), {
      requestingUrl: own,
      isMainFrame: true,
      ...details,
    });
    expect(answers).toHaveLength(1);
    return answers.includes(true);
  }
  check(permission: string, details: object = {}, requester = 'app://amaranth/'): boolean {
    return this.#check(ownPage, permission, requester, { isMainFrame: true, ...details });
  }
  givesDevice(): boolean {
    return this.#giveDevice({ deviceType: 'usb', origin: 'app://amaranth', device: {} });
  }
  download(initiator: string): boolean {
    const event = happening();
    const item = Object.assign(new EventEmitter(), {
      getInitiatorOrigin: () => initiator,
      getURL: () => 'blob:app://amaranth/0f6a2f8e',
      getFilename: () => 'Codes.txt',
      setSaveDialogOptions: () => undefined,
    });
    this.emit('will-download', event, item, ownPage);
    return !event.isPrevented;
  }
}

let session = new FakeSession();
const asElectron = () => session as unknown as Session;

beforeEach(() => {
  session = new FakeSession();
});

describe('the session of our own pages', () => {
  beforeEach(() => lockDownSession(asElectron(), () => undefined));

  test('grants the app’s own page what it needs, whether it asks or only looks', () => {
    expect([session.ask('media'), session.check('media')]).toEqual([true, true]);
    expect(session.check('media', { embeddingOrigin: 'app://amaranth/' })).toBe(true);
  });

  test.each(['geolocation', 'notifications', 'clipboard-read', 'display-capture', 'usb', 'openExternal'])(
    'never grants %s',
    (permission) => {
      expect([session.ask(permission), session.check(permission)]).toEqual([false, false]);
    },
  );

  test('grants a page of others nothing, nor one that holds ours in a frame', () => {
    expect(session.ask('media', { requestingUrl: 'https://evil.example/' })).toBe(false);
    expect(session.check('media', {}, 'https://evil.example/')).toBe(false);
    expect(session.check('media', { embeddingOrigin: 'https://evil.example/' })).toBe(false);
    expect(session.ask('media', { isMainFrame: false })).toBe(false);
    expect(session.check('media', { isMainFrame: false })).toBe(false);
  });

  test('reads the file that was chosen, writes over none, and opens no folder', () => {
    const file = { filePath: import.meta.filename, fileAccessType: 'readable', isDirectory: false };
    const attempts = [file, { ...file, fileAccessType: 'writable' }, { ...file, isDirectory: true }];
    expect(attempts.map((details) => session.ask('fileSystem', details))).toEqual([true, false, false]);
    expect(attempts.map((details) => session.check('fileSystem', details))).toEqual([true, false, false]);
  });

  test('gives no device', () => {
    expect(session.givesDevice()).toBe(false);
  });

  test('saves what our own page made, and nothing else', () => {
    expect(session.download('app://amaranth')).toBe(true);
    expect(session.download('https://evil.example')).toBe(false);
  });
});

describe('a session that shows pages of others', () => {
  beforeEach(() => lockOutSession(asElectron()));

  test('grants nothing, not even what our own page would get', () => {
    expect([session.ask('media'), session.check('media')]).toEqual([false, false]);
    expect([session.ask('loopback-network'), session.check('fullscreen')]).toEqual([false, false]);
    expect(session.givesDevice()).toBe(false);
  });

  test('saves nothing', () => {
    expect(session.download('app://amaranth')).toBe(false);
  });
});

test.skipIf(process.platform === 'darwin').each([
  ['our own', () => lockDownSession(asElectron(), () => undefined)],
  ['others’', () => lockOutSession(asElectron())],
])('no dictionary is fetched for %s pages', (_whose, lock) => {
  lock();
  expect(session.spelling).toEqual({ isChecked: false, languages: [] });
});

describe('every window that will ever be made', () => {
  function makeWindow(isPopup: (contents: WebContents) => boolean) {
    lockDownContents(isPopup);
    const policies: string[] = [];
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: () => undefined,
      setWebRTCIPHandlingPolicy: (policy: string) => policies.push(policy),
    });
    app.listeners.get('web-contents-created')?.({}, contents);
    return { contents, policies };
  }

  test('gives no device, no certificate of the system’s, and no address of the home’s network', () => {
    const { contents, policies } = makeWindow(() => false);
    const chosen: unknown[] = [];
    const choose = (...given: unknown[]) => chosen.push(...(given.length > 0 ? given : ['none']));
    const device = happening();
    contents.emit('select-bluetooth-device', device, [{ deviceId: 'near' }], choose);
    const certificate = happening();
    app.listeners.get('select-client-certificate')?.(certificate, contents, own, [{}], choose);
    expect([device.isPrevented, certificate.isPrevented]).toEqual([true, true]);
    expect(chosen).toEqual(['', 'none']);
    expect(policies).toEqual(['disable_non_proxied_udp']);
  });

  test('goes nowhere but to our own pages, unless it is one of a sign-in', () => {
    const isPrevented = (isPopup: boolean) => {
      const { contents } = makeWindow(() => isPopup);
      const event = happening({ url: 'https://provider.example/' });
      contents.emit('will-navigate', event);
      return event.isPrevented;
    };
    expect([isPrevented(false), isPrevented(true)]).toEqual([true, false]);
  });

  test('is known as one of a sign-in by itself alone', () => {
    const asked: WebContents[] = [];
    const { contents } = makeWindow((given) => asked.push(given) > 0);
    contents.emit('will-navigate', happening({ url: own }));
    expect(asked).toEqual([contents]);
  });

  test('is made without a way to Node, and packaged without a way into it', () => {
    expect(lockedPreferences()).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      devTools: false,
    });
  });
});
