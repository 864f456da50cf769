import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageColors } from '#shared/pageColors.ts';

const system = vi.hoisted(() => ({
  windows: [] as Window[],
  theme: { themeSource: 'system' },
}));

/** As far as this file goes with one. */
class Window extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly options: BrowserWindowConstructorOptions;
  readonly done: string[] = [];
  bounds = { x: 40, y: 50, width: 1000, height: 700 };
  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    system.windows.push(this);
  }
  loadURL = async (address: string) => void this.done.push(`load ${address}`);
  getNormalBounds = () => this.bounds;
  isMaximized = () => true;
  isVisible = () => false;
  isFullScreen = () => false;
  maximize = () => this.done.push('maximize');
  minimize = () => this.done.push('minimize');
  hide = () => this.done.push('hide');
  show = () => this.done.push('show');
  setBackgroundColor = (color: string) => this.done.push(color);
  setContentProtection = (isHidden: boolean) => this.done.push(`hidden: ${isHidden}`);
}

vi.mock('electron', () => ({
  app: { isPackaged: true, getLocale: () => 'en-GB', on: () => undefined },
  autoUpdater: new EventEmitter(),
  BrowserWindow: Window,
  nativeTheme: system.theme,
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
}));
const crashes = vi.hoisted(() => ({ watched: [] as unknown[] }));
vi.mock('./crashes.ts', () => ({ watchForCrashes: (window: unknown) => crashes.watched.push(window) }));

const { applyTheme, openMainWindow } = await import('./mainWindow.ts');
const { lockedPreferences } = await import('./policies/webPreferences.ts');

type Options = Parameters<typeof openMainWindow>[0];

let preferences = new Map<string, unknown>();
beforeEach(() => {
  system.windows = [];
  preferences = new Map();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** Whether it lets itself be closed. */
function close(window: Window): boolean {
  let goes = true;
  window.emit('close', {
    preventDefault: () => {
      goes = false;
    },
  });
  return goes;
}

async function open(options: Partial<Options> = {}): Promise<Window> {
  await openMainWindow({
    preferences: preferences as unknown as Options['preferences'],
    preloadPath: '/opt/Amaranth/preload/index.cjs',
    address: 'app://amaranth/dashboard',
    isPutAway: false,
    staysInBackground: () => false,
    leaveQuestion: { learn: () => undefined, askBeforeLeaving: () => undefined },
    ...options,
  });
  const window = system.windows.at(-1);
  if (!window) throw new Error('No window was opened.');
  return window;
}

test('the window is locked, has the bridge, and is not seen before it has something to show', async () => {
  const window = await open();
  expect(window.options).toMatchObject({
    show: false,
    webPreferences: { ...lockedPreferences(), preload: '/opt/Amaranth/preload/index.cjs' },
  });
  expect(window.options.webPreferences?.session).toBeUndefined();
  expect(window.done).toEqual(['load app://amaranth/dashboard']);
  window.emit('ready-to-show');
  expect(window.done.at(-1)).toBe('show');
});

test('the window opens where it was closed', async () => {
  close(await open());
  expect(preferences.get('window')).toEqual({
    place: { x: 40, y: 50 },
    width: 1000,
    height: 700,
    isMaximized: true,
  });
  const second = await open();
  expect(second.options).toMatchObject({ x: 40, y: 50, width: 1000, height: 700 });
  second.emit('ready-to-show');
  expect(second.done.slice(-2)).toEqual(['maximize', 'show']);
});

test('opened at login, the window stays out of sight', async () => {
  const window = await open({ isPutAway: true });
  window.emit('ready-to-show');
  expect(window.done).not.toContain('show');
});

test('what hid itself from captures is shown again with the next page', async () => {
  const window = await open();
  window.webContents.emit('did-navigate');
  expect(window.done.at(-1)).toBe('hidden: false');
});

test('a page that dies is noticed', async () => {
  expect(crashes.watched).toContain(await open());
});

test('menus and the frame have the page’s theme', async () => {
  const window = await open();
  applyTheme(window as unknown as Parameters<typeof applyTheme>[0], 'dark');
  expect(system.theme.themeSource).toBe('dark');
  expect(window.done.at(-1)).toBe(pageColors.dark.canvas);
});

test('on a full disk it closes, or is put away, all the same', async () => {
  vi.spyOn(preferences, 'set').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect(close(await open())).toBe(true);
  expect(close(await open({ staysInBackground: () => true }))).toBe(false);
});

test.each([
  ['dark', { theme: 'dark', rememberTheme: 'true' }, pageColors.dark],
  ['light where dark is not remembered', { theme: 'dark' }, pageColors.light],
  ['light', { theme: 'light', rememberTheme: 'true' }, pageColors.light],
  ['light where nothing is known', {}, pageColors.light],
])('it opens in the theme that its page will show: %s', async (_, storedValues, { canvas }) => {
  preferences.set('storedValues', storedValues);
  const { options } = await open();
  expect(options.backgroundColor).toBe(canvas);
});
