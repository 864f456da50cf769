/** Mails around people whom an owner names: invitations, and what becomes of them. */
import type { MailText } from '../mailText.ts';

export interface PeopleMailParameters {
  /** To who was named, in the owner's own words where they wrote some. The secret is in the link's fragment. */
  readonly 'invitation-beneficiary': Invitation;
  readonly 'invitation-contact': Invitation;
}

interface Invitation {
  readonly ownerName: string;
  readonly personName: string;
  readonly words: string;
  readonly link: string;
  /** The last day, written in the language of the mail. */
  readonly lastDay: string;
}

type PeopleMails = {
  readonly [Purpose in keyof PeopleMailParameters]: (parameters: PeopleMailParameters[Purpose]) => MailText;
};

const UNKNOWN = 'If you do not know who this is, you can leave this message unread.';
const INCONNU = 'Si vous ne connaissez pas cette personne, vous pouvez ignorer ce message.';

export const englishPeopleMails: PeopleMails = {
  'invitation-beneficiary': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} wants to leave you something`,
    paragraphs: [
      `Dear ${personName},`,
      `${ownerName} keeps memories and papers at Amaranth, and has named you as somebody to receive some of them one day. Nothing has happened, and there is nothing to pay.`,
      ...(words ? [words] : []),
      'If you accept, your browser makes a key that only you hold, so that nobody else can open what is meant for you.',
    ],
    button: { label: 'See the invitation', address: link },
    after: `The invitation is open until ${lastDay}. ${UNKNOWN}`,
  }),
  'invitation-contact': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} asks you for something important`,
    paragraphs: [
      `Dear ${personName},`,
      `${ownerName} would like you to be a trusted contact. If they no longer answer one day, we will ask you whether they are alive. Nothing is given to anybody on our word alone.`,
      ...(words ? [words] : []),
    ],
    button: { label: 'See what it means', address: link },
    after: `The invitation is open until ${lastDay}. ${UNKNOWN}`,
  }),
};

export const frenchPeopleMails: PeopleMails = {
  'invitation-beneficiary': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} souhaite vous transmettre quelque chose`,
    paragraphs: [
      `Bonjour ${personName},`,
      `${ownerName} garde des souvenirs et des papiers chez Amaranth, et vous a désigné parmi les personnes qui en recevront une partie un jour. Il ne s’est rien passé, et il n’y a rien à payer.`,
      ...(words ? [words] : []),
      'Si vous acceptez, votre navigateur crée une clé que vous êtes seul à détenir\u00a0: personne d’autre ne pourra ouvrir ce qui vous est destiné.',
    ],
    button: { label: 'Voir l’invitation', address: link },
    after: `L’invitation est ouverte jusqu’au ${lastDay}. ${INCONNU}`,
  }),
  'invitation-contact': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} vous demande quelque chose d’important`,
    paragraphs: [
      `Bonjour ${personName},`,
      `${ownerName} souhaite que vous soyez une personne de confiance. Si un jour il n’y a plus de réponse de sa part, nous vous demanderons si cette personne est en vie. Rien n’est remis à qui que ce soit sur notre seule parole.`,
      ...(words ? [words] : []),
    ],
    button: { label: 'Voir ce que cela signifie', address: link },
    after: `L’invitation est ouverte jusqu’au ${lastDay}. ${INCONNU}`,
  }),
};
