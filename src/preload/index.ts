/**
 * The bridge between the page and the desktop shell, whole: see [Note: The desktop bridge] in
 * `src/shared/desktop/bridge.ts`. It runs sandboxed, checks what goes out and what comes back, and holds no state.
 */
import './plainValidation.ts';

import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import {
  BRIDGE_GLOBAL,
  type BridgeInput,
  type BridgeMethod,
  type BridgeOutput,
  bridgeContract,
  channelOf,
  type DesktopBridge,
} from '#shared/desktop/bridge.ts';
import {
  type DesktopEvent,
  desktopEventSchema,
  EVENT_CHANNEL,
  LISTEN_CHANNEL,
} from '#shared/desktop/events.ts';

async function ask<Method extends BridgeMethod>(
  method: Method,
  input: BridgeInput<Method>,
): Promise<BridgeOutput<Method>> {
  const { input: inputSchema, output: outputSchema } = bridgeContract[method];
  const answer: unknown = await ipcRenderer.invoke(channelOf(method), inputSchema.parse(input));
  return outputSchema.parse(answer) as BridgeOutput<Method>;
}

/** The listener sees the event alone: what Electron sends along could send on any channel. */
function listen(listener: (event: DesktopEvent) => void): () => void {
  const receive = (_event: IpcRendererEvent, told: unknown) => {
    const parsed = desktopEventSchema.safeParse(told);
    if (parsed.success) listener(parsed.data);
  };
  ipcRenderer.on(EVENT_CHANNEL, receive);
  // A page that main does not take for its own hears nothing.
  ipcRenderer.invoke(LISTEN_CHANNEL).catch(() => undefined);
  return () => {
    ipcRenderer.off(EVENT_CHANNEL, receive);
  };
}

const bridge = {
  listen,
  readStart: () => ask('readStart', undefined),
  writeStoredValue: (entry) => ask('writeStoredValue', entry),
  readSession: () => ask('readSession', undefined),
  writeSession: (session) => ask('writeSession', session),
  describeSessionStore: () => ask('describeSessionStore', undefined),
  readVaultSecret: (ownership) => ask('readVaultSecret', ownership),
  writeVaultSecret: (entry) => ask('writeVaultSecret', entry),
  readCacheKey: (userId) => ask('readCacheKey', userId),
  hideContent: (isHidden) => ask('hideContent', isHidden),
  copySecret: (text) => ask('copySecret', text),
  clearClipboard: (text) => ask('clearClipboard', text),
  reportTheme: (theme) => ask('reportTheme', theme),
  changeBackground: (choices) => ask('changeBackground', choices),
  showNotification: (notification) => ask('showNotification', notification),
  reportCheckIn: (isDue) => ask('reportCheckIn', isDue),
  reportUnfinished: (works) => ask('reportUnfinished', works),
  openPopupSignIn: (request) => ask('openPopupSignIn', request),
  cancelPopupSignIn: () => ask('cancelPopupSignIn', undefined),
  revealDownload: (id) => ask('revealDownload', id),
  takeUpdate: (step) => ask('takeUpdate', step),
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld(BRIDGE_GLOBAL, bridge);
