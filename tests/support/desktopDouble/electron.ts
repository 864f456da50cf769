/**
 * A test double of the `electron` module, and nothing more: the shell's real main and preload code run on it where
 * Electron's binary cannot be had. Its windows are Chromium pages driven by Playwright.
 *
 * What it does not prove: context isolation, sessions apart from one another, the sandbox, fuses, native menus and the OS's own dialogs. Those are
 * proven only by the project `desktop-electron`, which runs where the binary is.
 */
import { EventEmitter } from 'node:events';
import { createReadStream, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  chromium,
  type Dialog,
  type Download,
  type Page,
  type Request as PageRequest,
  type Route,
} from '@playwright/test';
import type {
  NativeImage as ElectronImage,
  Notification as ElectronNotification,
  Tray as ElectronTray,
  BrowserWindow as ElectronWindow,
  Settings as LoginItemSettings,
  MenuItemConstructorOptions,
  NotificationConstructorOptions,
} from 'electron';
import { electronInPreload } from './electronInPreload.ts';

export type { DownloadItem, NativeImage, Session, WebContents };

const SCHEME_ORIGIN = 'app://amaranth';
const userData = process.env.AMARANTH_DOUBLE_USER_DATA ?? '';
const debugPort = process.env.AMARANTH_DOUBLE_DEBUG_PORT ?? '0';
const rendererPort = Number(process.env.AMARANTH_DOUBLE_RENDERER_PORT ?? '0');

type ProtocolHandler = (request: Request) => Promise<Response>;
type InvokeListener = (
  event: { sender: WebContents; senderFrame: { url: string; parent: unknown } },
  ...sent: unknown[]
) => unknown;

const protocolHandlers = new Map<string, ProtocolHandler>();
const invokeListeners = new Map<string, InvokeListener>();
/** What the shell adds to Chromium's command line. */
const switches: string[] = [];
/** Electron's switch, which Chromium alone does not know: its cache lies elsewhere then, and is removed at the end. */
const NO_HTTP_CACHE = 'disable-http-cache';
const httpCacheElsewhere = `${userData}-http-cache`;
// Chromium may still be writing as it ends.
process.on('exit', () =>
  rmSync(httpCacheElsewhere, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
);
let rendererOrigin = '';
let context: BrowserContext | null = null;

/** The page's loopback address, or that of what the page made, as Electron would name it. */
function asAppAddress(address: string): string {
  if (address.startsWith('blob:')) return `blob:${asAppAddress(address.slice('blob:'.length))}`;
  return address.startsWith(rendererOrigin) ? SCHEME_ORIGIN + address.slice(rendererOrigin.length) : address;
}

function asPageAddress(address: string): string {
  return address.startsWith(SCHEME_ORIGIN) ? rendererOrigin + address.slice(SCHEME_ORIGIN.length) : address;
}

/** Chromium knows no `app://`, so the registered handler answers on a loopback port instead. */
async function serveScheme(): Promise<void> {
  const server = createServer(async (incoming, outgoing) => {
    const handler = protocolHandlers.get('app');
    if (!handler) {
      outgoing.writeHead(503).end();
      return;
    }
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(SCHEME_ORIGIN + (incoming.url ?? '/'), {
      method: incoming.method ?? 'GET',
      headers,
    });
    const response = await handler(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(rendererPort, '127.0.0.1', resolve));
  rendererOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startChromium(): Promise<BrowserContext> {
  const executablePath = process.env.AMARANTH_CHROMIUM;
  return chromium.launchPersistentContext(join(userData, 'chromium'), {
    headless: true,
    viewport: { width: 1200, height: 820 },
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--remote-debugging-port=${debugPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  });
}

class WebContents extends EventEmitter {
  windowOpenHandler: ((details: { url: string }) => { action: 'deny' | 'allow' }) | null = null;
  page: Page | null = null;

  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' | 'allow' }): void {
    this.windowOpenHandler = handler;
  }

  /** The top frame, which the shell tells of what happens outside of the page. */
  get mainFrame() {
    return {
      url: this.getURL(),
      parent: null,
      send: (channel: string, ...sent: unknown[]) => {
        const detail = { channel, sent };
        this.page
          ?.evaluate(
            (told) => window.dispatchEvent(new CustomEvent('desktop-double', { detail: told })),
            detail,
          )
          .catch(() => undefined);
      },
    };
  }

  getURL(): string {
    return asAppAddress(this.page?.url() ?? '');
  }

  setWebRTCIPHandlingPolicy(_policy: string): void {}

  readonly navigationHistory = {
    canGoBack: () => this.page !== null,
    canGoForward: () => this.page !== null,
    goBack: () => void this.page?.goBack().catch(() => undefined),
    goForward: () => void this.page?.goForward().catch(() => undefined),
  };

  reload(): void {
    void this.page?.reload().catch(() => undefined);
  }

  forcefullyCrashRenderer(): void {
    void this.page?.goto('chrome://crash').catch(() => undefined);
  }

  /** Lets the shell's rules decide about a navigation, as Electron does before it happens. */
  async decideNavigation(route: Route, page: Page): Promise<void> {
    const request = route.request();
    if (!request.isNavigationRequest() || page.url() === 'about:blank') {
      await route.fallback();
      return;
    }
    const isMainFrame = request.frame() === page.mainFrame();
    let isPrevented = false;
    this.emit(isMainFrame ? 'will-navigate' : 'will-frame-navigate', {
      url: asAppAddress(request.url()),
      isMainFrame,
      preventDefault: () => {
        isPrevented = true;
      },
    });
    await (isPrevented ? route.abort('aborted') : route.fallback());
  }

  /** Electron asks nobody before a page that wants to stay: the shell decides whether it goes all the same. */
  async decideUnload(question: Dialog): Promise<void> {
    if (question.type() !== 'beforeunload') return;
    let goes = false;
    this.emit('will-prevent-unload', {
      preventDefault: () => {
        goes = true;
      },
    });
    await (goes ? question.accept() : question.dismiss()).catch(() => undefined);
  }
}

/** A new window's first request comes before Playwright knows its page, and says so by throwing. */
function opensNewWindow(request: PageRequest): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    request.frame();
    return false;
  } catch {
    return true;
  }
}

interface WindowOptions {
  webPreferences?: { preload?: string; session?: Session };
  width?: number;
  height?: number;
}

const windows = new Set<BrowserWindow>();

/** What a person would see of it happen; the tests read it from the standard output. */
function say(happened: object): void {
  process.stdout.write(`${JSON.stringify(happened)}\n`);
}

type ShownState = 'hidden' | 'shown' | 'minimized';

type ShowingMethods = 'show' | 'hide' | 'minimize' | 'restore' | 'isVisible' | 'isMinimized' | 'isFullScreen';

export class BrowserWindow extends EventEmitter implements Pick<ElectronWindow, ShowingMethods> {
  readonly webContents = new WebContents();
  readonly #options: WindowOptions;
  #bounds: { x: number; y: number; width: number; height: number };
  #isDestroyed = false;
  #shown: ShownState = 'hidden';

  constructor(options: WindowOptions) {
    super();
    this.#options = options;
    this.#bounds = { x: 0, y: 0, width: options.width ?? 800, height: options.height ?? 600 };
    windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.#openPage();
    await page.goto(asPageAddress(address));
    this.emit('ready-to-show');
  }

  async #openPage(): Promise<Page> {
    if (!context) throw new Error('The app is not ready.');
    const { preload, session: ownSession } = this.#options.webPreferences ?? {};
    // A window with a session of its own is another page of the same profile here: the double isolates nothing.
    const isApart = ownSession !== undefined && ownSession !== session.defaultSession;
    const page = (isApart ? null : context.pages()[0]) ?? (await context.newPage());
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    this.webContents.page = page;
    page.on('close', () => {
      if (!this.#isDestroyed) this.close();
    });
    page.on('popup', (opened) => void opened.close());
    page.context().on('request', (request) => {
      if (!opensNewWindow(request)) return;
      this.webContents.windowOpenHandler?.({ url: asAppAddress(request.url()) });
    });
    page.on('request', (request) => {
      if (!request.redirectedFrom() || !request.isNavigationRequest()) return;
      this.webContents.emit('will-redirect', {
        url: request.url(),
        isMainFrame: request.frame() === page.mainFrame(),
        preventDefault: () => undefined,
      });
    });
    page.on('download', (download) =>
      this.#offerDownload(download, page, ownSession ?? session.defaultSession),
    );
    page.on('dialog', (question) => this.webContents.decideUnload(question));
    await page.route('**/*', (route) => this.webContents.decideNavigation(route, page));
    if (preload) await this.#installPreload(page, preload);
    return page;
  }

  /** The person in front of the double saves every file where the dialog proposes to. */
  async #offerDownload(download: Download, page: Page, ownSession: Session): Promise<void> {
    const item = new DownloadItem(
      asAppAddress(page.url()),
      asAppAddress(download.url()),
      download.suggestedFilename(),
    );
    let isPrevented = false;
    const event = {
      preventDefault: () => {
        isPrevented = true;
      },
    };
    ownSession.emit('will-download', event, item, this.webContents);
    if (isPrevented) return download.cancel();
    const state = await this.#save(page, download.url(), item.getSavePath()).then(
      () => 'completed',
      () => 'interrupted',
    );
    item.emit('done', {}, state);
  }

  /** Asked of the page itself: the test that looks on over a second connection keeps Chromium from saving anything. */
  async #save(page: Page, address: string, path: string): Promise<void> {
    const bytes = await page.evaluate(async (from) => {
      const answer = await fetch(from);
      return [...new Uint8Array(await answer.arrayBuffer())];
    }, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Uint8Array.from(bytes));
  }

  /** Runs the real preload before the page's own scripts, with the two modules a sandboxed preload may require. */
  async #installPreload(page: Page, path: string): Promise<void> {
    await page.exposeBinding('__amaranthInvoke', async (source, channel: string, sent: unknown[]) => {
      // Another document, before anything in it ran: Electron names moves within one otherwise.
      if (channel === 'did-navigate') return this.webContents.emit(channel, {}, this.webContents.getURL());
      const listener = invokeListeners.get(channel);
      if (!listener) return { error: `No handler registered for '${channel}'` };
      const senderFrame = { url: asAppAddress(source.frame.url()), parent: source.frame.parentFrame() };
      try {
        return { value: await listener({ sender: this.webContents, senderFrame }, ...sent) };
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    });
    const source = readFileSync(path, 'utf8');
    await page.addInitScript(`(() => {
      const invoke = window.__amaranthInvoke;
      delete window.__amaranthInvoke;
      if (window !== window.top) return;
      invoke('did-navigate', []);
      const electron = (${electronInPreload})(invoke);
      const exports = {};
      const module = { exports };
      const require = (name) => {
        if (name === 'electron') return electron;
        throw new Error('A sandboxed preload cannot require ' + name);
      };
      (function (require, module, exports) {${source}\n})(require, module, exports);
    })();`);
  }

  getNormalBounds() {
    return this.#bounds;
  }

  isMaximized(): boolean {
    return false;
  }

  isMinimized(): boolean {
    return this.#shown === 'minimized';
  }

  isVisible(): boolean {
    return this.#shown === 'shown';
  }

  isFullScreen(): boolean {
    return false;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  maximize(): void {}
  focus(): void {}
  isFocused = () => true;
  show = () => this.#become('shown');
  restore = () => this.#become('shown');
  hide = () => this.#become('hidden');
  minimize = () => this.#become('minimized');

  /** A page has the focus wherever it is driven: one that is out of sight is told that it has none. */
  #become(shown: ShownState): void {
    this.#shown = shown;
    say({ window: shown });
    this.webContents.page
      ?.evaluate((hasFocus) => {
        document.hasFocus = () => hasFocus;
      }, shown === 'shown')
      .catch(() => undefined);
  }

  setBackgroundColor(_color: string): void {}
  setTitle(_title: string): void {}
  setFullScreen(_isFull: boolean): void {}

  /** The double hides nothing: the tests read from the page what it was told. */
  setContentProtection(isProtected: boolean): void {
    this.webContents.page
      ?.evaluate((told) => Reflect.set(window, 'isContentProtected', told), isProtected)
      .catch(() => undefined);
  }

  close(): void {
    let isPrevented = false;
    this.emit('close', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    windows.delete(this);
    void this.webContents.page?.close().catch(() => undefined);
    this.emit('closed');
    if (windows.size === 0) app.emit('window-all-closed');
  }
}

class DownloadItem extends EventEmitter {
  readonly #initiator: string;
  readonly #address: string;
  readonly #name: string;
  #savePath = '';

  constructor(page: string, address: string, name: string) {
    super();
    this.#initiator = page.startsWith(SCHEME_ORIGIN) ? SCHEME_ORIGIN : new URL(page).origin;
    this.#address = address;
    this.#name = name;
  }

  getInitiatorOrigin(): string {
    return this.#initiator;
  }

  getURL(): string {
    return this.#address;
  }

  getFilename(): string {
    return this.#name;
  }

  setSaveDialogOptions({ defaultPath }: { defaultPath: string }): void {
    this.#savePath = defaultPath;
  }

  getSavePath(): string {
    return this.#savePath;
  }
}

class Session extends EventEmitter {
  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler) => {
      protocolHandlers.set(scheme, handler);
    },
  };

  async clearStorageData(): Promise<void> {}
  setPermissionRequestHandler(_handler: unknown): void {}
  setPermissionCheckHandler(_handler: unknown): void {}
  setDevicePermissionHandler(_handler: unknown): void {}
  setSpellCheckerLanguages(_languages: readonly string[]): void {}
  setSpellCheckerEnabled(_isEnabled: boolean): void {}
}

export const session = {
  defaultSession: new Session(),
  fromPartition: (_partition: string, _options?: object) => new Session(),
};

class App extends EventEmitter {
  readonly name = 'Amaranth';
  readonly isPackaged = false;
  #ready: Promise<void> | null = null;

  readonly commandLine = {
    hasSwitch: (name: string) => process.argv.includes(`--${name}`),
    appendSwitch: (name: string) => {
      switches.push(name === NO_HTTP_CACHE ? `--disk-cache-dir=${httpCacheElsewhere}` : `--${name}`);
    },
  };

  enableSandbox(): void {}

  requestSingleInstanceLock(): boolean {
    return true;
  }

  whenReady(): Promise<void> {
    this.#ready ??= (async () => {
      await serveScheme();
      context = await startChromium();
      context.on('close', () => this.exit(0));
    })();
    return this.#ready;
  }

  getPath(name: string): string {
    return name === 'userData' ? userData : join(userData, name);
  }

  getAppPath(): string {
    return process.cwd();
  }

  /** Only a packaged app does what these say: whom a link is given, and what is refused at its start. */
  setAsDefaultProtocolClient(_scheme: string): boolean {
    return false;
  }

  setAboutPanelOptions(_options: object): void {}
  setAppUserModelId(_id: string): void {}

  #opensAtLogin = false;

  getLoginItemSettings(_options?: object) {
    return {
      openAtLogin: this.#opensAtLogin,
      executableWillLaunchAtLogin: this.#opensAtLogin,
      wasOpenedAtLogin: false,
    };
  }

  setLoginItemSettings({ openAtLogin = false }: LoginItemSettings): void {
    this.#opensAtLogin = openAtLogin;
  }

  getLocale(): string {
    return 'en-GB';
  }

  getName(): string {
    return this.name;
  }

  getVersion(): string {
    return '0.0.0-double';
  }

  quit(): void {
    this.emit('before-quit');
    for (const window of windows) window.close();
    void (context?.close() ?? Promise.resolve()).finally(() => this.exit(0));
  }

  exit(code = 0): void {
    process.exit(code);
  }
}

export const app = new App();

export const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel: string, listener: InvokeListener) {
    invokeListeners.set(channel, listener);
  },
});

/** Files alone, and whole, as Electron's loader of files answers. */
export const net = {
  fetch: async (asked: string | Request): Promise<Response> => {
    const path = fileURLToPath(typeof asked === 'string' ? asked : asked.url);
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream);
  },
};

export const protocol = { registerSchemesAsPrivileged: (_schemes: readonly object[]) => undefined };

/** Addresses the shell asked the system browser to open; the tests read them from the standard output. */
export const shell = {
  openPath: async (_path: string) => '',
  async openExternal(address: string): Promise<void> {
    process.stdout.write(`${JSON.stringify({ openExternal: address })}\n`);
  },
  showItemInFolder(path: string): void {
    process.stdout.write(`${JSON.stringify({ shownInFolder: path })}\n`);
  },
};

/** The double's own clipboard: nothing of the machine's is touched. */
let clipboardText = '';

export class ClipboardItem {
  readonly payload: Readonly<Record<string, unknown>>;

  constructor(payload: Readonly<Record<string, unknown>>) {
    this.payload = payload;
  }
}

export const clipboard = {
  readText: async () => clipboardText,
  async write([item]: readonly ClipboardItem[]) {
    clipboardText = String(item?.payload['text/plain'] ?? '');
  },
  async writeText(text: string) {
    clipboardText = text;
  },
  clear() {
    clipboardText = '';
  },
};

/** The person in front of the double presses the first button of a window's question, and goes on where it has none. */
export const dialog = {
  /** With the window that it belongs to before it, or alone. */
  async showMessageBox(...asked: readonly object[]): Promise<{ response: number; checkboxChecked: boolean }> {
    const { message, buttons } = asked.at(-1) as { message: string; buttons: string[] };
    process.stdout.write(`${JSON.stringify({ asked: message, pressed: buttons[1] })}\n`);
    return { response: 1, checkboxChecked: false };
  },
  showMessageBoxSync(...asked: readonly object[]): number {
    const { message, buttons } = asked.at(-1) as { message: string; buttons: string[] };
    process.stdout.write(`${JSON.stringify({ asked: message, pressed: buttons[0] })}\n`);
    return 0;
  },
  showErrorBox(title: string, content: string): void {
    process.stdout.write(`${JSON.stringify({ failed: title, told: content })}\n`);
  },
};

/** A menu nobody can open: what it offers is asked of `describeMenu`. */
type BuiltMenu = MenuItemConstructorOptions[] & {
  getMenuItemById(id: string): MenuItemConstructorOptions | null;
};
let applicationMenu: BuiltMenu | null = null;

function findItem(
  template: readonly MenuItemConstructorOptions[],
  id: string,
): MenuItemConstructorOptions | null {
  for (const item of template) {
    const within = Array.isArray(item.submenu) ? findItem(item.submenu, id) : null;
    if (item.id === id || within) return within ?? item;
  }
  return null;
}

export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]): BuiltMenu =>
    Object.assign([...template], { getMenuItemById: (id: string) => findItem(template, id) }),
  setApplicationMenu(menu: BuiltMenu | null): void {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
};

/** The double has no OS to guard a key, and says so. */
const noSafeStorage = (): never => {
  throw new Error('The double encrypts nothing.');
};
export const safeStorage = {
  isEncryptionAvailable: () => false,
  getSelectedStorageBackend: () => 'basic_text' as const,
  encryptString: (_plain: string): Buffer => noSafeStorage(),
  decryptString: (_encrypted: Buffer): string => noSafeStorage(),
};

/** Pictures nobody sees. */
class NativeImage implements Pick<ElectronImage, 'addRepresentation' | 'setTemplateImage'> {
  addRepresentation(_options: object): void {}
  setTemplateImage(_isTemplate: boolean): void {}
}
export const nativeImage = { createEmpty: () => new NativeImage() };

let trayMenu: readonly MenuItemConstructorOptions[] = [];

/** What stands in the tray's menu is said each time it changes. */
export class Tray extends EventEmitter implements Pick<ElectronTray, 'setToolTip' | 'destroy'> {
  setToolTip(_text: string): void {}

  setContextMenu(menu: readonly MenuItemConstructorOptions[] | null): void {
    trayMenu = menu ?? [];
    say({ tray: trayMenu.flatMap(({ label }) => label ?? []) });
  }

  destroy(): void {
    trayMenu = [];
    say({ tray: null });
  }
}

let lastNotification: Notification | null = null;

export class Notification extends EventEmitter implements Pick<ElectronNotification, 'show' | 'close'> {
  readonly #options: NotificationConstructorOptions;

  constructor(options: NotificationConstructorOptions) {
    super();
    this.#options = options;
  }

  static isSupported(): boolean {
    return true;
  }

  show(): void {
    lastNotification = this;
    say({ notified: this.#options });
  }

  close(): void {}
}

export const autoUpdater = new EventEmitter();

export const nativeTheme = { themeSource: 'system' as 'system' | 'light' | 'dark' };

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};

/** Of what the system draws, what a person presses. */
function press(pressed: string): void {
  if (pressed === 'close') for (const window of windows) window.close();
  else if (pressed === 'notification') lastNotification?.emit('click', {});
  else {
    const entry = trayMenu.find(({ label }) => label === pressed);
    Reflect.apply(entry?.click ?? (() => say({ missing: pressed })), undefined, []);
  }
}

/**
 * A line on the standard input is what a person presses outside of the page, or else what the app is started with a second
 * time; its end is the double's Ctrl-Q: the tests open links and end the app as a person would.
 */
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [, pressed] = /^press (.+)$/.exec(line) ?? [];
    if (pressed) press(pressed);
    else app.emit('second-instance', {}, ['amaranth', line]);
  })
  .on('close', () => app.quit());

export default {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  net,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
};
