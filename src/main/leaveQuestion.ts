/**
 * Asks before a window closes while files are on their way. A browser asks by itself; Electron would silently refuse to
 * close instead (`will-prevent-unload`), and the person would think the app is stuck.
 */
import { app, type BrowserWindow, dialog } from 'electron';

const questions = {
  en: {
    message: 'Files are still on their way.',
    detail: 'If you leave now, they go on where they were the next time you open Amaranth.',
    leave: 'Leave',
    stay: 'Stay',
  },
  fr: {
    message: 'Des fichiers sont encore en chemin.',
    detail:
      'Si vous partez maintenant, ils reprendront où ils en étaient à la prochaine ouverture d’Amaranth.',
    leave: 'Partir',
    stay: 'Rester',
  },
} as const;

/** The system's language decides: the page that knows the person's own is the one about to go. */
export function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { message, detail, leave, stay } = questions[app.getLocale().startsWith('fr') ? 'fr' : 'en'];
    const choice = dialog.showMessageBoxSync(window, {
      type: 'question',
      message,
      detail,
      buttons: [leave, stay],
      defaultId: 1,
      cancelId: 1,
    });
    // Preventing the default of "prevent unload" lets the page go.
    if (choice === 0) event.preventDefault();
  });
}
