import { labelledBy, type VerificationMails } from './verificationMails.ts';

const label = {
  subject: '[Répétition] ',
  words:
    'Ceci est une répétition\u00a0: rien de ce que dit ce message n’a eu lieu, et rien n’est remis à personne.',
};
const inFrench = labelledBy(label);

const JE_VAIS_BIEN = 'Je vais bien';
const bonjour = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,');
const pasPour = (name: string) =>
  name
    ? ` Si vous n’êtes pas ${name}, n’appuyez pas, s’il vous plaît\u00a0: cette adresse nous a été donnée comme la sienne.`
    : '';
const unAppui = (name: string) =>
  `Ouvrir la page ne change rien\u00a0; son bouton agit, une fois. Si vous préférez ne suivre aucun lien, connectez-vous à Amaranth comme d’habitude\u00a0: cela dit la même chose.${pasPour(name)}`;
const seRetirer = (owner: string) =>
  `Vous recevez ce message parce que vous avez accepté d’être une personne de confiance de ${owner}. Si vous préférez ne plus être interrogé, vous pouvez vous retirer sur la même page.`;

const stages = {
  instructions: 'vos mots et vos consignes',
  memories: 'vos albums et vos messages',
  vault: 'ce que votre coffre-fort lui destine',
  clone: 'votre clone',
};

const reminderSubjects = [
  'Allez-vous bien\u00a0? Votre signe de vie chez Amaranth',
  'Votre signe de vie chez Amaranth\u00a0: notre second rappel',
  'Votre signe de vie chez Amaranth\u00a0: notre dernier rappel',
];
const reminders = [
  'C’est le moment du signe de vie que vous nous avez demandé de vous rappeler. Un appui suffit, et tout continue comme avant.',
  'Il y a une semaine, nous vous avons demandé si vous alliez bien. Si le temps vous a manqué, ce n’est rien\u00a0: un appui suffit.',
  'Nous vous avons demandé deux fois si vous alliez bien. Ce rappel est le dernier avant un temps d’attente plus long. Personne d’autre n’est interrogé avant la fin de ce temps.',
];

export const frenchVerificationMails: VerificationMails = {
  'life-reminder': inFrench(({ link, number, ownerName }) => ({
    subject: reminderSubjects[number - 1] ?? reminderSubjects[0] ?? '',
    paragraphs: [bonjour(ownerName), reminders[number - 1] ?? reminders[0] ?? ''],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  })),
  'life-grace': inFrench(({ link, lastDay, ownerName }) => ({
    subject: 'Votre vérification de vie\u00a0: avant d’interroger vos personnes de confiance',
    paragraphs: [
      bonjour(ownerName),
      `Nous n’avons pas de vos nouvelles. Au moins jusqu’au ${lastDay} au soir, nous attendons sans interroger personne. Ensuite, nous demanderons à vos personnes de confiance si vous allez bien.`,
      'Tout ce que vous ferez d’ici là dans Amaranth y met fin aussitôt.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  })),
  'life-verifying': inFrench(({ link, ownerName }) => ({
    subject: 'Votre vérification de vie\u00a0: nous interrogeons vos personnes de confiance',
    paragraphs: [
      bonjour(ownerName),
      'Vous ne nous avez pas répondu, une personne de confiance s’est inquiétée, ou des papiers nous ont été présentés. Nous demandons donc à vos personnes de confiance si vous allez bien. Rien n’est remis à personne pendant ce temps, et leur silence n’est pas une réponse.',
      'Si vous lisez ceci, un appui y met fin et leur dit que vous allez bien.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  })),
  'life-disputed': inFrench(({ link, ownerName }) => ({
    subject: 'Votre vérification de vie\u00a0: vos personnes de confiance ne sont pas d’accord',
    paragraphs: [
      bonjour(ownerName),
      'Parmi vos personnes de confiance, l’une dit que vous êtes en vie et une autre que vous ne l’êtes plus. Rien ne se passe tant qu’elles ne sont pas d’accord, aussi longtemps que cela dure.',
      'Si vous lisez ceci, un appui met fin à la question.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  })),
  'life-veto': inFrench(({ link, lastDay, ownerName }) => ({
    subject: `Votre vérification de vie\u00a0: répondez-nous d’ici au ${lastDay}`,
    paragraphs: [
      bonjour(ownerName),
      `Vos personnes de confiance ont été assez nombreuses à nous dire que vous n’êtes plus là. Au moins jusqu’au ${lastDay} au soir, nous attendons un mot de vous. Alors seulement, les personnes que vous avez choisies reçoivent ce que vous leur laissez.`,
      'Si vous lisez ceci, un appui arrête tout.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  })),
  'life-case-opened': ({ link, ownerName }) => ({
    subject: 'Votre vérification de vie\u00a0: des papiers à votre sujet nous sont parvenus',
    paragraphs: [
      bonjour(ownerName),
      'Quelqu’un nous a adressé des papiers selon lesquels vous ne seriez plus en vie. Si vous lisez ceci, ils se trompent, et nous sommes désolés de vous importuner.',
      'Deux d’entre nous examinent ces papiers, chacun de son côté. Ils ne suffisent pas à eux seuls pour remettre quoi que ce soit\u00a0: vos personnes de confiance seraient d’abord interrogées, et nous vous écririons de nouveau avant que rien ne se passe.',
      'Un appui met fin à tout cela.',
    ],
    button: { label: JE_VAIS_BIEN, address: link },
    after: unAppui(ownerName),
  }),
  'life-hold': inFrench(({ link, ownerName }) => ({
    subject: 'Un changement de votre vérification de vie attend sept jours',
    paragraphs: [
      bonjour(ownerName),
      'Quelqu’un, vous sans doute, a changé où l’on vous interroge, qui l’on interroge à votre sujet, ou combien de temps on attend. Jusqu’à la fin des sept jours, tout reste comme avant.',
    ],
    button: { label: 'Voir le changement', address: link },
    after:
      'Si ce n’était pas vous, annulez le changement sur cette page et choisissez un nouveau mot de passe.',
  })),
  'life-voided': inFrench(({ link, ownerName }) => ({
    subject: 'Votre vérification de vie\u00a0: tout est comme avant',
    paragraphs: [
      bonjour(ownerName),
      'Vous avez donné signe de vie. Les personnes interrogées à votre sujet en sont averties, ce qui était ouvert est clos, et ce qui avait été remis est repris.',
    ],
    button: { label: 'Voir ce qui s’est passé', address: link },
    after:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe et regardez votre vérification de vie.',
  })),
  'life-cancelled': inFrench(({ link, ownerName }) => ({
    subject: 'Votre vérification de vie est arrêtée',
    paragraphs: [
      bonjour(ownerName),
      'Désormais, personne n’est interrogé à votre sujet, et rien ne sera remis à personne. Vous pouvez recommencer à tout moment.',
    ],
    button: { label: 'Ouvrir la vérification de vie', address: link },
    after: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et recommencez sur cette page.',
  })),
  'life-contact-asked': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Avez-vous des nouvelles de ${ownerName}\u00a0?`,
    paragraphs: [
      bonjour(contactName),
      `${ownerName} a pensé à vous comme à quelqu’un qui saurait. Nous sommes sans nouvelles depuis un moment, et aimerions vous demander si tout va bien. Il y a peut-être une raison toute simple.`,
      'Prenez le temps qu’il vous faut. Si vous ne savez pas, ne dites rien\u00a0: un silence ne compte pas. Si cette personne est en vie, votre réponse lui laisse le temps de répondre elle-même.',
      'Rien n’est remis à qui que ce soit sur une seule parole, et vous pouvez retirer la vôtre tant que nous posons la question.',
    ],
    button: { label: 'Répondre', address: link },
    after: seRetirer(ownerName),
  })),
  'life-contact-disputed': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Nous avons entendu des choses contraires au sujet de ${ownerName}`,
    paragraphs: [
      bonjour(contactName),
      `Au sujet de ${ownerName}, on nous a dit à la fois que cette personne est en vie et qu’elle ne l’est plus. Rien ne se passe tant que ce n’est pas clair. Si vous pouvez la joindre, demandez-lui de se connecter, ou dites-nous ce que vous savez.`,
      'Personne n’a mal fait en répondant. Vous pouvez changer votre réponse à tout moment.',
    ],
    button: { label: 'Répondre', address: link },
    after: seRetirer(ownerName),
  })),
  'life-contact-voided': inFrench(({ link, ownerName, contactName }) => ({
    subject: `Vous n’avez plus à répondre au sujet de ${ownerName}`,
    paragraphs: [
      bonjour(contactName),
      `Notre question au sujet de ${ownerName} est retirée. Vous n’avez plus rien à faire. Merci d’être là.`,
    ],
    button: { label: 'Ouvrir Amaranth', address: link },
    after: seRetirer(ownerName),
  })),
  'life-channel-code': ({ code }) => ({
    subject: `${code} est votre code pour Amaranth`,
    paragraphs: [
      `Quelqu’un, vous sans doute, souhaite qu’on lui demande à cette adresse si tout va bien. Le code est ${code}. Il vaut dix minutes.`,
    ],
    after:
      'Si vous n’avez rien demandé, laissez ce message sans suite\u00a0: sans le code, cette adresse ne sert à rien. Ne donnez ce code à personne, pas même à nous.',
  }),
  'life-rehearsal-gift': ({ link, stage }) => ({
    subject: `[Répétition] Seraient remis maintenant\u00a0: ${stages[stage]}`,
    paragraphs: [
      label.words,
      `Pour de vrai, une personne que vous avez choisie recevrait à présent ${stages[stage]}. Comme c’est une répétition, personne d’autre que vous n’en est averti.`,
    ],
    button: { label: 'Voir la répétition', address: link },
  }),
};
