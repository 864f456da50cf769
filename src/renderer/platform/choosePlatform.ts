/** Picks the shell's implementation once, at start. The only place that asks which shell this is. */
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web/webPlatform.ts';

declare global {
  interface Window {
    /** Put there by the preload script, under BRIDGE_GLOBAL; absent in a browser. */
    readonly amaranth?: DesktopBridge;
  }
}

export async function choosePlatform(): Promise<Platform> {
  if (!window.amaranth) return createWebPlatform();
  const { createDesktopPlatform } = await import('./desktop/desktopPlatform.ts');
  return createDesktopPlatform(window.amaranth);
}
