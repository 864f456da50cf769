/** The mails that carry a link: short, warm, in the person's language, as text and HTML. */
import type { Language } from '#shared/domain/userProfile.ts';

export type ActionMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail' | 'signIn';

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly after: string;
}

const words: Record<Language, Record<ActionMode, Words>> = {
  en: {
    verifyEmail: {
      subject: 'Confirm your address for Amaranth',
      lead: 'Thank you for beginning with Amaranth. Please confirm that this address is yours.',
      button: 'Confirm my address',
      after: 'If you did not ask for this, you can leave this message unread.',
    },
    resetPassword: {
      subject: 'Choose a new password for Amaranth',
      lead: 'Somebody, probably you, asked for a new password. You can choose one here.',
      button: 'Choose a new password',
      after: 'If it was not you, nothing has changed, and you can leave this message unread.',
    },
    verifyAndChangeEmail: {
      subject: 'Confirm your new address for Amaranth',
      lead: 'You asked to use this address for Amaranth from now on. Please confirm that it is yours.',
      button: 'Use this address',
      after: 'If you did not ask for this, you can leave this message unread.',
    },
    recoverEmail: {
      subject: 'Your Amaranth account has a new address',
      lead: 'Your account moved to another e-mail address. If that was you, there is nothing to do.',
      button: 'It was not me: take my account back',
      after:
        'The button works for 30 days. It restores this address and signs every device out. The password, phone number, linked accounts and second step of today go with it; you choose a new password.',
    },
    signIn: {
      subject: 'Your link into Amaranth',
      lead: 'Here is your link. It signs you in once.',
      button: 'Sign in',
      after: 'If you did not ask for this, you can leave this message unread.',
    },
  },
  fr: {
    verifyEmail: {
      subject: 'Confirmez votre adresse pour Amaranth',
      lead: 'Merci de commencer avec Amaranth. Confirmez, s’il vous plaît, que cette adresse est la vôtre.',
      button: 'Confirmer mon adresse',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe pour Amaranth',
      lead: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Vous pouvez le choisir ici.',
      button: 'Choisir un mot de passe',
      after: 'Si ce n’était pas vous, rien n’a changé, et vous pouvez ignorer ce message.',
    },
    verifyAndChangeEmail: {
      subject: 'Confirmez votre nouvelle adresse pour Amaranth',
      lead: 'Vous avez demandé à utiliser cette adresse pour Amaranth. Confirmez, s’il vous plaît, qu’elle est la vôtre.',
      button: 'Utiliser cette adresse',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    recoverEmail: {
      subject: 'Votre compte Amaranth a une nouvelle adresse',
      lead: 'Votre compte utilise désormais une autre adresse. Si c’était vous, il n’y a rien à faire.',
      button: 'Ce n’était pas moi : reprendre mon compte',
      after:
        'Le bouton vaut 30 jours. Il rétablit cette adresse et déconnecte tous les appareils. Le mot de passe, le téléphone, les comptes liés et la seconde étape d’aujourd’hui sont retirés ; vous choisirez un nouveau mot de passe.',
    },
    signIn: {
      subject: 'Votre lien pour entrer dans Amaranth',
      lead: 'Voici votre lien. Il vous connecte une fois.',
      button: 'Se connecter',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
  },
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `X-Firebase-Locale` as the mails' language. */
export function mailLanguage(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** What an address hears that was an account's and was never confirmed. */
const addressMoved: Record<Language, Omit<Words, 'button'>> = {
  en: {
    subject: 'Your Amaranth account has a new address',
    lead: 'An Amaranth account that used this address has moved to another one.',
    after:
      'This address was never confirmed, so it cannot bring the account back. If it was you, there is nothing to do.',
  },
  fr: {
    subject: 'Votre compte Amaranth a une nouvelle adresse',
    lead: 'Un compte Amaranth qui utilisait cette adresse en a pris une autre.',
    after:
      'Cette adresse n’avait jamais été confirmée et ne peut donc pas reprendre le compte. Si c’était vous, il n’y a rien à faire.',
  },
};

export function composeAddressMoved(language: Language) {
  const { subject, lead, after } = addressMoved[language];
  return {
    subject,
    text: `${lead}\n\n${after}\n\nAmaranth\n`,
    html: frame(
      language,
      `<p>${escapeHtml(lead)}</p><p style="color:#5c494d;font-size:15px">${escapeHtml(after)}</p>`,
    ),
  };
}

function frame(language: Language, content: string): string {
  return `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;background:#fbf6ef;color:#2b1a1f;font:17px/1.6 Georgia,serif"><div style="max-width:32rem;margin:0 auto">${content}<p style="color:#5c494d;font-size:15px">Amaranth</p></div></body></html>`;
}

export function composeActionMail(mode: ActionMode, link: string, language: Language) {
  const { subject, lead, button, after } = words[language][mode];
  return {
    subject,
    text: `${lead}\n\n${button}:\n${link}\n\n${after}\n\nAmaranth\n`,
    html: frame(
      language,
      `<p>${escapeHtml(lead)}</p><p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:#8e2f4f;color:#fff8f3;padding:12px 22px;border-radius:10px;text-decoration:none">${escapeHtml(button)}</a></p><p style="color:#5c494d;font-size:15px">${escapeHtml(after)}</p>`,
    ),
  };
}
