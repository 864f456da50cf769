/** What every window is made with. Most are Electron's defaults: each is written down, so that each is a decision. */
import { app, type WebPreferences } from 'electron';

export const lockedPreferences = (): WebPreferences => ({
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  // For who develops it: a packaged program has no way into its pages.
  devTools: !app.isPackaged,
});
