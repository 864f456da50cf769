/**
 * Starts again with the version that was downloaded. The windows close first, as at every end: what is on its way or not saved
 * asks, and who stays keeps everything as it is.
 */
import { app, type BrowserWindow, type Event } from 'electron';
import type { AppUpdater } from 'electron-updater';

export async function restartToUpdate(
  loadUpdater: () => Promise<Pick<AppUpdater, 'quitAndInstall'>>,
  window: BrowserWindow | undefined,
): Promise<void> {
  const updater = await loadUpdater();
  const install = (event: Event) => {
    event.preventDefault();
    // Without questions of the installer's, and with the program open again after it.
    updater.quitAndInstall(true, true);
  };
  app.once('will-quit', install);
  window?.webContents.once('will-prevent-unload', (event) => {
    // The answer was given before (`leaveQuestion.ts`): preventing it lets the page go.
    if (!event.defaultPrevented) app.off('will-quit', install);
  });
  app.quit();
}
