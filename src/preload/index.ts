/**
 * The bridge between the page and the desktop shell, whole: see [Note: The desktop bridge] in
 * `src/shared/desktop/bridge.ts`. It runs sandboxed, checks what goes out and what comes back, and holds no state.
 */
import './plainValidation.ts';

import { contextBridge, ipcRenderer } from 'electron';
import {
  BRIDGE_GLOBAL,
  type BridgeInput,
  type BridgeMethod,
  type BridgeOutput,
  bridgeContract,
  channelOf,
  type DesktopBridge,
} from '#shared/desktop/bridge.ts';

async function ask<Method extends BridgeMethod>(
  method: Method,
  input: BridgeInput<Method>,
): Promise<BridgeOutput<Method>> {
  const { input: inputSchema, output: outputSchema } = bridgeContract[method];
  const answer: unknown = await ipcRenderer.invoke(channelOf(method), inputSchema.parse(input));
  return outputSchema.parse(answer) as BridgeOutput<Method>;
}

const bridge = {
  readConfiguration: () => ask('readConfiguration', undefined),
  readStoredValues: () => ask('readStoredValues', undefined),
  writeStoredValue: (entry) => ask('writeStoredValue', entry),
  readSession: () => ask('readSession', undefined),
  writeSession: (session) => ask('writeSession', session),
  clearSession: () => ask('clearSession', undefined),
  describeSessionStore: () => ask('describeSessionStore', undefined),
  readVaultSecret: (ownership) => ask('readVaultSecret', ownership),
  writeVaultSecret: (entry) => ask('writeVaultSecret', entry),
  hideContent: (isHidden) => ask('hideContent', isHidden),
  copySecret: (text) => ask('copySecret', text),
  clearClipboard: (text) => ask('clearClipboard', text),
  reportTheme: (theme) => ask('reportTheme', theme),
  openPopupSignIn: (request) => ask('openPopupSignIn', request),
  cancelPopupSignIn: () => ask('cancelPopupSignIn', undefined),
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld(BRIDGE_GLOBAL, bridge);
