/**
 * Asks before a window closes while files are on their way or something typed is not saved. A browser asks by itself; Electron would silently refuse to
 * close instead (`will-prevent-unload`), and the person would think the app is stuck.
 */
import { type BrowserWindow, dialog } from 'electron';
import { systemLanguage } from './systemLanguage.ts';

const questions = {
  en: {
    message: 'Something here is not finished.',
    detail:
      'Files go on where they were the next time you open Amaranth. What you typed and did not save is lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  fr: {
    message: 'Tout n’est pas terminé.',
    detail:
      'L’envoi des fichiers reprendra où il en était à la prochaine ouverture d’Amaranth. Ce que vous avez écrit sans l’enregistrer est perdu.',
    leave: 'Partir',
    stay: 'Rester',
  },
} as const;

/** The system's language decides: the page that knows the person's own is the one about to go. */
export function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { message, detail, leave, stay } = questions[systemLanguage()];
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
