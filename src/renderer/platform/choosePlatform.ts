/** Picks the shell's implementation once, at start. The only place that asks which shell this is. */
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web/webPlatform.ts';

export async function choosePlatform(): Promise<Platform> {
  return createWebPlatform();
}
