/**
 * A test double of the `electron` module, and nothing more: the shell's real main and preload code run on it where
 * Electron's binary cannot be had. Its windows are Chromium pages driven by Playwright.
 *
 * What it does not prove: context isolation, sessions apart from one another, the sandbox, fuses, native menus and the OS's own dialogs. Those are
 * proven only by the project `desktop-electron`, which runs where the binary is.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  type Dialog,
  type Page,
  type Request as PageRequest,
  type Route,
} from '@playwright/test';

const SCHEME_ORIGIN = 'app://amaranth';
const userData = process.env.AMARANTH_DOUBLE_USER_DATA ?? '';
const debugPort = process.env.AMARANTH_DOUBLE_DEBUG_PORT ?? '0';
const rendererPort = Number(process.env.AMARANTH_DOUBLE_RENDERER_PORT ?? '0');

type ProtocolHandler = (request: Request) => Promise<Response>;
type InvokeListener = (event: { senderFrame: { url: string; parent: null } }, ...sent: unknown[]) => unknown;

const protocolHandlers = new Map<string, ProtocolHandler>();
const invokeListeners = new Map<string, InvokeListener>();
let rendererOrigin = '';
let context: BrowserContext | null = null;

/** The page's loopback address, as Electron would name it. */
function asAppAddress(address: string): string {
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
    const request = new Request(SCHEME_ORIGIN + (incoming.url ?? '/'), { method: incoming.method ?? 'GET' });
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
    ],
  });
}

class WebContents extends EventEmitter {
  windowOpenHandler: ((details: { url: string }) => { action: 'deny' | 'allow' }) | null = null;
  page: Page | null = null;

  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' | 'allow' }): void {
    this.windowOpenHandler = handler;
  }

  getURL(): string {
    return asAppAddress(this.page?.url() ?? '');
  }

  /** Lets the shell's rules decide about a navigation of the top frame, as Electron does before it happens. */
  async decideNavigation(route: Route, page: Page): Promise<void> {
    const request = route.request();
    const isTopNavigation = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isTopNavigation || page.url() === 'about:blank') {
      await route.fallback();
      return;
    }
    let isPrevented = false;
    this.emit('will-navigate', {
      url: asAppAddress(request.url()),
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

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly #options: WindowOptions;
  #bounds: { x: number; y: number; width: number; height: number };
  #isDestroyed = false;

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
      this.webContents.emit('will-redirect', { url: request.url(), preventDefault: () => undefined });
    });
    page.on('dialog', (question) => this.webContents.decideUnload(question));
    await page.route('**/*', (route) => this.webContents.decideNavigation(route, page));
    // Another document: Electron names moves within one otherwise.
    page.on('domcontentloaded', () => {
      this.webContents.emit('did-navigate', {}, asAppAddress(page.url()));
    });
    if (preload) await this.#installPreload(page, preload);
    return page;
  }

  /** Runs the real preload before the page's own scripts, with the two modules a sandboxed preload may require. */
  async #installPreload(page: Page, path: string): Promise<void> {
    await page.exposeBinding('__amaranthInvoke', async (source, channel: string, sent: unknown[]) => {
      const listener = invokeListeners.get(channel);
      if (!listener) return { error: `No handler registered for '${channel}'` };
      const senderFrame = { url: asAppAddress(source.frame.url()), parent: null };
      try {
        return { value: await listener({ senderFrame }, ...sent) };
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    });
    const source = readFileSync(path, 'utf8');
    await page.addInitScript(`(() => {
      const invoke = window.__amaranthInvoke;
      delete window.__amaranthInvoke;
      if (window !== window.top) return;
      const electron = {
        contextBridge: { exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: Object.freeze(api) }) },
        ipcRenderer: {
          async invoke(channel, ...sent) {
            const answer = await invoke(channel, sent);
            if (answer.error !== undefined) throw new Error(answer.error);
            return answer.value;
          },
        },
      };
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
    return false;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  maximize(): void {}
  restore(): void {}
  show(): void {}
  focus(): void {}
  setBackgroundColor(): void {}

  /** The double hides nothing: the tests read from the page what it was told. */
  setContentProtection(isProtected: boolean): void {
    this.webContents.page
      ?.evaluate((told) => Reflect.set(window, 'isContentProtected', told), isProtected)
      .catch(() => undefined);
  }

  close(): void {
    this.emit('close');
    this.destroy();
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

class Session {
  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler) => {
      protocolHandlers.set(scheme, handler);
    },
  };

  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
}

export const session = { defaultSession: new Session(), fromPartition: () => new Session() };

class App extends EventEmitter {
  readonly name = 'Amaranth';
  readonly isPackaged = false;
  #ready: Promise<void> | null = null;

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

  getPath(): string {
    return userData;
  }

  getAppPath(): string {
    return process.cwd();
  }

  setAboutPanelOptions(): void {}

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
    for (const window of windows) window.close();
    void (context?.close() ?? Promise.resolve()).finally(() => this.exit(0));
  }

  exit(code: number): void {
    process.exit(code);
  }
}

export const app = new App();

export const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel: string, listener: InvokeListener) {
    invokeListeners.set(channel, listener);
  },
});

export const protocol = { registerSchemesAsPrivileged: () => undefined };

/** Addresses the shell asked the system browser to open; the tests read them from the standard output. */
export const shell = {
  async openExternal(address: string): Promise<void> {
    process.stdout.write(`${JSON.stringify({ openExternal: address })}\n`);
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
  async showMessageBox({
    message,
    buttons,
  }: {
    message: string;
    buttons: string[];
  }): Promise<{ response: number }> {
    process.stdout.write(`${JSON.stringify({ asked: message, pressed: buttons[1] })}\n`);
    return { response: 1 };
  },
  showMessageBoxSync(_window: unknown, { message, buttons }: { message: string; buttons: string[] }): number {
    process.stdout.write(`${JSON.stringify({ asked: message, pressed: buttons[0] })}\n`);
    return 0;
  },
};

/** A menu nobody can open: what it offers is asked of `describeMenu`. */
export const Menu = {
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: () => undefined,
};

/** The double has no OS to guard a key, and says so. */
export const safeStorage = { isEncryptionAvailable: () => false };

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};

/** A closed standard input is the double's Ctrl-Q: the tests end the app as a person would. */
process.stdin.on('end', () => app.quit()).resume();

export default {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
};
