/** Both halves of the double as the one module that main and the preload name, for the compiler alone. */
import type { electronInPreload } from './electronInPreload.ts';

export * from './electron.ts';

type InPreload = ReturnType<typeof electronInPreload>;
export const contextBridge: InPreload['contextBridge'];
export const ipcRenderer: InPreload['ipcRenderer'];
