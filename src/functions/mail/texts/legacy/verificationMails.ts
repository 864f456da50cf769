/**
 * Mails of a life verification: to its owner, who is asked whether all is well, and to the contacts who are asked after them.
 * Nobody is told that somebody died: nobody knows.
 */
import type { MailText } from '../mailWords.ts';

export interface VerificationMailParameters {
  /** `number` counts from 1 to 3. The link checks in. */
  readonly 'life-reminder': Setup & { readonly number: number };
  /** `days` that are left until the contacts are asked. */
  readonly 'life-grace': Setup & { readonly days: string };
  readonly 'life-verifying': Setup;
  readonly 'life-disputed': Setup;
  /** `days` that are left to object. */
  readonly 'life-veto': Setup & { readonly days: string };
  /** Papers say that the owner has died. The link checks in. */
  readonly 'life-case-opened': { readonly link: string };
  readonly 'life-hold': Setup;
  readonly 'life-voided': Setup;
  readonly 'life-cancelled': Setup;
  readonly 'life-contact-asked': Contact;
  readonly 'life-contact-disputed': Contact;
  readonly 'life-contact-voided': Contact;
  readonly 'life-channel-code': { readonly code: string };
  readonly 'life-rehearsal-gift': {
    readonly link: string;
    readonly stage: 'instructions' | 'memories' | 'vault' | 'clone';
  };
}

interface Setup {
  readonly link: string;
  readonly isRehearsal: boolean;
}
interface Contact extends Setup {
  readonly ownerName: string;
  readonly contactName: string;
}

type VerificationMails = {
  readonly [Purpose in keyof VerificationMailParameters]: (
    parameters: VerificationMailParameters[Purpose],
  ) => MailText;
};

const englishLabel = {
  subject: '[Rehearsal] ',
  words: 'This is a rehearsal: nothing in this mail has happened, and nothing is given to anybody.',
};
const frenchLabel = {
  subject: '[Répétition] ',
  words:
    'Ceci est une répétition\u00a0: rien de ce que dit ce message n’a eu lieu, et rien n’est remis à personne.',
};

/** A rehearsal's mail says that it is one before anything else. */
function labelledBy(label: { readonly subject: string; readonly words: string }) {
  return <Told extends Setup>(write: (told: Told) => MailText): ((told: Told) => MailText) =>
    (told) => {
      const mail = write(told);
      if (!told.isRehearsal) return mail;
      return {
        ...mail,
        subject: `${label.subject}${mail.subject}`,
        paragraphs: [label.words, ...mail.paragraphs],
      };
    };
}
const inEnglish = labelledBy(englishLabel);
const inFrench = labelledBy(frenchLabel);

const CHECK_IN = 'I am well';
const ONE_PRESS =
  'Opening the page changes nothing; pressing its button does, once. Signing in to Amaranth says the same.';

const englishStage = {
  instructions: 'Your words and instructions',
  memories: 'Your albums and messages',
  vault: 'What is meant for them in your vault',
  clone: 'Your clone',
};

export const englishVerificationMails: VerificationMails = {
  'life-reminder': inEnglish(({ link, number }) => ({
    subject:
      number === 1
        ? 'Are you well?'
        : number === 2
          ? 'We have not heard from you yet'
          : 'Please let us know that you are well',
    paragraphs:
      number === 1
        ? [
            'It is time for the check-in that you asked us for. One press is enough, and all goes on as before.',
          ]
        : number === 2
          ? [
              'A week ago we asked whether you are well. If you were busy, that is all right: one press is enough.',
            ]
          : [
              'We have asked twice whether you are well. This is the last reminder before a longer time of waiting begins. Nobody else is asked before that time is over.',
            ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  })),
  'life-grace': inEnglish(({ link, days }) => ({
    subject: 'Before we ask the people you trust',
    paragraphs: [
      `We have not heard from you. For ${days} days we wait and ask nobody. After that we ask your trusted contacts whether you are well.`,
      'Whatever you do in Amaranth until then ends this at once.',
    ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  })),
  'life-verifying': inEnglish(({ link }) => ({
    subject: 'We are asking your trusted contacts after you',
    paragraphs: [
      'We have not heard from you, or somebody you trust was worried about you. So we are asking your trusted contacts whether you are well. Nothing is given to anybody while they are asked, and their silence is no answer.',
      'If you read this, one press ends it and tells them that you are well.',
    ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  })),
  'life-disputed': inEnglish(({ link }) => ({
    subject: 'Your trusted contacts do not agree about you',
    paragraphs: [
      'Of the people you trust, one says that you live and another that you do not. Nothing happens while they do not agree.',
      'If you read this, one press ends the question.',
    ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  })),
  'life-veto': inEnglish(({ link, days }) => ({
    subject: 'Please answer if you can',
    paragraphs: [
      `Enough of your trusted contacts have told us that you are no longer there. We wait another ${days} days for a word from you. Only then do the people you chose receive what you left them.`,
      'If you read this, one press stops it all.',
    ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  })),
  'life-case-opened': ({ link }) => ({
    subject: 'We were told something about you that may not be true',
    paragraphs: [
      'Somebody has sent us papers which say that you have died. If you read this, they are wrong, and we are sorry to trouble you with it.',
      'Two of us look at the papers, each for themselves. Nothing is given to anybody because of them alone: your trusted contacts would be asked first, and you would hear from us several times more.',
      'One press ends it.',
    ],
    button: { label: CHECK_IN, address: link },
    after: ONE_PRESS,
  }),
  'life-hold': inEnglish(({ link }) => ({
    subject: 'A change to your life verification waits for seven days',
    paragraphs: [
      'Somebody, most likely you, changed where you are asked, who is asked after you, or how long one waits. Until the seven days are over everything stays as it was.',
    ],
    button: { label: 'Look at the change', address: link },
    after: 'If it was not you, take the change back on that page, and choose a new password.',
  })),
  'life-voided': inEnglish(({ link }) => ({
    subject: 'All is as before',
    paragraphs: [
      'You gave a sign of life. Whoever was asked after you has been told, what was open is closed, and whatever was given has been taken back.',
    ],
    button: { label: 'See what happened', address: link },
    after: 'If it was not you, choose a new password and look at your life verification.',
  })),
  'life-cancelled': inEnglish(({ link }) => ({
    subject: 'Your life verification has been called off',
    paragraphs: [
      'From now on nobody is asked after you, and nothing will be given to anybody. You can begin again at any time.',
    ],
    button: { label: 'Open life verification', address: link },
    after: 'If it was not you, choose a new password and begin again on that page.',
  })),
  'life-contact-asked': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `Do you know how ${ownerName} is?`,
    paragraphs: [
      `Dear ${contactName},`,
      `${ownerName} named you as somebody who would know. We have not heard from them in a while, and would like to ask you whether they are well. There may be a simple reason.`,
      'Please take the time that you need. If you cannot say, say nothing: silence counts for nothing. If they live, your word gives them time to answer for themselves.',
    ],
    button: { label: 'Answer', address: link },
    after: 'Nothing is given to anybody on one word alone, and a word can be taken back.',
  })),
  'life-contact-disputed': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `We have heard different things about ${ownerName}`,
    paragraphs: [
      `Dear ${contactName},`,
      `About ${ownerName} we have been told both that they live and that they do not. Nothing happens until that is clear. If you can reach them, please ask them to sign in, or tell us what you know.`,
    ],
    button: { label: 'Answer', address: link },
    after: 'You can change your answer at any time.',
  })),
  'life-contact-voided': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `You need not answer about ${ownerName} any more`,
    paragraphs: [
      `Dear ${contactName},`,
      `Our question about ${ownerName} is withdrawn. There is nothing left for you to do. Thank you for being there.`,
    ],
    button: { label: 'Open Amaranth', address: link },
  })),
  'life-channel-code': ({ code }) => ({
    subject: `${code} is your code for Amaranth`,
    paragraphs: [
      `Somebody, most likely you, wants to be asked at this address whether they are well. The code is ${code}. It is good for ten minutes.`,
    ],
    after: 'If you did not ask for it, you can ignore this mail.',
  }),
  'life-rehearsal-gift': ({ link, stage }) => ({
    subject: `[Rehearsal] ${englishStage[stage]} would be given now`,
    paragraphs: [
      englishLabel.words,
      `Had it been real, somebody you chose would receive this now: ${englishStage[stage].toLowerCase()}. As it is a rehearsal, only you hear of it.`,
    ],
    button: { label: 'See the rehearsal', address: link },
  }),
};

const JE_VAIS_BIEN = 'Je vais bien';
const UN_APPUI =
  'Ouvrir la page ne change rien\u00a0; appuyer sur son bouton suffit, une fois. Se connecter à Amaranth dit la même chose.';

const frenchStage = {
  instructions: 'vos mots et vos consignes',
  memories: 'vos albums et vos messages',
  vault: 'ce que votre coffre lui destine',
  clone: 'votre clone',
};

export const frenchVerificationMails: VerificationMails = {
  'life-reminder': inFrench(({ link, number }) => ({
    subject:
      number === 1
        ? 'Allez-vous bien\u00a0?'
        : number === 2
          ? 'Nous n’avons pas encore de vos nouvelles'
          : 'Dites-nous, s’il vous plaît, que vous allez bien',
    paragraphs:
      number === 1
        ? [
            'C’est le moment du signe de vie que vous nous avez demandé de vous rappeler. Un appui suffit, et tout continue comme avant.',
          ]
        : number === 2
          ? [
              'Il y a une semaine, nous vous avons demandé si vous alliez bien. Si le temps vous a manqué, ce n’est rien\u00a0: un appui suffit.',
            ]
          : [
              'Nous vous avons demandé deux fois si vous alliez bien. Ce rappel est le dernier avant un temps d’attente plus long. Personne d’autre n’est interrogé avant la fin de ce temps.',
            ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  })),
  'life-grace': inFrench(({ link, days }) => ({
    subject: 'Avant d’interroger vos personnes de confiance',
    paragraphs: [
      `Nous n’avons pas de vos nouvelles. Pendant ${days}\u00a0jours, nous attendons sans interroger personne. Ensuite, nous demanderons à vos personnes de confiance si vous allez bien.`,
      'Tout ce que vous ferez d’ici là dans Amaranth y met fin aussitôt.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  })),
  'life-verifying': inFrench(({ link }) => ({
    subject: 'Nous demandons de vos nouvelles à vos personnes de confiance',
    paragraphs: [
      'Nous n’avons pas de vos nouvelles, ou une personne de confiance s’est inquiétée. Nous demandons donc à vos personnes de confiance si vous allez bien. Rien n’est remis à personne pendant ce temps, et leur silence n’est pas une réponse.',
      'Si vous lisez ceci, un appui y met fin et leur dit que vous allez bien.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  })),
  'life-disputed': inFrench(({ link }) => ({
    subject: 'Vos personnes de confiance ne sont pas d’accord à votre sujet',
    paragraphs: [
      'Parmi vos personnes de confiance, l’une dit que vous êtes en vie et une autre que vous ne l’êtes plus. Rien ne se passe tant qu’elles ne sont pas d’accord.',
      'Si vous lisez ceci, un appui met fin à la question.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  })),
  'life-veto': inFrench(({ link, days }) => ({
    subject: 'Répondez-nous, si vous le pouvez',
    paragraphs: [
      `Vos personnes de confiance ont été assez nombreuses à nous dire que vous n’êtes plus là. Nous attendons encore ${days}\u00a0jours un mot de vous. Alors seulement, les personnes que vous avez choisies reçoivent ce que vous leur laissez.`,
      'Si vous lisez ceci, un appui arrête tout.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  })),
  'life-case-opened': ({ link }) => ({
    subject: 'On nous a dit de vous une chose qui n’est peut-être pas vraie',
    paragraphs: [
      'Quelqu’un nous a adressé des papiers selon lesquels vous seriez décédé. Si vous lisez ceci, ils se trompent, et nous sommes désolés de vous importuner.',
      'Deux d’entre nous examinent ces papiers, chacun de son côté. Ils ne suffisent pas à eux seuls pour remettre quoi que ce soit\u00a0: vos personnes de confiance seraient d’abord interrogées, et vous recevriez encore plusieurs messages de notre part.',
      'Un appui met fin à tout cela.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: UN_APPUI,
  }),
  'life-hold': inFrench(({ link }) => ({
    subject: 'Un changement de votre vérification de vie attend sept jours',
    paragraphs: [
      'Quelqu’un, vous sans doute, a changé où l’on vous interroge, qui l’on interroge à votre sujet, ou combien de temps on attend. Jusqu’à la fin des sept jours, tout reste comme avant.',
    ],
    button: { label: 'Voir le changement', address: link },
    after:
      'Si ce n’était pas vous, annulez le changement sur cette page et choisissez un nouveau mot de passe.',
  })),
  'life-voided': inFrench(({ link }) => ({
    subject: 'Tout est comme avant',
    paragraphs: [
      'Vous avez donné signe de vie. Les personnes interrogées à votre sujet en sont averties, ce qui était ouvert est clos, et ce qui avait été remis est repris.',
    ],
    button: { label: 'Voir ce qui s’est passé', address: link },
    after:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe et regardez votre vérification de vie.',
  })),
  'life-cancelled': inFrench(({ link }) => ({
    subject: 'Votre vérification de vie est arrêtée',
    paragraphs: [
      'Désormais, personne n’est interrogé à votre sujet, et rien ne sera remis à personne. Vous pouvez recommencer à tout moment.',
    ],
    button: { label: 'Ouvrir la vérification de vie', address: link },
    after: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et recommencez sur cette page.',
  })),
  'life-contact-asked': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Avez-vous des nouvelles de ${ownerName}\u00a0?`,
    paragraphs: [
      `Bonjour ${contactName},`,
      `${ownerName} a pensé à vous comme à quelqu’un qui saurait. Nous sommes sans nouvelles depuis un moment, et aimerions vous demander si tout va bien. Il y a peut-être une raison toute simple.`,
      'Prenez le temps qu’il vous faut. Si vous ne savez pas, ne dites rien\u00a0: un silence ne compte pas. Si cette personne est en vie, votre réponse lui laisse le temps de répondre elle-même.',
    ],
    button: { label: 'Répondre', address: link },
    after: 'Rien n’est remis à qui que ce soit sur une seule parole, et une réponse peut être retirée.',
  })),
  'life-contact-disputed': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Nous avons entendu des choses contraires au sujet de ${ownerName}`,
    paragraphs: [
      `Bonjour ${contactName},`,
      `Au sujet de ${ownerName}, on nous a dit à la fois que cette personne est en vie et qu’elle ne l’est plus. Rien ne se passe tant que ce n’est pas clair. Si vous pouvez la joindre, demandez-lui de se connecter, ou dites-nous ce que vous savez.`,
    ],
    button: { label: 'Répondre', address: link },
    after: 'Vous pouvez changer votre réponse à tout moment.',
  })),
  'life-contact-voided': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Vous n’avez plus à répondre au sujet de ${ownerName}`,
    paragraphs: [
      `Bonjour ${contactName},`,
      `Notre question au sujet de ${ownerName} est retirée. Vous n’avez plus rien à faire. Merci d’être là.`,
    ],
    button: { label: 'Ouvrir Amaranth', address: link },
  })),
  'life-channel-code': ({ code }) => ({
    subject: `${code} est votre code pour Amaranth`,
    paragraphs: [
      `Quelqu’un, vous sans doute, souhaite qu’on lui demande à cette adresse si tout va bien. Le code est ${code}. Il vaut dix minutes.`,
    ],
    after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
  }),
  'life-rehearsal-gift': ({ link, stage }) => ({
    subject: `[Répétition] Seraient remis maintenant\u00a0: ${frenchStage[stage]}`,
    paragraphs: [
      frenchLabel.words,
      `Pour de vrai, une personne que vous avez choisie recevrait à présent ${frenchStage[stage]}. Comme c’est une répétition, personne d’autre que vous n’en est averti.`,
    ],
    button: { label: 'Voir la répétition', address: link },
  }),
};
