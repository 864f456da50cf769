/** Asks before the session is kept in a weaker place than last time, while no page is there yet. */
import { dialog } from 'electron';
import type { WeakerStore } from './keychain/index.ts';
import { shellLanguage } from './shellLanguage.ts';

const questions = {
  en: {
    message: 'Your computer’s keychain does not answer',
    detail: {
      memory:
        'Amaranth kept your session there. It may be locked: unlock it and look again. If you go on without it, you sign in each time you open Amaranth.',
      'encrypted-file':
        'Amaranth kept your session there. It may be locked: unlock it and look again. If you go on without it, your session is kept in an encrypted file, and you sign in once more.',
    },
    buttons: ['Look again', 'Go on without it', 'Quit'],
  },
  fr: {
    message: 'Le trousseau de votre ordinateur ne répond pas',
    detail: {
      memory:
        'Amaranth y gardait votre session. Il est peut-être verrouillé : déverrouillez-le et regardez à nouveau. Sans lui, vous vous connecterez à chaque ouverture d’Amaranth.',
      'encrypted-file':
        'Amaranth y gardait votre session. Il est peut-être verrouillé : déverrouillez-le et regardez à nouveau. Sans lui, votre session est gardée dans un fichier chiffré, et vous vous connectez une fois de plus.',
    },
    buttons: ['Regarder à nouveau', 'Continuer sans lui', 'Quitter'],
  },
};

const answers = ['look-again', 'agree', 'quit'] as const;

export async function askForWeakerStore(kind: WeakerStore): Promise<(typeof answers)[number]> {
  const { message, detail, buttons } = questions[shellLanguage()];
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message,
    detail: detail[kind],
    buttons,
    defaultId: 0,
    cancelId: 2,
  });
  return answers[response] ?? 'quit';
}
