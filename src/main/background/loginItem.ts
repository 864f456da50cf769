/**
 * Whether the system opens Amaranth when somebody logs in. What is told is the system's own state, never what was chosen here:
 * people change it in the system's settings as well.
 */
import { app } from 'electron';
import { ownAppImage } from '../ownAppImage.ts';
import { autostartPath, followProgram, readAutostart, writeAutostart } from './autostart.ts';

/** Given to the program by what opens it at login, so that it shows no window then; macOS says it otherwise. */
export const HIDDEN_ARGUMENT = '--hidden';

/** While it is developed, the program is Electron's own and has to be told which app it runs. */
const programArguments = () => [...(app.isPackaged ? [] : [app.getAppPath()]), HIDDEN_ARGUMENT];
/** An AppImage runs from a folder that is gone with it. */
const program = () => [
  ownAppImage({ program: process.execPath, environment: process.env }) ?? process.execPath,
  ...programArguments(),
];

export interface LoginItem {
  read(): Promise<boolean>;
  write(opens: boolean): Promise<void>;
  /** Once the app runs. */
  refresh(): Promise<void>;
}

export function loginItemOf(platform: NodeJS.Platform): LoginItem {
  const nothing = async () => undefined;
  if (platform === 'linux') {
    const path = autostartPath(process.env);
    return {
      read: () => readAutostart(path),
      write: (opens) => writeAutostart(path, opens ? program() : null),
      refresh: () => followProgram(path, program()),
    };
  }
  if (platform === 'win32') {
    return {
      // Switched off in the Task Manager it is still written in the registry.
      read: async () => app.getLoginItemSettings({ args: windowsArguments() }).executableWillLaunchAtLogin,
      write: async (opens) => app.setLoginItemSettings({ openAtLogin: opens, args: windowsArguments() }),
      refresh: nothing,
    };
  }
  return {
    read: async () => app.getLoginItemSettings().openAtLogin,
    write: async (opens) => app.setLoginItemSettings({ openAtLogin: opens }),
    refresh: nothing,
  };
}

/** Electron joins them by spaces into one command line. */
const windowsArguments = () =>
  programArguments().map((given) => (given.includes(' ') ? `"${given}"` : given));

/** Whether it was the system that opened the program, at login. */
export function wasOpenedAtLogin(platform: NodeJS.Platform, given: readonly string[]): boolean {
  return platform === 'darwin'
    ? app.getLoginItemSettings().wasOpenedAtLogin
    : given.includes(HIDDEN_ARGUMENT);
}
