import type { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageColors } from '#shared/pageColors.ts';
import type { PreferenceStore } from './preferences.ts';

const system = vi.hoisted(() => ({ options: [] as { backgroundColor?: string }[], theme: 'system' }));

vi.mock('electron', () => {
  const { EventEmitter: Emitter } = process.getBuiltinModule('node:events');
  return {
    app: new Emitter(),
    autoUpdater: new Emitter(),
    dialog: {},
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    nativeTheme: {
      set themeSource(theme: string) {
        system.theme = theme;
      },
    },
    BrowserWindow: class extends Emitter {
      readonly webContents = new Emitter();
      readonly colors: string[] = [];
      constructor(options: object) {
        super();
        system.options.push(options);
      }
      loadURL = async () => undefined;
      getNormalBounds = () => ({ x: 30, y: 40, width: 900, height: 700 });
      isMaximized = () => false;
      isVisible = () => false;
      setBackgroundColor = (color: string) => void this.colors.push(color);
      show = () => undefined;
      hide = () => undefined;
      minimize = () => undefined;
    },
  };
});
const { applyTheme, openMainWindow } = await import('./mainWindow.ts');

let stored: Record<string, unknown>;
let isDiskFull = false;
beforeEach(() => {
  stored = {};
  isDiskFull = false;
  system.options = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

const preferences = () =>
  ({
    get: (key: string) => stored[key],
    set(key: string, value: unknown) {
      if (isDiskFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      stored[key] = value;
    },
  }) as unknown as PreferenceStore;

const open = (staysInBackground = false) =>
  openMainWindow({
    preferences: preferences(),
    preloadPath: '/opt/amaranth/preload.cjs',
    address: 'app://amaranth/',
    isPutAway: false,
    staysInBackground: () => staysInBackground,
    leaveQuestion: { learn: () => undefined, askBeforeLeaving: () => undefined },
  });

/** Whether it lets itself be closed. */
function close(window: EventEmitter): boolean {
  let goes = true;
  window.emit('close', {
    preventDefault: () => {
      goes = false;
    },
  });
  return goes;
}

test('the window remembers its place when it is closed', async () => {
  close(await open());
  expect(stored.window).toEqual({ place: { x: 30, y: 40 }, width: 900, height: 700, isMaximized: false });
});

test('on a full disk it closes, or is put away, all the same', async () => {
  isDiskFull = true;
  expect(close(await open())).toBe(true);
  expect(close(await open(true))).toBe(false);
});

test.each([
  ['dark', { theme: 'dark', rememberTheme: 'true' }, pageColors.dark],
  ['light where dark is not remembered', { theme: 'dark' }, pageColors.light],
  ['light', { theme: 'light', rememberTheme: 'true' }, pageColors.light],
  ['light where nothing is known', {}, pageColors.light],
])('it opens in the theme that its page will show: %s', async (_, storedValues, { canvas }) => {
  stored = { storedValues };
  await open();
  expect(system.options.map(({ backgroundColor }) => backgroundColor)).toEqual([canvas]);
});

test('the page’s theme is the one of menus and dialogs too', async () => {
  const window = await open();
  applyTheme(window, 'dark');
  expect(system.theme).toBe('dark');
  expect(window).toMatchObject({ colors: [pageColors.dark.canvas] });
});
