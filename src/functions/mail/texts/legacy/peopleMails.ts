/** Mails around people whom an owner names: invitations, and what becomes of them. */
import type { MailText } from '../mailWords.ts';

export interface PeopleMailParameters {
  /** To who was named, in the owner's own words where they wrote some. The secret is in the link's fragment. */
  readonly 'invitation-beneficiary': Invitation;
  readonly 'invitation-contact': Invitation;
  /** To the owner, from here on. */
  readonly 'invitation-accepted': Told;
  readonly 'invitation-declined': Told;
  /** The address took no mail, or sent it back. */
  readonly 'invitation-bounced': Told & { readonly address: string };
  /** Who had accepted is no longer there. */
  readonly 'person-left': Told;
  /** They made new keys: what was locked with the former ones opens no more. */
  readonly 'lock-broken': Told;
}

interface Told {
  readonly personName: string;
  /** Where the owner sees this person, and does what is to be done. */
  readonly pageAddress: string;
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
  'invitation-accepted': ({ personName, pageAddress }) => ({
    subject: `${personName} has accepted your invitation`,
    paragraphs: [
      `${personName} has accepted, and made a key that only they hold.`,
      'Two things are left for you: compare the words of that key with them, in person or on the telephone, and lock what is meant for them. Until then they count for nothing that is armed.',
    ],
    button: { label: 'See what is left to do', address: pageAddress },
  }),
  'invitation-declined': ({ personName, pageAddress }) => ({
    subject: `${personName} has declined your invitation`,
    paragraphs: [
      `${personName} does not want to take this on, or was not the person you meant. Nothing else has changed.`,
      'You can ask them again, or name somebody else.',
    ],
    button: { label: 'See the people you named', address: pageAddress },
  }),
  'invitation-bounced': ({ personName, address, pageAddress }) => ({
    subject: `Your invitation did not reach ${personName}`,
    paragraphs: [
      `The invitation to ${address} could not be delivered. The address may have an error in it, or be out of use.`,
      'Correct it, and send the invitation again.',
    ],
    button: { label: 'Correct the address', address: pageAddress },
  }),
  'person-left': ({ personName, pageAddress }) => ({
    subject: `${personName} is no longer there for you at Amaranth`,
    paragraphs: [
      `${personName} had accepted your invitation, and has left since, or deleted their account. They hold no key of yours any more.`,
      'What was locked with their help is to be locked anew. You can invite them again, or name somebody else.',
    ],
    button: { label: 'See what is left to do', address: pageAddress },
  }),
  'lock-broken': ({ personName, pageAddress }) => ({
    subject: `${personName} has new keys, and a lock is broken`,
    paragraphs: [
      `${personName} lost what opened their key, and made a new one. What you locked with the former one would not open.`,
      'One click locks it anew. Ask them first, in person or on the telephone, whether it was them, and compare the words of the new key.',
    ],
    button: { label: 'Repair the lock', address: pageAddress },
    after: 'If they know nothing of it, do not lock anything anew: somebody else may be in their account.',
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
  'invitation-accepted': ({ personName, pageAddress }) => ({
    subject: `${personName} a accepté votre invitation`,
    paragraphs: [
      `${personName} a accepté, et créé une clé qui reste entre ses mains.`,
      'Il vous reste deux choses à faire\u00a0: comparer avec cette personne les mots de sa clé, de vive voix ou au téléphone, et verrouiller ce qui lui est destiné. D’ici là, elle ne compte pour rien de ce qui est armé.',
    ],
    button: { label: 'Voir ce qui reste à faire', address: pageAddress },
  }),
  'invitation-declined': ({ personName, pageAddress }) => ({
    subject: `${personName} a décliné votre invitation`,
    paragraphs: [
      `${personName} ne souhaite pas s’en charger, ou n’était pas la personne à qui vous pensiez. Rien d’autre n’a changé.`,
      'Vous pouvez lui reposer la question, ou désigner quelqu’un d’autre.',
    ],
    button: { label: 'Voir les personnes désignées', address: pageAddress },
  }),
  'invitation-bounced': ({ personName, address, pageAddress }) => ({
    subject: `Votre invitation n’est pas arrivée chez ${personName}`,
    paragraphs: [
      `L’invitation adressée à ${address} n’a pas pu être remise. L’adresse contient peut-être une erreur, ou n’est plus utilisée.`,
      'Corrigez-la, puis renvoyez l’invitation.',
    ],
    button: { label: 'Corriger l’adresse', address: pageAddress },
  }),
  'person-left': ({ personName, pageAddress }) => ({
    subject: `${personName} n’est plus là pour vous chez Amaranth`,
    paragraphs: [
      `${personName} avait accepté votre invitation, puis s’est retiré ou a supprimé son compte, et ne détient plus aucune clé de votre part.`,
      'Ce qui était verrouillé avec son aide est à verrouiller de nouveau. Vous pouvez renouveler l’invitation, ou désigner quelqu’un d’autre.',
    ],
    button: { label: 'Voir ce qui reste à faire', address: pageAddress },
  }),
  'lock-broken': ({ personName, pageAddress }) => ({
    subject: `${personName} a de nouvelles clés, et un verrou est rompu`,
    paragraphs: [
      `${personName} a perdu de quoi ouvrir sa clé et en a créé une autre. Ce que vous aviez verrouillé avec la précédente ne s’ouvrirait plus.`,
      'Un clic suffit pour verrouiller de nouveau. Demandez-lui d’abord, de vive voix ou au téléphone, si cela vient bien de sa part, et comparez les mots de la nouvelle clé.',
    ],
    button: { label: 'Réparer le verrou', address: pageAddress },
    after:
      'Si cette personne n’est au courant de rien, ne verrouillez rien\u00a0: quelqu’un d’autre est peut-être entré dans son compte.',
  }),
};
