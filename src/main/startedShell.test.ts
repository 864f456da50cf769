/** What the start puts together, with every part made up: that none is forgotten, and in which order. */
import { expect, test, vi } from 'vitest';
import type { DesktopEvent } from '#shared/desktop/events.ts';

const shell = vi.hoisted(() => ({
  done: [] as string[],
  /** Of the page that begins to listen. */
  greet: (_contents: object): void => undefined,
  told: [] as DesktopEvent[],
}));
const note =
  <Result>(what: string, result?: Result) =>
  () => {
    shell.done.push(what);
    return result as Result;
  };

vi.mock('electron', () => ({
  app: {
    isPackaged: true,
    commandLine: { hasSwitch: () => false, appendSwitch: () => undefined },
    enableSandbox: () => undefined,
    getPath: () => '/home/rose',
    getAppPath: () => '/opt/Amaranth',
    on: () => undefined,
    once: () => undefined,
    setAppUserModelId: () => undefined,
    setAboutPanelOptions: () => undefined,
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
    exit: note('exit'),
  },
  protocol: { registerSchemesAsPrivileged: () => undefined },
  session: { defaultSession: {} },
  shell: {},
}));
vi.mock('./aboutPanel.ts', () => ({ describeAboutPanel: () => ({}) }));
vi.mock('./appWindow.ts', () => ({
  currentWindow: () => undefined,
  createAppWindow: () => ({
    open: note('window'),
    openPutAway: note('window'),
    bringForward: () => undefined,
  }),
}));
vi.mock('./background/background.ts', () => ({ openBackground: async () => ({ isOn: () => false }) }));
vi.mock('./background/closing.ts', () => ({ watchForQuit: () => undefined }));
vi.mock('./bridge.ts', () => ({ registerBridge: note('bridge') }));
vi.mock('./bridgeAnswers.ts', () => ({ answerBridge: () => ({}) }));
vi.mock('./configuration.ts', () => ({
  nameOfBackend: () => 'amaranth',
  loadConfiguration: async () => ({
    backend: {
      apiKey: 'key',
      authDomain: 'amaranth.example.org',
      projectId: 'amaranth',
      storageBucket: 'amaranth',
      appId: 'desktop',
      embeddedOrigin: 'https://amaranth.example.org',
    },
  }),
}));
vi.mock('./crashes.ts', () => ({ logLostProcesses: () => undefined }));
vi.mock('./deepLinks.ts', () => ({
  listenForDeepLinks: () => ({ takeFirst: () => null, follow: note('links') }),
}));
vi.mock('./events.ts', () => ({
  acceptListeners: (greet: typeof shell.greet) => {
    shell.greet = greet;
  },
  tell: (_contents: object, event: DesktopEvent) => shell.told.push(event),
}));
vi.mock('./keychain/index.ts', () => ({
  openSecrets: async () => ({ readSession: async () => null }),
}));
vi.mock('./log.ts', () => ({ logFailure: () => undefined, logToFolder: () => undefined }));
vi.mock('./mainWindow.ts', () => ({ openMainWindow: async () => ({}) }));
vi.mock('./menu.ts', () => ({ installMenu: () => ({ draw: () => undefined }) }));
vi.mock('./policies/lockdown.ts', () => ({
  lockDownContents: note('windows locked down'),
  lockDownSession: note('session locked down'),
}));
vi.mock('./policies/siteDocuments.ts', () => ({
  openDocumentsOutside: (site: string) => shell.done.push(`documents of ${site} outside`),
}));
vi.mock('./popupSignIn.ts', () => ({ isSignInPopup: () => false }));
vi.mock('./preferences.ts', () => ({
  openPreferences: () => ({}),
  readStoredValues: () => ({}),
  keepsRunningRecord: () => ({}),
  secretsRecord: () => ({}),
}));
vi.mock('./protocol/protocol.ts', () => ({
  serveRenderer: (_session: object, _folder: string, connectTo: readonly string[]) =>
    shell.done.push(`pages, which talk to ${connectTo.join(' ')}`),
}));
vi.mock('./startFailure.ts', () => ({ showStartFailure: note('failed') }));
vi.mock('./updates/index.ts', () => ({
  programSite: () => null,
  openUpdates: () => ({
    describe: () => ({ kind: 'update', state: { step: 'newest' } }),
    startChecking: note('updates looked for'),
  }),
}));

test('no page is shown before its session and its bridge are guarded, and every part is there', async () => {
  await import('./index.ts');
  await vi.waitFor(() => expect(shell.done).toContain('links'));
  expect(shell.done).toEqual([
    'windows locked down',
    'session locked down',
    'pages, which talk to https://amaranth.example.org',
    'documents of https://amaranth.example.org outside',
    'bridge',
    'window',
    'updates looked for',
    'links',
  ]);
  expect(shell.told).toEqual([]);
  shell.greet({});
  expect(shell.told).toEqual([{ kind: 'update', state: { step: 'newest' } }]);
});
