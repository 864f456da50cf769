/**
 * The application's menu, by each platform's conventions. What a role does comes with Electron;
 * the entries of our own lead to pages of the app.
 */
import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { type RouteName, routes } from '#shared/routes.ts';
import { type Direction, directions } from './history.ts';
import { type MenuWord, menuMessages } from './menuMessages.ts';
import { shellLanguage } from './shellLanguage.ts';

type Entry = MenuItemConstructorOptions;
type Role = NonNullable<Entry['role']> & MenuWord;

export interface MenuActions {
  /** Leads the window to a page of the app. */
  openPath(path: string): void;
  showLogs(): void;
  /** Null where this program is not updated by itself. */
  readonly checkForUpdates: (() => void) | null;
  /** Whether the window has a page to go back, or forward, to. */
  canGo(direction: Direction): boolean;
  go(direction: Direction): void;
}

export interface AppMenu {
  /** In the language of now. */
  draw(): void;
  /** The window has shown another page, or is gone. */
  followHistory(): void;
}

/** Drawn at once. */
export function installMenu(actions: MenuActions): AppMenu {
  const draw = () => Menu.setApplicationMenu(Menu.buildFromTemplate(describeMenu(process.platform, actions)));
  draw();
  return {
    draw,
    followHistory() {
      for (const direction of directions) {
        const item = Menu.getApplicationMenu()?.getMenuItemById(direction);
        if (item) item.enabled = actions.canGo(direction);
      }
    },
  };
}

export function describeMenu(
  platform: NodeJS.Platform,
  { openPath, showLogs, checkForUpdates, canGo, go }: MenuActions,
): Entry[] {
  const words = menuMessages[shellLanguage()];
  const entry = (role: Role): Entry => ({ role, label: words[role] });
  const page = (word: MenuWord, name: RouteName, place = ''): Entry => ({
    label: words[word],
    click: () => openPath(routes[name].path + place),
  });
  const line: Entry = { type: 'separator' };
  const updates: Entry[] = checkForUpdates
    ? [{ label: words.checkForUpdates, click: () => checkForUpdates() }]
    : [];
  const settings: Entry = { ...page('settings', 'settings'), accelerator: 'CmdOrCtrl+,' };
  const isMac = platform === 'darwin';
  const step = (direction: Direction, accelerator: string): Entry => ({
    id: direction,
    label: words[direction],
    accelerator,
    enabled: canGo(direction),
    click: () => go(direction),
  });
  const own: Entry = {
    label: app.name,
    submenu: [
      entry('about'),
      ...updates,
      line,
      settings,
      line,
      entry('services'),
      line,
      entry('hide'),
      entry('hideOthers'),
      entry('unhide'),
      line,
      entry('quit'),
    ],
  };
  return [
    ...(isMac ? [own] : []),
    { label: words.file, submenu: isMac ? [entry('close')] : [settings, line, entry('quit')] },
    {
      label: words.edit,
      submenu: [
        entry('undo'),
        entry('redo'),
        line,
        entry('cut'),
        entry('copy'),
        entry('paste'),
        entry('selectAll'),
      ],
    },
    {
      label: words.view,
      submenu: [
        step('back', isMac ? 'Cmd+[' : 'Alt+Left'),
        step('forward', isMac ? 'Cmd+]' : 'Alt+Right'),
        line,
        entry('resetZoom'),
        entry('zoomIn'),
        entry('zoomOut'),
        line,
        entry('togglefullscreen'),
        // For who develops it: a packaged program has no way into its page.
        ...(app.isPackaged ? [] : [entry('toggleDevTools')]),
      ],
    },
    {
      label: words.window,
      role: 'window',
      submenu: [entry('minimize'), ...(isMac ? [entry('zoom'), line, entry('front')] : [entry('close')])],
    },
    {
      label: words.help,
      role: 'help',
      submenu: [
        page('helpCenter', 'help'),
        page('contact', 'contact'),
        line,
        page('licences', 'about', '#licences'),
        { label: words.showLogs, click: () => showLogs() },
        ...(isMac ? [] : [line, ...updates, entry('about')]),
      ],
    },
  ];
}
