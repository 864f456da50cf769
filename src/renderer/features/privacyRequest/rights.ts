/** The rights, as the page and the hub name them. */
import type { PrivacyRight } from '#shared/domain/privacyRequest.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Names = Readonly<Record<PrivacyRight, string>>;

export const rightNames = defineMessages<Names>({
  en: {
    access: 'See what is kept of me',
    rectification: 'Have something corrected',
    erasure: 'Have my data erased',
    restriction: 'Have the use of my data restricted',
    portability: 'Take my data with me',
    objection: 'Object to a use of my data',
    consent: 'Withdraw a consent',
  },
  fr: {
    access: 'Voir ce qui est gardé de moi',
    rectification: 'Faire corriger quelque chose',
    erasure: 'Faire effacer mes données',
    restriction: 'Faire limiter l’usage de mes données',
    portability: 'Emporter mes données',
    objection: 'M’opposer à un usage de mes données',
    consent: 'Retirer un consentement',
  },
});

export const rightWords = defineMessages<Names>({
  en: {
    access: 'What we keep of you, why, for how long, and who else receives it.',
    rectification: 'What is wrong or incomplete is put right.',
    erasure:
      'What we no longer need, or may no longer keep, is erased. Some things the law asks us to keep longer: we say which.',
    restriction:
      'We keep your data and do nothing else with it, for example while its accuracy is looked into.',
    portability: 'What you gave us, in a form that other programs read.',
    objection:
      'We stop a use that rests on our own interest, unless we can show reasons that outweigh yours.',
    consent: 'What you once agreed to ends. What was done before stays lawful.',
  },
  fr: {
    access: 'Ce que nous gardons de vous, pourquoi, combien de temps, et qui d’autre le reçoit.',
    rectification: 'Ce qui est faux ou incomplet est corrigé.',
    erasure:
      'Ce dont nous n’avons plus besoin, ou que nous ne pouvons plus garder, est effacé. La loi demande parfois de conserver plus longtemps\u00a0: nous disons quoi.',
    restriction:
      'Nous conservons vos données sans en faire autre chose, par exemple le temps de vérifier leur exactitude.',
    portability: 'Ce que vous nous avez donné, sous une forme que d’autres programmes lisent.',
    objection:
      'Nous cessons un usage fondé sur notre propre intérêt, sauf si nous démontrons des raisons plus fortes que les vôtres.',
    consent: 'Ce que vous aviez accepté prend fin. Ce qui a été fait avant reste licite.',
  },
});
