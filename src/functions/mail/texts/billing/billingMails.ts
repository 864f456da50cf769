/** Mails about what a person pays for: their plan, and packs of credits. */
import type { MailText } from '../mailWords.ts';

interface PlanMail {
  /** The plan's name, the same in every language. */
  readonly plan: string;
  readonly pageAddress: string;
}
interface RoomMail {
  /** The last day of the notice, written in the language of the mail. */
  readonly lastDay: string;
  readonly pageAddress: string;
}

export interface BillingMailParameters {
  readonly 'credits-receipt': {
    readonly credits: number;
    /** As it is read, with its currency. */
    readonly price: string;
    readonly pageAddress: string;
  };
  readonly 'plan-changed': PlanMail & {
    readonly isYearly: boolean;
    /** As it is read, with its currency. */
    readonly price: string;
    /** Until when it is paid, written in the language of the mail. */
    readonly paidUntil: string;
    /** It ends then, and nothing more is taken. */
    readonly isEnding: boolean;
  };
  /** It was told to end: the last day that is paid, written in the language of the mail. */
  readonly 'plan-ending': PlanMail & { readonly lastDay: string };
  readonly 'plan-ended': PlanMail;
  /** The last day on which the plan goes on, written in the language of the mail. */
  readonly 'payment-failed': PlanMail & { readonly lastDay: string };
  /** More is stored than the plan that is left has room for. */
  readonly 'room-exceeded': RoomMail;
  readonly 'room-exceeded-reminder': RoomMail;
}

type BillingMails = {
  readonly [Purpose in keyof BillingMailParameters]: (parameters: BillingMailParameters[Purpose]) => MailText;
};

export const englishBillingMails: BillingMails = {
  'credits-receipt': ({ credits, price, pageAddress }) => ({
    subject: `Your ${credits} credits are there`,
    paragraphs: [`Thank you. We received ${price} and added ${credits} credits to your account.`],
    button: { label: 'See my credits', address: pageAddress },
  }),
  'plan-changed': ({ plan, isYearly, price, paidUntil, isEnding, pageAddress }) => ({
    subject: `Your Amaranth plan is ${plan}`,
    paragraphs: [
      `Your plan is ${plan} from now on, for ${price} a ${isYearly ? 'year' : 'month'}.`,
      isEnding
        ? `It ends on ${paidUntil}, and nothing more is taken.`
        : `The next payment is due on ${paidUntil}. Credit that a change left is used first.`,
      'You can change or cancel it at any time. What you keep here stays yours on every plan.',
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
  'plan-ending': ({ plan, lastDay, pageAddress }) => ({
    subject: `Your ${plan} plan ends on ${lastDay}`,
    paragraphs: [
      `Your ${plan} plan is told to end. It goes on until ${lastDay}, as it is paid, and nothing more is taken. Then your account goes on with the Free plan.`,
      'Nothing is deleted. Your vault, and what you prepared for the people you love, work as before.',
      'If it was not you, or you change your mind: until that day you can keep it with one press.',
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
  'plan-ended': ({ plan, pageAddress }) => ({
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      'Your account goes on with the Free plan. Nothing was deleted, and nothing will be charged any more.',
      'Your vault, and what you prepared for the people you love, work as before.',
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
  'payment-failed': ({ plan, lastDay, pageAddress }) => ({
    subject: 'A payment for your Amaranth plan did not go through',
    paragraphs: [
      `The payment for your ${plan} plan did not go through. It happens when a card expires or is replaced.`,
      `Nothing changes for now: your plan goes on until ${lastDay}, and we try again before then. A new card settles it at once.`,
      'Your vault, and what you prepared for the people you love, do not depend on it.',
    ],
    button: { label: 'Look at my card', address: pageAddress },
  }),
  'room-exceeded': ({ lastDay, pageAddress }) => ({
    subject: 'You keep more than your plan has room for',
    paragraphs: [
      'Everything you keep is still there, and you can open, export and leave it to others as before. New files wait until there is room.',
      `There is no hurry: until ${lastDay} you can take a larger plan, or export and remove what you no longer need.`,
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
  'room-exceeded-reminder': ({ lastDay, pageAddress }) => ({
    subject: 'A reminder: you keep more than your plan has room for',
    paragraphs: [
      `Everything is still there. By ${lastDay}, please take a larger plan, or export and remove what you no longer need.`,
      'Nothing is deleted on that day. We write to you again before anything changes.',
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
};

export const frenchBillingMails: BillingMails = {
  'credits-receipt': ({ credits, price, pageAddress }) => ({
    subject: `Vos ${credits}\u00a0crédits sont là`,
    paragraphs: [`Merci. Nous avons reçu ${price} et ajouté ${credits}\u00a0crédits à votre compte.`],
    button: { label: 'Voir mes crédits', address: pageAddress },
  }),
  'plan-changed': ({ plan, isYearly, price, paidUntil, isEnding, pageAddress }) => ({
    subject: `Votre formule Amaranth\u00a0: ${plan}`,
    paragraphs: [
      `Vous avez désormais la formule ${plan}, à ${price} par ${isYearly ? 'an' : 'mois'}.`,
      isEnding
        ? `Elle prend fin le ${paidUntil}, et plus rien n’est prélevé.`
        : `Le prochain paiement est prévu le ${paidUntil}. L’avoir qu’un changement a laissé sert d’abord.`,
      'Vous pouvez en changer ou la résilier à tout moment. Ce que vous conservez ici reste à vous, quelle que soit la formule.',
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
  'plan-ending': ({ plan, lastDay, pageAddress }) => ({
    subject: `Votre formule ${plan} prend fin le ${lastDay}`,
    paragraphs: [
      `L’arrêt de votre formule ${plan} est noté. Elle continue jusqu’au ${lastDay}, comme elle est payée, et plus rien n’est prélevé. Ensuite votre compte continue avec la formule gratuite.`,
      'Rien n’est effacé. Votre coffre-fort et ce que vous avez préparé pour vos proches fonctionnent comme avant.',
      'Si ce n’était pas vous, ou si vous changez d’avis : jusqu’à ce jour, une pression suffit pour la garder.',
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
  'plan-ended': ({ plan, pageAddress }) => ({
    subject: `Votre formule ${plan} a pris fin`,
    paragraphs: [
      'Votre compte continue avec la formule gratuite. Rien n’a été effacé, et plus rien ne sera débité.',
      'Votre coffre-fort et ce que vous avez préparé pour vos proches fonctionnent comme avant.',
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
  'payment-failed': ({ plan, lastDay, pageAddress }) => ({
    subject: 'Un paiement de votre formule Amaranth n’a pas abouti',
    paragraphs: [
      `Le paiement de votre formule ${plan} n’a pas abouti. Cela arrive quand une carte expire ou change.`,
      `Rien ne change pour l’instant\u00a0: votre formule continue jusqu’au ${lastDay}, et nous réessayons d’ici là. Une nouvelle carte règle tout aussitôt.`,
      'Votre coffre-fort et ce que vous avez préparé pour vos proches n’en dépendent pas.',
    ],
    button: { label: 'Vérifier ma carte', address: pageAddress },
  }),
  'room-exceeded': ({ lastDay, pageAddress }) => ({
    subject: 'Vous conservez plus que votre formule ne le prévoit',
    paragraphs: [
      'Tout ce que vous conservez est toujours là\u00a0: vous pouvez l’ouvrir, l’exporter et le transmettre comme avant. Les nouveaux fichiers attendent qu’il y ait de la place.',
      `Rien ne presse\u00a0: jusqu’au ${lastDay}, vous pouvez choisir une formule plus grande, ou exporter puis retirer ce dont vous n’avez plus besoin.`,
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
  'room-exceeded-reminder': ({ lastDay, pageAddress }) => ({
    subject: 'Rappel\u00a0: vous conservez plus que votre formule ne le prévoit',
    paragraphs: [
      `Tout est toujours là. D’ici au ${lastDay}, choisissez une formule plus grande, ou exportez puis retirez ce dont vous n’avez plus besoin.`,
      'Rien ne sera effacé ce jour-là. Nous vous écrirons de nouveau avant que quoi que ce soit ne change.',
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
};
