/** The language of menus and of the shell's own questions: the system's, because no page may be there to say another. */
import { app } from 'electron';
import type { Language } from '#shared/domain/userProfile.ts';

export const systemLanguage = (): Language => (app.getLocale().startsWith('fr') ? 'fr' : 'en');
