/** Where the main window was, and where it may open again: never off every screen, never too small to use. */
import { z } from 'zod';

const windowStateSchema = z.object({
  /** Top left corner; null lets the system centre the window. */
  place: z.object({ x: z.number().int(), y: z.number().int() }).nullable(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  isMaximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowStateSchema>;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The narrowest the interface is drawn for, in CSS pixels. */
export const MINIMUM_WIDTH = 360;
export const MINIMUM_HEIGHT = 480;
export const defaultWindowState: WindowState = { place: null, width: 1200, height: 820, isMaximized: false };

/** How much of the window must be on a screen for its place to be kept, in pixels. */
const VISIBLE_MARGIN = 80;

function isReachable(window: Rectangle, screen: Rectangle): boolean {
  const overlapX = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const isTitleBarOnScreen = window.y >= screen.y && window.y < screen.y + screen.height - VISIBLE_MARGIN;
  return overlapX >= VISIBLE_MARGIN && isTitleBarOnScreen;
}

/** The state to open with: the stored one if a screen still shows it, else centred at its size. */
export function restoreWindowState(stored: unknown, screens: readonly Rectangle[]): WindowState {
  const parsed = windowStateSchema.safeParse(stored);
  if (!parsed.success) return defaultWindowState;
  const width = Math.max(parsed.data.width, MINIMUM_WIDTH);
  const height = Math.max(parsed.data.height, MINIMUM_HEIGHT);
  const { place, isMaximized } = parsed.data;
  const isKept = place !== null && screens.some((screen) => isReachable({ ...place, width, height }, screen));
  return { place: isKept ? place : null, width, height, isMaximized };
}
