/** What is asked about a new version outside of any page: from the menu, and when the program found one by itself. */
import { app, dialog, Notification, shell } from 'electron';
import type { UpdateState } from '#shared/desktop/events.ts';
import { shellLanguage } from '../shellLanguage.ts';
import type { Updates } from './followUpdates.ts';

const texts = {
  en: {
    newest: 'You have the newest version.',
    failed: 'Amaranth could not look for a new version just now.',
    failedDetail: 'Nothing is wrong with your Amaranth. Look again later.',
    available: (version: string) => `Amaranth ${version} is available.`,
    found: 'Press here to see what is new.',
    elsewhere: 'Your system installs programs itself: take it from where this one came from.',
    ready: (version: string) => `Amaranth ${version} is ready.`,
    readyDetail: 'It is put in place when you quit. What you have saved stays as it is.',
    download: 'Download',
    openSite: 'Open the site',
    later: 'Later',
    restart: 'Restart Now',
    whenIQuit: 'When I Quit',
    close: 'Close',
  },
  fr: {
    newest: 'Vous avez la version la plus récente.',
    failed: 'Amaranth n’a pas pu chercher de nouvelle version à l’instant.',
    failedDetail: 'Votre Amaranth va bien. Regardez à nouveau plus tard.',
    available: (version: string) => `Amaranth ${version} est disponible.`,
    found: 'Appuyez ici pour voir les nouveautés.',
    elsewhere: 'Votre système installe lui-même les programmes : prenez-la là d’où vient celle-ci.',
    ready: (version: string) => `Amaranth ${version} est prêt.`,
    readyDetail:
      'La nouvelle version est mise en place quand vous quittez. Ce que vous avez enregistré reste tel quel.',
    download: 'Télécharger',
    openSite: 'Ouvrir le site',
    later: 'Plus tard',
    restart: 'Redémarrer maintenant',
    whenIQuit: 'Quand je quitterai',
    close: 'Fermer',
  },
};

interface Setting {
  readonly updates: Updates;
  readonly restart: () => void;
  /** Where the newest program is offered; null where the operator names no such page. */
  readonly site: string | null;
}

/** Whether the first of the buttons was pressed; the second is what Escape means. */
async function ask(message: string, detail: string, yes: string, no: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message,
    detail,
    buttons: [yes, no],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

async function say(message: string, detail: string, close: string): Promise<void> {
  await dialog.showMessageBox({ type: 'info', message, detail, buttons: [close] });
}

/** Goes on from where the new version is: what is new, whether to download it, when to put it in place. */
async function goOn(state: UpdateState, setting: Setting): Promise<void> {
  const words = texts[shellLanguage()];
  switch (state.step) {
    case 'newest':
      return say(words.newest, app.getVersion(), words.close);
    case 'failed':
      return say(words.failed, words.failedDetail, words.close);
    case 'available': {
      const message = words.available(state.version);
      const notes = state.notes ?? '';
      if (state.canDownload) {
        if (await ask(message, notes, words.download, words.later)) {
          await goOn(await setting.updates.download(), setting);
        }
        return;
      }
      const detail = [notes, words.elsewhere].filter(Boolean).join('\n\n');
      if (!setting.site) return say(message, detail, words.close);
      if (await ask(message, detail, words.openSite, words.later)) await shell.openExternal(setting.site);
      return;
    }
    case 'ready':
      if (await ask(words.ready(state.version), words.readyDetail, words.restart, words.whenIQuit)) {
        setting.restart();
      }
      return;
    default:
      return;
  }
}

/** From the menu. */
export async function checkAndAsk(setting: Setting): Promise<void> {
  await goOn(await setting.updates.check(true), setting);
}

/** By itself: one quiet line for each new version, and questions only for who presses it. */
export function checkQuietly(setting: Setting): () => Promise<void> {
  let told = '';
  return async () => {
    const state = await setting.updates.check(false);
    if (state.step !== 'available' || state.version === told || !Notification.isSupported()) return;
    told = state.version;
    const words = texts[shellLanguage()];
    const notification = new Notification({ title: words.available(state.version), body: words.found });
    notification.on('click', () => void goOn(setting.updates.current(), setting));
    notification.show();
  };
}
