/** The platform chosen at start, for everything that runs after. */
import type { Platform } from './platform.ts';

let chosen: Platform | null = null;

export function setPlatform(platform: Platform): void {
  chosen = platform;
}

export function platform(): Platform {
  if (!chosen) throw new Error('The platform was used before start-up chose it.');
  return chosen;
}
