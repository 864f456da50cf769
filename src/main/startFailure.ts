/** A program that cannot start says why in a window: nobody who opened it by its icon reads what a terminal would show. */
import { dialog } from 'electron';
import type { Language } from '#shared/domain/userProfile.ts';
import { shellLanguage } from './shellLanguage.ts';

const messages = {
  en: {
    title: 'Amaranth could not start',
    diskFull:
      'The disk of this computer is full. Nothing was lost: make some room, then open Amaranth again.',
    other: (reason: string) =>
      `Nothing was lost. Open Amaranth again; if that does not help, restart the computer.\n\nThe reason: ${reason}`,
  },
  fr: {
    title: 'Amaranth n’a pas pu démarrer',
    diskFull:
      'Le disque de cet ordinateur est plein. Rien n’est perdu\u00a0: libérez un peu de place, puis rouvrez Amaranth.',
    other: (reason: string) =>
      `Rien n’est perdu. Rouvrez Amaranth\u00a0; si cela ne suffit pas, redémarrez l’ordinateur.\n\nLa raison\u00a0: ${reason}`,
  },
} as const;

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || isDiskFull(error.cause));

/** Title and text; `error` is whatever was thrown. */
export function describeStartFailure(error: unknown, language: Language) {
  const { title, diskFull, other } = messages[language];
  const reason = error instanceof Error ? error.message : String(error);
  return { title, text: isDiskFull(error) ? diskFull : other(reason) };
}

/** Returns when the person has closed the window; on a Linux without a display it is a line on stderr. */
export function showStartFailure(error: unknown): void {
  const { title, text } = describeStartFailure(error, shellLanguage());
  dialog.showErrorBox(title, text);
}
