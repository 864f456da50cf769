/** Mails of the waitlist: the one that asks whether an address wants its place, and the one to who has it already. */
import type { MailText } from '../mailWords.ts';

export interface WaitlistMailParameters {
  readonly 'waitlist-confirm': {
    /** The secret is in the link's fragment. */
    readonly link: string;
    /** The last day on which it works, written in the language of the mail. */
    readonly lastDay: string;
  };
  readonly 'waitlist-again': { readonly link: string };
}

type WaitlistMails = {
  readonly [Purpose in keyof WaitlistMailParameters]: (
    parameters: WaitlistMailParameters[Purpose],
  ) => MailText;
};

export const englishWaitlistMails: WaitlistMails = {
  'waitlist-confirm': ({ link, lastDay }) => ({
    subject: 'Confirm your place on the Amaranth waitlist',
    paragraphs: [
      'Somebody, probably you, asked for a place on the waitlist of Amaranth with this address.',
      'Your place counts from the moment you press the button on the page that this link opens. Later the same link shows your place in line, and lets you choose another plan or leave.',
    ],
    button: { label: 'See and confirm my place', address: link },
    after: `Unconfirmed, the link works until ${lastDay}; then we forget this address. If it was not you, there is nothing to do.`,
  }),
  'waitlist-again': ({ link }) => ({
    subject: 'Your place on the Amaranth waitlist stands',
    paragraphs: [
      'Somebody, probably you, asked once more for a place on the waitlist with this address. You have one already, and nothing about it has changed.',
      'The link shows your place in line, and lets you choose another plan or leave.',
    ],
    button: { label: 'See my place', address: link },
    after: 'If it was not you, there is nothing to do.',
  }),
};

export const frenchWaitlistMails: WaitlistMails = {
  'waitlist-confirm': ({ link, lastDay }) => ({
    subject: 'Confirmez votre place sur la liste d’attente d’Amaranth',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé une place sur la liste d’attente d’Amaranth avec cette adresse.',
      'Votre place compte dès que vous appuyez sur le bouton de la page que ce lien ouvre. Plus tard, le même lien montre votre rang et permet de changer de formule ou de quitter la liste.',
    ],
    button: { label: 'Voir et confirmer ma place', address: link },
    after: `Sans confirmation, le lien fonctionne jusqu’au ${lastDay}\u00a0; nous oublions ensuite cette adresse. Si ce n’était pas vous, il n’y a rien à faire.`,
  }),
  'waitlist-again': ({ link }) => ({
    subject: 'Votre place sur la liste d’attente d’Amaranth est gardée',
    paragraphs: [
      'Quelqu’un, sans doute vous, a redemandé une place sur la liste d’attente avec cette adresse. Vous en avez déjà une, et rien n’y a changé.',
      'Le lien montre votre rang et permet de changer de formule ou de quitter la liste.',
    ],
    button: { label: 'Voir ma place', address: link },
    after: 'Si ce n’était pas vous, il n’y a rien à faire.',
  }),
};
