/** Mails of a release: to who receives something, and to administrators about a documented case. */
import type { CaseState } from '#shared/callables/legacyCases.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import type { MailText } from '../mailWords.ts';

export interface ReleaseMailParameters {
  /** To who has no account yet, or was to hear nothing before. The secret is in the link's fragment. */
  readonly 'release-claim': {
    readonly ownerName: string;
    readonly personName: string;
    readonly link: string;
    /** The last day, written in the language of the mail. */
    readonly lastDay: string;
  };
  readonly 'release-stage': Left & { readonly stage: ReleaseStage };
  /** What was left for a day or an age, when it has come. */
  readonly 'release-day': Left;
  readonly 'release-taken-back': { readonly ownerName: string };
  /** To administrators: who documented what stands on the page, never in a mail. */
  readonly 'case-opened': { readonly link: string };
  readonly 'case-decided': { readonly link: string; readonly state: CaseState };
}

interface Left {
  readonly ownerName: string;
  readonly link: string;
}

type ReleaseMails = {
  readonly [Purpose in keyof ReleaseMailParameters]: (parameters: ReleaseMailParameters[Purpose]) => MailText;
};

const stageSubjects: Readonly<Record<ReleaseStage, (name: string) => string>> = {
  instructions: (name) => `Words that ${name} left for you`,
  memories: (name) => `Memories that ${name} left for you`,
  vault: (name) => `Papers that ${name} left for you`,
  clone: (name) => `${name} left you their memories to ask about`,
};
const stageParagraphs: Readonly<Record<ReleaseStage, (name: string) => string>> = {
  instructions: (name) =>
    `${name} wrote something for you, to be read when they could no longer say it themselves. It is yours now.`,
  memories: (name) => `The albums and letters that ${name} wanted you to have are open for you.`,
  vault: (name) =>
    `${name} kept some papers under lock, and chose you to have them. You open them with the key that you made, on the device in front of you.`,
  clone: (name) =>
    `${name} recorded memories, and wanted you to be able to ask about them. An AI answers, made from these recordings: it only says what ${name} said, and shows where.`,
};
const becauseAccepted = (name: string) =>
  `You receive this because you accepted what ${name} wanted to leave you. If you would rather not see it, leave it closed: nobody is told.`;
const NO_HURRY = 'There is no hurry, and nothing to pay. It stays there for you.';

export const englishReleaseMails: ReleaseMails = {
  'release-claim': ({ ownerName, personName, link, lastDay }) => ({
    subject: `What ${ownerName} kept for you at Amaranth`,
    paragraphs: [
      `Dear ${personName},`,
      `${ownerName} asked us to write to you when they could no longer be reached. That time has come, and we are sorry to be the ones who write.`,
      'They kept something here that is meant for you. To receive it you make a free account, or use the one that you have, so that it stays yours.',
    ],
    button: { label: 'Receive it', address: link },
    after: `This link is open until ${lastDay}. There is nothing to pay, and we never ask for bank details or a password by mail. If you do not know ${ownerName}, or would rather not, leave this message unread: nobody is told.`,
  }),
  'release-stage': ({ ownerName, link, stage }) => ({
    subject: stageSubjects[stage](ownerName),
    paragraphs: [
      `${ownerName} asked us to write to you when they could no longer be reached. We are sorry that this time has come.`,
      stageParagraphs[stage](ownerName),
      NO_HURRY,
    ],
    button: { label: 'See what they left', address: link },
    after: becauseAccepted(ownerName),
  }),
  'release-day': ({ ownerName, link }) => ({
    subject: `Something from ${ownerName}, for today`,
    paragraphs: [`${ownerName} left you something for a day that they chose. That day has come.`, NO_HURRY],
    button: { label: 'See what they left', address: link },
    after: becauseAccepted(ownerName),
  }),
  'release-taken-back': ({ ownerName }) => ({
    subject: `Good news of ${ownerName}`,
    paragraphs: [
      `${ownerName} has answered. They are alive, and what we gave you in their name is theirs again.`,
      'We are sorry for the sadness and the alarm. There is nothing for you to do.',
    ],
  }),
  'case-opened': ({ link }) => ({
    subject: 'A documented case was opened',
    paragraphs: [
      'A case was opened for an account whose owner is said to have died. Two administrators look at the papers, each for themselves. If you know this person, leave it to the others.',
    ],
    button: { label: 'Open the cases', address: link },
  }),
  'case-decided': ({ link, state }) => ({
    subject: `A documented case is now ${englishStates[state]}`,
    paragraphs: ['An administrator has decided about a documented case. Their reason stands beside it.'],
    button: { label: 'Open the cases', address: link },
  }),
};

const englishStates = {
  open: 'waiting for a second administrator',
  upheld: 'upheld',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  void: 'void: the owner answered',
} as const;

const frenchSubjects: Readonly<Record<ReleaseStage, (name: string) => string>> = {
  instructions: (name) => `Des mots que ${name} vous a laissés`,
  memories: (name) => `Des souvenirs que ${name} vous a laissés`,
  vault: (name) => `Des papiers que ${name} vous a laissés`,
  clone: (name) => `${name} vous a laissé ses souvenirs à interroger`,
};
const frenchParagraphs: Readonly<Record<ReleaseStage, (name: string) => string>> = {
  instructions: (name) =>
    `${name} a écrit quelque chose pour vous, à lire le jour où les mots ne pourraient plus être dits de vive voix. C’est à vous maintenant.`,
  memories: (name) => `Les albums et les lettres que ${name} voulait vous transmettre vous sont ouverts.`,
  vault: (name) =>
    `${name} gardait des papiers sous clé et souhaitait qu’ils vous reviennent. Vous les ouvrez avec votre propre clé, sur l’appareil que vous avez devant vous.`,
  clone: (name) =>
    `${name} a enregistré des souvenirs, et voulait que vous puissiez les interroger. Une IA répond, faite de ces enregistrements\u00a0: elle ne dit que ce que ${name} a dit, et montre où.`,
};
const parceQueAccepte = (name: string) =>
  `Vous recevez ce message parce que vous avez accepté ce que ${name} souhaitait vous laisser. Si vous préférez ne pas le voir, laissez-le fermé\u00a0: personne n’en est averti.`;
const SANS_HATE = 'Rien ne presse, et il n’y a rien à payer. Tout reste là pour vous.';

export const frenchReleaseMails: ReleaseMails = {
  'release-claim': ({ ownerName, personName, link, lastDay }) => ({
    subject: `Ce que ${ownerName} gardait pour vous chez Amaranth`,
    paragraphs: [
      `Bonjour ${personName},`,
      `${ownerName} nous a demandé de vous écrire le jour où il ne serait plus possible d’avoir de ses nouvelles. Ce jour est venu, et nous sommes désolés que ce soit à nous de vous l’écrire.`,
      'Quelque chose est gardé ici pour vous. Pour le recevoir, vous créez un compte gratuit, ou utilisez celui que vous avez, afin que cela reste à vous.',
    ],
    button: { label: 'Le recevoir', address: link },
    after: `Ce lien est ouvert jusqu’au ${lastDay}. Il n’y a rien à payer, et nous ne demandons jamais de coordonnées bancaires ni de mot de passe par email. Si vous ne connaissez pas ${ownerName}, ou ne le souhaitez pas, laissez ce message sans suite\u00a0: personne n’en est averti.`,
  }),
  'release-stage': ({ ownerName, link, stage }) => ({
    subject: frenchSubjects[stage](ownerName),
    paragraphs: [
      `${ownerName} nous a demandé de vous écrire le jour où il ne serait plus possible d’avoir de ses nouvelles. Nous sommes désolés que ce jour soit venu.`,
      frenchParagraphs[stage](ownerName),
      SANS_HATE,
    ],
    button: { label: 'Voir ce qui vous est laissé', address: link },
    after: parceQueAccepte(ownerName),
  }),
  'release-day': ({ ownerName, link }) => ({
    subject: `De la part de ${ownerName}, pour aujourd’hui`,
    paragraphs: [
      `${ownerName} vous a laissé quelque chose pour un jour choisi d’avance. Ce jour est venu.`,
      SANS_HATE,
    ],
    button: { label: 'Voir ce qui vous est laissé', address: link },
    after: parceQueAccepte(ownerName),
  }),
  'release-taken-back': ({ ownerName }) => ({
    subject: `De bonnes nouvelles de ${ownerName}`,
    paragraphs: [
      `Nous avons des nouvelles de ${ownerName}, qui est en vie. Ce que nous vous avions remis en son nom lui revient.`,
      'Nous sommes désolés de la peine et de l’inquiétude. Vous n’avez rien à faire.',
    ],
  }),
  'case-opened': ({ link }) => ({
    subject: 'Un dossier a été ouvert',
    paragraphs: [
      'Un dossier a été ouvert pour un compte dont le titulaire serait décédé. Deux administrateurs examinent les pièces, chacun de son côté. Si vous connaissez cette personne, laissez les autres s’en charger.',
    ],
    button: { label: 'Ouvrir les dossiers', address: link },
  }),
  'case-decided': ({ link, state }) => ({
    subject: `Un dossier est maintenant ${frenchStates[state]}`,
    paragraphs: ['Un administrateur s’est prononcé sur un dossier. Son motif figure à côté.'],
    button: { label: 'Ouvrir les dossiers', address: link },
  }),
};

const frenchStates = {
  open: 'en attente d’un second administrateur',
  upheld: 'confirmé',
  rejected: 'rejeté',
  withdrawn: 'retiré',
  void: 'sans objet\u00a0: le titulaire a répondu',
} as const;
