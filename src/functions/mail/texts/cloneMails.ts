/** Mails around a clone: to whom is let talk to it or looks after it, and to its owner. */
import type { MailText } from './mailWords.ts';

export interface CloneMailParameters {
  readonly 'clone-invitation': {
    readonly ownerName: string;
    readonly personName: string;
    readonly role: 'listener' | 'steward';
    readonly link: string;
    /** The last day, written in the language of the mail. */
    readonly lastDay: string;
  };
  /** To the owner. */
  readonly 'clone-steward-acted': {
    readonly stewardName: string;
    readonly state: 'suspended' | 'active' | 'retired';
    readonly pageAddress: string;
  };
  /** To the owner, who asked for it. The page of the link takes the answer, and ends these mails. */
  readonly 'clone-weekly-question': { readonly question: string; readonly link: string };
}

type CloneMails = {
  readonly [Purpose in keyof CloneMailParameters]: (parameters: CloneMailParameters[Purpose]) => MailText;
};

const UNKNOWN = (name: string) =>
  `If you do not know ${name}, or would rather not, leave this message unread: nothing follows from it. We never ask for money, bank details or a password by mail.`;
const INCONNU = (name: string) =>
  `Si vous ne connaissez pas ${name}, ou ne le souhaitez pas, laissez ce message sans suite\u00a0: il n’en découle rien. Nous ne demandons jamais d’argent, de coordonnées bancaires ni de mot de passe par email.`;

export const englishCloneMails: CloneMails = {
  'clone-invitation': ({ ownerName, personName, role, link, lastDay }) => ({
    subject:
      role === 'listener'
        ? `${ownerName} would like you to hear their memories`
        : `${ownerName} asks you to look after their AI clone`,
    paragraphs: [
      `Dear ${personName},`,
      ...(role === 'listener'
        ? [
            `${ownerName} has recorded memories at Amaranth and would like you to be able to ask about them. An AI answers, made from these recordings: it only says what ${ownerName} said, and shows where.`,
            'It is for adults, and there is no hurry.',
          ]
        : [
            `${ownerName} has made an AI clone of their memories at Amaranth, and asks you to look after it. You could suspend it, or retire it for good, if it ever did more harm than good. You would see nothing of what is said to it.`,
          ]),
    ],
    button: { label: 'See the invitation', address: link },
    after: `The invitation is open until ${lastDay}. ${UNKNOWN(ownerName)}`,
  }),
  'clone-steward-acted': ({ stewardName, state, pageAddress }) => ({
    subject: {
      suspended: `${stewardName} has suspended your clone`,
      active: `${stewardName} has woken your clone`,
      retired: `${stewardName} has retired your clone`,
    }[state],
    paragraphs: [
      {
        suspended: `${stewardName}, whom you asked to look after your clone, has suspended it. Nobody can talk to it. You can wake it again.`,
        active: `${stewardName}, whom you asked to look after your clone, has ended its suspension.`,
        retired: `${stewardName}, whom you asked to look after your clone, has retired it for good. Nobody can talk to it any more. Your answers and recordings are where they were.`,
      }[state],
    ],
    button: { label: 'Open my clone', address: pageAddress },
  }),
  'clone-weekly-question': ({ question, link }) => ({
    subject: question,
    paragraphs: [
      question,
      'Write as much or as little as you like. To record it instead, the same page shows the way.',
    ],
    button: { label: 'Answer', address: link },
    after:
      'You asked for one question a week. The page behind the button also ends these mails, with one press and without signing in. Whoever has the link can answer, so keep it to yourself.',
  }),
};

/** What a mail is told comes with plain spaces: no line breaks before a question mark. */
const unbroken = (text: string) => text.replace(/ (?=[?:;!])/g, '\u00a0');

export const frenchCloneMails: CloneMails = {
  'clone-invitation': ({ ownerName, personName, role, link, lastDay }) => ({
    subject:
      role === 'listener'
        ? `${ownerName} aimerait vous faire entendre ses souvenirs`
        : `${ownerName} vous demande de veiller sur son clone IA`,
    paragraphs: [
      `Bonjour ${personName},`,
      ...(role === 'listener'
        ? [
            `${ownerName} a enregistré des souvenirs chez Amaranth et aimerait que vous puissiez poser des questions. Une IA répond, faite de ces enregistrements\u00a0: elle ne dit que ce que ${ownerName} a dit, et montre où.`,
            'C’est réservé aux adultes, et rien ne presse.',
          ]
        : [
            `${ownerName} a fait un clone IA de ses souvenirs chez Amaranth, et vous demande de veiller sur lui. Vous pourriez le suspendre, ou le retirer pour de bon, s’il faisait un jour plus de mal que de bien. Vous ne verriez rien de ce qui lui est dit.`,
          ]),
    ],
    button: { label: 'Voir l’invitation', address: link },
    after: `L’invitation est ouverte jusqu’au ${lastDay}. ${INCONNU(ownerName)}`,
  }),
  'clone-steward-acted': ({ stewardName, state, pageAddress }) => ({
    subject: {
      suspended: `${stewardName} a suspendu votre clone`,
      active: `${stewardName} a réveillé votre clone`,
      retired: `${stewardName} a retiré votre clone`,
    }[state],
    paragraphs: [
      {
        suspended: `${stewardName}, à qui vous avez demandé de veiller sur votre clone, l’a suspendu. Personne ne peut lui parler. Vous pouvez le réveiller.`,
        active: `${stewardName}, à qui vous avez demandé de veiller sur votre clone, a mis fin à sa suspension.`,
        retired: `${stewardName}, à qui vous avez demandé de veiller sur votre clone, l’a retiré pour de bon. Plus personne ne peut lui parler. Vos réponses et vos enregistrements sont là où ils étaient.`,
      }[state],
    ],
    button: { label: 'Ouvrir mon clone', address: pageAddress },
  }),
  'clone-weekly-question': ({ question, link }) => ({
    subject: unbroken(question),
    paragraphs: [
      unbroken(question),
      'Écrivez autant ou aussi peu que vous voulez. Pour l’enregistrer plutôt, la même page montre le chemin.',
    ],
    button: { label: 'Répondre', address: link },
    after:
      'Vous avez demandé une question par semaine. La page derrière le bouton arrête aussi ces messages, d’une pression et sans connexion. Qui a le lien peut répondre\u00a0: gardez-le pour vous.',
  }),
};
