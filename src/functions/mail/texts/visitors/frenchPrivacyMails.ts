/** The same in French. */
import {
  PRIVACY_CONFIRM_DAYS,
  PRIVACY_MONTHS_OF_EXTENSION,
  PRIVACY_MONTHS_TO_ANSWER,
  type PrivacyRight,
} from '#shared/domain/privacyRequest.ts';
import type { PrivacyMails } from './privacyMails.ts';

const rights: Readonly<Record<PrivacyRight, string>> = {
  access: 'l’accès à vos données',
  rectification: 'la rectification de vos données',
  erasure: 'l’effacement de vos données',
  restriction: 'la limitation de l’usage de vos données',
  portability: 'vos données sous une forme à emporter',
  objection: 'que l’on cesse un usage de vos données',
  consent: 'le retrait de votre consentement',
};

const months = (count: number) => (count === 1 ? 'un mois' : `${count}\u00a0mois`);

const KEEP_LINK =
  'Le lien n’ouvre que votre demande. Gardez ce message\u00a0: qui possède le lien peut lire la demande.';
const COMPLAIN =
  'Vous pouvez saisir l’autorité de protection des données de votre pays, comme la CNIL en France, et agir en justice.';

const changes: PrivacyMails['privacy-request-changed'] = ({ right, state, lastDay, words, link }) => {
  const button = { label: 'Voir votre demande', address: link };
  switch (state) {
    case 'open':
      return {
        subject: 'Votre demande est confirmée',
        paragraphs: [
          `Vous avez demandé ${rights[right]}. Nous répondons au plus tard le ${lastDay}, ${months(PRIVACY_MONTHS_TO_ANSWER)} après aujourd’hui.`,
          `Si la demande se révèle très complexe, la loi nous permet de prolonger une fois ce délai, de ${months(PRIVACY_MONTHS_OF_EXTENSION)}. Vous l’apprendriez avant cette date, avec la raison.`,
        ],
        button,
        after: KEEP_LINK,
      };
    case 'extended':
      return {
        subject: 'Votre demande prend plus de temps',
        paragraphs: [
          `Vous avez demandé ${rights[right]}. Il nous faut plus de temps, jusqu’au ${lastDay} au plus tard. Voici pourquoi\u00a0:`,
          words,
          COMPLAIN,
        ],
        button,
        after: KEEP_LINK,
      };
    case 'answered':
      return {
        subject: 'Votre demande a une réponse',
        paragraphs: [`Vous avez demandé ${rights[right]}. Voici notre réponse\u00a0:`, words],
        button,
        after: `Si vous n’êtes pas d’accord, vous pouvez nous écrire. ${COMPLAIN}`,
      };
    case 'refused':
      return {
        subject: 'Votre demande est refusée',
        paragraphs: [
          `Vous avez demandé ${rights[right]}. Nous n’y donnons pas suite. Voici pourquoi\u00a0:`,
          words,
          COMPLAIN,
        ],
        button,
        after: KEEP_LINK,
      };
    case 'withdrawn':
      return {
        subject: 'Votre demande est retirée',
        paragraphs: [
          `Vous aviez demandé ${rights[right]}, puis retiré cette demande. Nous n’allons pas plus loin.`,
          'Vous pouvez faire une nouvelle demande à tout moment.',
        ],
        button,
        after:
          'Si ce n’était pas vous, refaites la demande, et gardez pour vous le lien qui se trouve dans son message.',
      };
  }
};

export const frenchPrivacyMails: PrivacyMails = {
  'privacy-request-confirm': ({ right, link }) => ({
    subject: 'Confirmez votre demande sur vos données',
    paragraphs: [
      `Quelqu’un, vous sans doute, a demandé à Amaranth ${rights[right]}.`,
      'Confirmez, s’il vous plaît, que cette adresse est la vôtre. Le délai que la loi nous donne pour répondre commence alors.',
    ],
    button: { label: 'Voir la demande', address: link },
    after: `Le lien permet de confirmer pendant ${PRIVACY_CONFIRM_DAYS}\u00a0jours\u00a0; ensuite la demande est oubliée. Si ce n’était pas vous, vous pouvez ignorer ce message.`,
  }),
  'privacy-request-changed': changes,
  'privacy-request-operator': ({ right, isWithdrawn, isReminder, lastDay, reference, link }) => ({
    subject: isReminder
      ? `Demande ${reference}\u00a0: le dernier jour est le ${lastDay}`
      : isWithdrawn
        ? `La demande ${reference} est retirée`
        : `Demande ${reference}\u00a0: une nouvelle, sur les données d’une personne`,
    paragraphs: [
      `Une personne a demandé ${rights[right]}.`,
      isWithdrawn
        ? 'Elle l’a retirée\u00a0; il n’y a plus rien à faire.'
        : `La réponse est due au plus tard le ${lastDay} (article\u00a012 du RGPD).`,
    ],
    button: { label: 'Ouvrir les demandes', address: link },
  }),
};
