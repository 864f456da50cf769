/**
 * The language of what the shell says itself (menus, questions, titles): the one that the person chose in the app, else the
 * system's. Menu and tray stand there, and are drawn anew when it changes.
 */
import { app } from 'electron';
import { type Language, languageSchema } from '#shared/domain/userProfile.ts';

let readChosen: () => string | undefined = () => undefined;

/** `read` gives what the app has stored, whatever that is. Call it before anything is said. */
export function followChosenLanguage(read: () => string | undefined): void {
  readChosen = read;
}

export const shellLanguage = (): Language =>
  languageSchema.safeParse(readChosen()).data ?? (app.getLocale().startsWith('fr') ? 'fr' : 'en');
