/** The mails that carry a link, in the person's language. Their words are the product's catalogue of mails. */
import type { Language } from '#shared/domain/userProfile.ts';
import { composeMail } from '../../../functions/mail/index.ts';

export type ActionMode =
  | 'verifyEmail'
  | 'resetPassword'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'revertSecondFactorAddition'
  | 'signIn';

const purposes = {
  verifyEmail: 'confirm-address',
  resetPassword: 'reset-password',
  verifyAndChangeEmail: 'confirm-new-address',
  recoverEmail: 'address-changed',
  revertSecondFactorAddition: 'second-factor-added',
  signIn: 'sign-in-link',
} as const;

/** `X-Firebase-Locale` as the mails' language. */
export function mailLanguage(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export function composeActionMail(mode: ActionMode, link: string, language: Language) {
  return composeMail(purposes[mode], { link }, language);
}
