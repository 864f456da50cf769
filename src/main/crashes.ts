/**
 * What becomes of a window whose page died or hangs: it says so and offers the way back. A vault that was open is locked by
 * that, and uploads go on where they were.
 */
import { app, type BrowserWindow, dialog } from 'electron';
import { log } from './log.ts';
import { shellLanguage } from './shellLanguage.ts';

const texts = {
  en: {
    gone: 'This window stopped working.',
    goneDetail: 'What was saved is safe. Your vault is locked, and files go on where they were.',
    again: 'Open again',
    quit: 'Quit',
    hangs: 'Amaranth is busy and does not answer.',
    hangsDetail: 'You can wait, or open the window again. What you typed and did not save is lost then.',
    wait: 'Wait',
  },
  fr: {
    gone: 'Cette fenêtre a cessé de fonctionner.',
    goneDetail:
      'Ce qui était enregistré est en sécurité. Votre coffre-fort est verrouillé, et l’envoi des fichiers reprend où il en était.',
    again: 'Rouvrir',
    quit: 'Quitter',
    hangs: 'Amaranth est occupé et ne répond pas.',
    hangsDetail:
      'Vous pouvez attendre, ou rouvrir la fenêtre. Ce que vous avez écrit sans l’enregistrer sera alors perdu.',
    wait: 'Attendre',
  },
};

export function watchForCrashes(window: BrowserWindow): void {
  const { webContents } = window;
  let isAsking = false;
  const ask = async (question: { message: string; detail: string; buttons: string[] }) => {
    if (isAsking || window.isDestroyed()) return null;
    isAsking = true;
    // What was put away asks where it is seen.
    if (!window.isVisible()) window.show();
    try {
      const { response } = await dialog.showMessageBox(window, {
        type: 'warning',
        defaultId: 0,
        cancelId: 0,
        ...question,
      });
      return response;
    } finally {
      isAsking = false;
    }
  };

  webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.log('error', 'page-gone', { reason, exitCode });
    const { gone, goneDetail, again, quit } = texts[shellLanguage()];
    const answer = await ask({ message: gone, detail: goneDetail, buttons: [again, quit] });
    if (answer === 0) webContents.reload();
    else if (answer === 1) app.quit();
  });
  window.on('unresponsive', async () => {
    log.log('warning', 'page-unresponsive');
    const { hangs, hangsDetail, wait, again } = texts[shellLanguage()];
    const answer = await ask({ message: hangs, detail: hangsDetail, buttons: [wait, again] });
    if (answer === 1) webContents.forcefullyCrashRenderer();
  });
}

/** Of the processes beside the windows': the system restarts them by itself. */
export function logLostProcesses(): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log.log('error', 'process-gone', { type, reason, exitCode });
  });
}
