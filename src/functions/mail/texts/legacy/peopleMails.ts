/** Mails around people whom an owner names: invitations, and what becomes of them. */
import type { MailText } from '../mailWords.ts';

export interface PeopleMailParameters {
  /** To who was named, in the owner's own words where they wrote some. The secret is in the link's fragment. */
  readonly 'invitation-beneficiary': Invitation;
  readonly 'invitation-contact': Invitation;
  /** To the owner, from here on. */
  readonly 'invitation-accepted': Told & { readonly role: 'beneficiary' | 'trusted-contact' };
  readonly 'invitation-declined': Told;
  /** The address took no mail, or sent it back. */
  readonly 'invitation-bounced': Told & { readonly address: string };
  /** Who had accepted is no longer there. */
  readonly 'person-left': Told;
  /** They made new keys: what was locked with the former ones opens no more. */
  readonly 'lock-broken': Told;
  /** To the person themself: another passphrase or code, or another key altogether. */
  readonly 'person-keys-changed': { readonly isNewKey: boolean; readonly pageAddress: string };
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

const UNKNOWN = (name: string) =>
  `If you do not know ${name}, or would rather not, decline on that page, or leave this message unread: nothing follows from it. We never ask for money, bank details or a password by mail.`;
const INCONNU = (name: string) =>
  `Si vous ne connaissez pas ${name}, ou ne le souhaitez pas, déclinez sur cette page ou laissez ce message sans suite\u00a0: il n’en découle rien. Nous ne demandons jamais d’argent, de coordonnées bancaires ni de mot de passe par email.`;

/** The owner's own words, marked as theirs. */
const writes = (name: string, words: string) => (words ? [`${name} writes:`, words] : []);
const ecrit = (name: string, words: string) => (words ? [`${name} vous écrit\u00a0:`, words] : []);

export const englishPeopleMails: PeopleMails = {
  'invitation-beneficiary': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} has named you at Amaranth`,
    paragraphs: [
      `Dear ${personName},`,
      `${ownerName} keeps memories and papers at Amaranth, and has named you as somebody to receive some of them one day. Nothing has happened, and there is nothing to pay.`,
      ...writes(ownerName, words),
      'If you accept, your browser makes a key that only you hold, so that nobody else can open what is meant for you.',
    ],
    button: { label: 'See the invitation', address: link },
    after: `The invitation is open until ${lastDay}. ${UNKNOWN(ownerName)}`,
  }),
  'invitation-contact': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} asks you to be a trusted contact`,
    paragraphs: [
      `Dear ${personName},`,
      `${ownerName} keeps memories and papers at Amaranth, and would like you to be a trusted contact. If they no longer answer one day, we will ask you whether they are alive. Nothing has happened, and there is nothing to pay.`,
      ...writes(ownerName, words),
    ],
    button: { label: 'See what it means', address: link },
    after: `The invitation is open until ${lastDay}. ${UNKNOWN(ownerName)}`,
  }),
  'invitation-accepted': ({ personName, pageAddress, role }) => ({
    subject: `${personName} has accepted your invitation`,
    paragraphs: [
      `${personName} has accepted, and made a key that only they hold.`,
      role === 'beneficiary'
        ? 'Compare the words of that key with them, in person or on the telephone. If something of your vault is meant for them, lock it for them then: it does not reach them before.'
        : 'One thing is left for you: compare the words of that key with them, in person or on the telephone, to be sure that nobody came between you.',
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
    subject: `${personName} has stepped back at Amaranth`,
    paragraphs: [
      `${personName} had accepted your invitation, and has stepped back since, or deleted their account. They hold no key of yours any more.`,
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
  'person-keys-changed': ({ isNewKey, pageAddress }) => ({
    subject: isNewKey ? 'You have a new key' : 'The way to open your key was changed',
    paragraphs: [
      isNewKey
        ? 'You made a new key for what others entrust to you. What was locked with the former one is to be locked anew by those who named you: they were told.'
        : 'The phrase or the recovery code of your key was changed. The former one opens it no longer.',
    ],
    button: { label: 'See what others entrust to you', address: pageAddress },
    after: 'If it was not you, change the password of your account, and tell those who named you.',
  }),
};

export const frenchPeopleMails: PeopleMails = {
  'invitation-beneficiary': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} a pensé à vous chez Amaranth`,
    paragraphs: [
      `Bonjour ${personName},`,
      `${ownerName} garde des souvenirs et des papiers chez Amaranth, et vous compte parmi les personnes qui en recevront une partie un jour. Il ne s’est rien passé, et il n’y a rien à payer.`,
      ...ecrit(ownerName, words),
      'Si vous acceptez, votre navigateur crée une clé que personne d’autre ne détient\u00a0: vous seul ou vous seule pourrez ouvrir ce qui vous est destiné.',
    ],
    button: { label: 'Voir l’invitation', address: link },
    after: `L’invitation est ouverte jusqu’au ${lastDay}. ${INCONNU(ownerName)}`,
  }),
  'invitation-contact': ({ ownerName, personName, words, link, lastDay }) => ({
    subject: `${ownerName} vous demande d’être une personne de confiance`,
    paragraphs: [
      `Bonjour ${personName},`,
      `${ownerName} garde des souvenirs et des papiers chez Amaranth, et souhaite que vous soyez une personne de confiance. Si un jour il n’y a plus de réponse de sa part, nous vous demanderons si cette personne est en vie. Il ne s’est rien passé, et il n’y a rien à payer.`,
      ...ecrit(ownerName, words),
    ],
    button: { label: 'Voir ce que cela signifie', address: link },
    after: `L’invitation est ouverte jusqu’au ${lastDay}. ${INCONNU(ownerName)}`,
  }),
  'invitation-accepted': ({ personName, pageAddress, role }) => ({
    subject: `${personName} a accepté votre invitation`,
    paragraphs: [
      `${personName} a accepté, et créé une clé qui reste entre ses mains.`,
      role === 'beneficiary'
        ? 'Comparez avec cette personne les mots de sa clé, de vive voix ou au téléphone. Si une part de votre coffre-fort lui est destinée, verrouillez-la ensuite pour elle\u00a0: elle ne lui parvient pas avant.'
        : 'Il vous reste une chose à faire\u00a0: comparer avec cette personne les mots de sa clé, de vive voix ou au téléphone, pour être sûr que personne ne s’est glissé entre vous.',
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
    subject: `${personName} ne vous accompagne plus chez Amaranth`,
    paragraphs: [
      `${personName} avait accepté votre invitation, puis y a renoncé ou a supprimé son compte, et ne détient plus aucune clé de votre part.`,
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
  'person-keys-changed': ({ isNewKey, pageAddress }) => ({
    subject: isNewKey ? 'Vous avez une nouvelle clé' : 'Ce qui ouvre votre clé a changé',
    paragraphs: [
      isNewKey
        ? 'Vous avez créé une nouvelle clé pour ce que d’autres vous confient. Ce qui était verrouillé avec la précédente est à verrouiller de nouveau par les personnes qui vous l’ont confié\u00a0: elles en sont informées.'
        : 'La phrase ou le code de secours de votre clé a changé. Ce qui l’ouvrait avant ne l’ouvre plus.',
    ],
    button: { label: 'Voir ce que l’on vous confie', address: pageAddress },
    after:
      'Si ce n’était pas vous, changez le mot de passe de votre compte et prévenez les personnes qui vous confient quelque chose.',
  }),
};
