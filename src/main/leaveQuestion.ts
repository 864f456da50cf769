/**
 * Asks before a window closes while files are on their way or something typed is not saved. A browser asks by itself; Electron would silently refuse to
 * close instead (`will-prevent-unload`), and the person would think the app is stuck.
 */
import { type BrowserWindow, dialog } from 'electron';
import { shellLanguage } from './shellLanguage.ts';

const questions = {
  en: {
    message: 'Something here is not finished.',
    detail:
      'Files that are on their way go on the next time you open Amaranth. Words that you typed and did not save, if there are any, are lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  fr: {
    message: 'Tout n’est pas terminé.',
    detail:
      'Les fichiers en cours d’envoi reprendront à la prochaine ouverture d’Amaranth. Ce que vous auriez écrit sans l’enregistrer serait perdu.',
    leave: 'Partir',
    stay: 'Rester',
  },
} as const;

export function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    // Quitting from the tray: what is asked about must be seen.
    if (!window.isVisible()) window.show();
    const { message, detail, leave, stay } = questions[shellLanguage()];
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
