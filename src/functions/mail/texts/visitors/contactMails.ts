/** Mails about a message that somebody sent from /contact. */
import type { SupportSubject } from '#shared/domain/supportRequest.ts';
import type { MailText } from '../mailWords.ts';

export interface ContactMailParameters {
  /** To the operator; an answer goes to who wrote (Reply-To). */
  readonly 'support-request': {
    readonly ticket: string;
    readonly subject: SupportSubject;
    /** Empty for who gave none. */
    readonly personName: string;
    readonly address: string;
    readonly words: string;
    readonly link: string;
  };
  /** To who wrote. Nothing of what was written stands in it: anybody can type anybody's address. */
  readonly 'support-receipt': { readonly ticket: string; readonly subject: SupportSubject };
}

type ContactMails = {
  readonly [Purpose in keyof ContactMailParameters]: (parameters: ContactMailParameters[Purpose]) => MailText;
};

const english: Readonly<Record<SupportSubject, string>> = {
  account: 'an account',
  vault: 'the vault',
  bereavement: 'a legacy, or somebody who has died',
  albums: 'albums',
  press: 'the press',
  security: 'security',
  other: 'something else',
};

const french: Readonly<Record<SupportSubject, string>> = {
  account: 'un compte',
  vault: 'le coffre-fort',
  bereavement: 'un héritage, ou une personne décédée',
  albums: 'les albums',
  press: 'la presse',
  security: 'la sécurité',
  other: 'autre chose',
};

export const englishContactMails: ContactMails = {
  'support-request': ({ ticket, subject, personName, address, words, link }) => ({
    subject: `${ticket}: a message about ${english[subject]}`,
    paragraphs: [personName ? `${personName} (${address}) writes:` : `${address} writes:`, words],
    button: { label: 'Open the messages', address: link },
    after:
      'An answer to this mail goes to the person. Keep the number in its subject, and mark the message answered.',
  }),
  'support-receipt': ({ ticket, subject }) => ({
    subject: `${ticket}: we have your message`,
    paragraphs: [
      `Your message about ${english[subject]} has arrived. Its number is ${ticket}.`,
      'A person reads it, and answers to this address. If you write to us about it again, mention the number.',
    ],
    after:
      'We will never ask for your password or your vault phrase. If you did not write to us, somebody typed your address by mistake; there is nothing to do.',
  }),
};

export const frenchContactMails: ContactMails = {
  'support-request': ({ ticket, subject, personName, address, words, link }) => ({
    subject: `${ticket}\u00a0: un message sur ${french[subject]}`,
    paragraphs: [personName ? `${personName} (${address}) écrit\u00a0:` : `${address} écrit\u00a0:`, words],
    button: { label: 'Ouvrir les messages', address: link },
    after:
      'Une réponse à ce message parvient à la personne. Gardez le numéro dans l’objet, et marquez le message comme répondu.',
  }),
  'support-receipt': ({ ticket, subject }) => ({
    subject: `${ticket}\u00a0: nous avons votre message`,
    paragraphs: [
      `Votre message sur ${french[subject]} est bien arrivé. Son numéro est ${ticket}.`,
      'Une personne le lit et répond à cette adresse. Si vous nous écrivez de nouveau à ce sujet, mentionnez le numéro.',
    ],
    after:
      'Nous ne demanderons jamais votre mot de passe ni la phrase de votre coffre-fort. Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur\u00a0; il n’y a rien à faire.',
  }),
};
