/** Which version this page is of, and whether its server still takes what it writes ([Note: Versions meet]). */
import { isOlderClient } from '#shared/clientVersion.ts';
import { publicConfiguration } from './configuration.ts';

/** The version of `package.json` at the build (`define` in `vite.config.ts`). */
declare const __CLIENT_VERSION__: string;

export const clientVersion = __CLIENT_VERSION__;

let wasRefused = false;
const listeners = new Set<() => void>();

export function isClientOutdated(): boolean {
  return wasRefused || isOlderClient(clientVersion, publicConfiguration().minimumClientVersion);
}

/** The server refused a call because of this page's age: it became newer while the page stood open. */
export function noteClientOutdated(): void {
  wasRefused = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` once the server refuses this page; returns a function that ends it. */
export function onClientOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
