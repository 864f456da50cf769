/**
 * A static scan of the shell, on every `npm test`: each use of what an attacker would look for first is here with its reason,
 * and a new one fails. It asks what electronegativity asked, which is no longer maintained (docs/desktop-security.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Members whose every use is read. */
const watched = new Set([
  ...['openExternal', 'openPath', 'showItemInFolder', 'loadURL', 'loadFile', 'downloadURL'],
  ...[
    'executeJavaScript',
    'executeJavaScriptInIsolatedWorld',
    'insertCSS',
    'openDevTools',
    'exposeInMainWorld',
  ],
  ...[
    'setCertificateVerifyProc',
    'setDisplayMediaRequestHandler',
    'setProxy',
    'loadExtension',
    'postMessage',
  ],
  ...['appendSwitch', 'appendArgument', 'registerPreloadScript', 'setPreloads', 'webRequest', 'debugger'],
  ...['registerSchemesAsPrivileged', 'setAsDefaultProtocolClient', 'disableHardwareAcceleration'],
  ...['sendSync', 'sendToHost', 'desktopCapturer', 'allowNTLMCredentialsForDomains', 'configureHostResolver'],
]);
const watchedNames = new Set([
  'eval',
  'Function',
  'BrowserView',
  'WebContentsView',
  'BrowserWindow',
  'ipcMain',
  'ipcRenderer',
]);
const watchedModules =
  /^(?:node:)?(?:child_process|vm|worker_threads|cluster|http|https|net|inspector|repl)$/;
const watchedEvents = new Set(['certificate-error', 'login', 'new-window', 'remote-require']);
/** What must have its one value wherever it is written. */
const settings: Readonly<Record<string, boolean>> = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  bypassCSP: false,
  allowServiceWorkers: false,
  corsEnabled: false,
};
const neverWritten = new Set([
  'enableBlinkFeatures',
  'disableWebSecurity',
  'allowpopups',
  'enableRemoteModule',
  'affinity',
]);

/** What is used, by file, and why that is right. */
const reviewed: Readonly<Record<string, string>> = {
  'src/main/bridge.ts: ipcMain': 'The bridge: one wrapper checks the sender and parses what was sent.',
  'src/main/events.ts: ipcMain': 'Whose page listens: the sender is checked, and nothing is read.',
  'src/main/guardedAddress.ts: node:net': 'Compares digits of addresses; it opens no connection.',
  'src/main/appWindow.ts: BrowserWindow': 'Looks for the window that is open.',
  'src/main/index.ts: appendSwitch': 'Turns the HTTP cache off, which would keep pictures in plain.',
  'src/main/appWindow.ts: loadURL':
    'An address of ours: of a menu, or of a deep link that `readDeepLink` wrote.',
  'src/main/index.ts: openPath': 'The folder of the logs, which Electron names.',
  'src/main/index.ts: registerSchemesAsPrivileged': '`app:` alone, without leave to go around the policy.',
  'src/main/deepLinks.ts: setAsDefaultProtocolClient':
    'A closed list of pages (`shared/desktop/deepLink.ts`).',
  'src/main/loopbackRedirect.ts: node:http': 'One answer on 127.0.0.1 for a sign-in in the system’s browser.',
  'src/main/loopbackRedirect.ts: node:net': 'The type of that server’s address.',
  'src/main/mainWindow.ts: BrowserWindow': 'The app’s window, with `lockedPreferences`.',
  'src/main/loadPage.ts: loadURL': 'The app’s own address.',
  'src/main/popupSignIn.ts: BrowserWindow':
    'The sign-in window: its own session, no preload, `lockedPreferences`.',
  'src/main/popupSignIn.ts: loadURL':
    'The provider that the operator configured; navigation is limited to it.',
  'src/main/popupSignIn.ts: openExternal':
    'The same address in the system’s browser: http or https by its schema.',
  'src/main/policies/downloads.ts: showItemInFolder':
    'A path that the person chose; the page knows its id alone.',
  'src/main/policies/navigation.ts: openExternal':
    'What `externalAddress` has parsed, checked and written anew.',
  'src/main/policies/siteDocuments.ts: openExternal':
    'A path of ours at the operator’s site, checked and written anew by `externalAddress`.',
  'src/main/updates/updateQuestions.ts: openExternal':
    'The site of the operator’s configuration, where the installers are.',
  'src/preload/index.ts: exposeInMainWorld': 'The bridge, whole.',
  'src/preload/index.ts: ipcRenderer':
    'Channels of the contract; neither a channel nor an event object leaves it.',
};

function scan(path: string): string[] {
  const found: string[] = [];
  const note = (what: string) => found.push(`${path.split(sep).join('/')}: ${what}`);
  const { program, errors } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  expect(errors).toEqual([]);
  const nameOf = (node: { type: string; name?: unknown; value?: unknown }) =>
    String(node.type === 'Identifier' ? node.name : node.value);
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && watchedNames.has(object.name)) note(object.name);
      const name = nameOf(property as { type: string });
      if (watched.has(name)) note(name);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && watchedNames.has(callee.name)) note(callee.name);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && watchedNames.has(callee.name)) note(callee.name);
      if (first?.type === 'Literal' && watchedEvents.has(String(first.value))) note(`on ${first.value}`);
    },
    ImportDeclaration({ source }) {
      if (watchedModules.test(source.value)) note(source.value);
    },
    Property({ key, value }) {
      const name = nameOf(key as { type: string });
      if (neverWritten.has(name)) note(name);
      const wanted = settings[name];
      if (wanted !== undefined && !(value.type === 'Literal' && value.value === wanted))
        note(`${name} is not ${wanted}`);
    },
  }).visit(program);
  return found;
}

test('every use of what could open the shell is one that was read', () => {
  const files = globSync('src/{main,preload}/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect([...new Set(files.flatMap(scan))].sort()).toEqual(Object.keys(reviewed).sort());
});

test('no package that the shell brings along opens a channel beside the bridge', () => {
  const sources = globSync('src/{main,preload}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => parseSync(path, readFileSync(join(root, path), 'utf8')).module.staticImports)
    .map(({ moduleRequest }) => moduleRequest.value);
  const packages = new Set(
    sources.filter((source) => /^[a-z]/.test(source) && !/^(?:node:|electron$)/.test(source)),
  );
  expect(packages).toContain('conf');
  const opening = [...packages].filter((name) =>
    globSync(`node_modules/${name}/**/*.{js,cjs,mjs}`, { cwd: root }).some((path) =>
      readFileSync(join(root, path), 'utf8').includes('ipcMain'),
    ),
  );
  expect(opening).toEqual([]);
});

test('the checklist names files and words that are there', () => {
  const text = readFileSync(join(root, 'docs/desktop-security.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|scripts)\/[\w./-]+\.\w+)`(?:,?\s+\(?`(\w+)`\)?)?/g)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, path = '', word = ''] of named) {
    expect(readFileSync(join(root, path), 'utf8'), `${path} has ${word}`).toContain(word);
  }
  const points = [...text.matchAll(/^\| (\d+) /gm)].map(([, point]) => Number(point));
  expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});
