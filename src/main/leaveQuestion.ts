/**
 * Asks before a window closes while its page would not go, and names what that is. A browser asks by itself; Electron would
 * silently refuse to close instead (`will-prevent-unload`), and the person would think the app is stuck.
 *
 * The page says what it is while it is asked to go. What it says comes by the same ordered pipe of its frame as its answer,
 * and before it.
 */
import { type BrowserWindow, dialog } from 'electron';
import type { UnfinishedWork } from '#shared/desktop/bridge.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { shellLanguage } from './shellLanguage.ts';

interface Question {
  readonly message: string;
  readonly detail: string;
}

interface Questions extends Readonly<Record<UnfinishedWork, Question>> {
  /** For a page that says nothing of itself. */
  readonly unknown: Question;
  readonly several: string;
  readonly leave: string;
  readonly stay: string;
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    typed: {
      message: 'What you entered here is not saved.',
      detail: 'If you leave now, it is lost.',
    },
    vault: {
      message: 'What you were writing in the vault is not saved.',
      detail: 'The vault locked before it was. Unlock it to get it back; if you leave now, it is lost.',
    },
    uploads: {
      message: 'Files are still on their way.',
      detail: 'They go on when Amaranth is open again. Some may have to be chosen once more.',
    },
    unknown: { message: 'Something here is not finished.', detail: 'If you leave now, it may be lost.' },
    several: 'Several things here are not finished.',
    leave: 'Leave',
    stay: 'Stay',
  },
  fr: {
    typed: {
      message: 'Ce que vous avez saisi ici n’est pas enregistré.',
      detail: 'Si vous partez maintenant, ce sera perdu.',
    },
    vault: {
      message: 'Ce que vous écriviez dans le coffre-fort n’est pas enregistré.',
      detail:
        'Il s’est verrouillé avant. Déverrouillez-le pour le retrouver\u202f; si vous partez maintenant, ce sera perdu.',
    },
    uploads: {
      message: 'Des fichiers sont encore en cours d’envoi.',
      detail:
        'Leur envoi reprendra quand Amaranth sera de nouveau ouvert. Certains seront peut-être à choisir une fois de plus.',
    },
    unknown: {
      message: 'Quelque chose ici n’est pas terminé.',
      detail: 'Si vous partez maintenant, cela pourrait être perdu.',
    },
    several: 'Plusieurs choses ici ne sont pas terminées.',
    leave: 'Partir',
    stay: 'Rester',
  },
};

export function describeQuestion(works: readonly UnfinishedWork[], language: Language): Question {
  const texts = questions[language];
  const [first, ...others] = works;
  if (!first) return texts.unknown;
  if (others.length === 0) return texts[first];
  const detail = works.map((work) => `${texts[work].message} ${texts[work].detail}`).join('\n\n');
  return { message: texts.several, detail };
}

export interface LeaveQuestion {
  /** What the page that is asked to go would not let go of. */
  learn(works: readonly UnfinishedWork[]): void;
  askBeforeLeaving(window: BrowserWindow): void;
}

export function createLeaveQuestion(): LeaveQuestion {
  let works: readonly UnfinishedWork[] = [];
  return {
    learn(told) {
      works = told;
    },
    askBeforeLeaving(window) {
      window.webContents.on('will-prevent-unload', (event) => {
        // Quitting from the tray: what is asked about must be seen.
        if (!window.isVisible()) window.show();
        const language = shellLanguage();
        const { leave, stay } = questions[language];
        const choice = dialog.showMessageBoxSync(window, {
          type: 'question',
          ...describeQuestion(works, language),
          buttons: [leave, stay],
          defaultId: 1,
          cancelId: 1,
        });
        works = [];
        // Preventing the default of "prevent unload" lets the page go.
        if (choice === 0) event.preventDefault();
      });
    },
  };
}
