/**
 * [Note: In the background]
 * Who chose that Amaranth keeps running, or opens at login, is reminded of a check-in while no window is to be seen. It is
 * the page that knows what is due: it lives on in the window that was put away, looks every quarter of an hour as ever, and
 * tells over the bridge. A hidden page's timers run once a minute at least and go on after the computer slept, so that waking
 * up needs nothing of its own; what is due is counted in days.
 */
import type { BackgroundChoices, BridgeInput } from '#shared/desktop/bridge.ts';
import { type LoginItem, loginItemOf } from './loginItem.ts';
import { createTray, type TrayActions } from './tray.ts';

export interface Background {
  /** Whether the window is put away when it is closed. */
  isOn(): boolean;
  /** Changes what is given, and tells how things are. */
  change(choices: BridgeInput<'changeBackground'>): Promise<BackgroundChoices>;
  reportCheckIn(isDue: boolean): void;
  /** The shell speaks another language. */
  redraw(): void;
}

interface BackgroundParts extends TrayActions {
  readonly keepsRunning: { read(): boolean; write(keepsRunning: boolean): void };
  readonly report: (event: string, error: unknown) => void;
  readonly platform: NodeJS.Platform;
}

export async function openBackground(parts: BackgroundParts): Promise<Background> {
  const { keepsRunning, platform, report } = parts;
  const loginItem = loginItemOf(platform);
  const tray = createTray(parts, platform);
  let opensAtLogin = await readLoginItem(loginItem, report);
  let isCheckInDue = false;
  const isOn = () => opensAtLogin || keepsRunning.read();
  const draw = () => tray.show({ isThere: isOn(), isCheckInDue });
  draw();
  loginItem.refresh().catch((error: unknown) => report('login-item-stale', error));
  return {
    isOn,
    redraw: draw,
    async change(choices) {
      if (choices.keepsRunning !== undefined) keepsRunning.write(choices.keepsRunning);
      if (choices.opensAtLogin !== undefined) await loginItem.write(choices.opensAtLogin);
      opensAtLogin = await loginItem.read();
      draw();
      return { opensAtLogin, keepsRunning: keepsRunning.read() };
    },
    reportCheckIn(isDue) {
      isCheckInDue = isDue;
      draw();
    },
  };
}

/** What cannot be read must not keep the app from starting. */
async function readLoginItem(loginItem: LoginItem, report: BackgroundParts['report']): Promise<boolean> {
  try {
    return await loginItem.read();
  } catch (error) {
    report('login-item-unreadable', error);
    return false;
  }
}
