/** To the owner of a plan whose payment a bank looks into, or took back. */
import type { MailText } from '../mailWords.ts';

export interface DisputeMailParameters {
  /** `isLost`: the bank has decided, and the plan ends. */
  readonly 'plan-payment-disputed': {
    readonly plan: string;
    readonly isLost: boolean;
    readonly pageAddress: string;
  };
}

type DisputeMails = {
  readonly [Purpose in keyof DisputeMailParameters]: (parameters: DisputeMailParameters[Purpose]) => MailText;
};

export const englishDisputeMails: DisputeMails = {
  'plan-payment-disputed': ({ plan, isLost, pageAddress }) => ({
    subject: isLost
      ? `Your bank took back a payment for your ${plan} plan`
      : `Your bank is looking into a payment for your ${plan} plan`,
    paragraphs: [
      isLost
        ? `Your bank took back a payment for your ${plan} plan, so the plan ends today and your account goes on with the Free plan. Nothing was deleted.`
        : `Your bank asks us about a payment for your ${plan} plan. The plan goes on for now, and cannot be changed until the bank has decided.`,
      'Your vault, and what you prepared for the people you love, do not depend on it.',
      'If you did not expect this, answer your bank, or write to us.',
    ],
    button: { label: 'See my plan', address: pageAddress },
  }),
};

export const frenchDisputeMails: DisputeMails = {
  'plan-payment-disputed': ({ plan, isLost, pageAddress }) => ({
    subject: isLost
      ? `Votre banque a repris un paiement de votre formule ${plan}`
      : `Votre banque examine un paiement de votre formule ${plan}`,
    paragraphs: [
      isLost
        ? `Votre banque a repris un paiement de votre formule ${plan}\u00a0: la formule prend fin aujourd’hui, et votre compte continue avec la formule gratuite. Rien n’a été effacé.`
        : `Votre banque nous interroge sur un paiement de votre formule ${plan}. La formule continue pour l’instant, et ne peut pas être changée tant que la banque n’a pas tranché.`,
      'Votre coffre-fort et ce que vous avez préparé pour vos proches n’en dépendent pas.',
      'Si vous ne vous y attendiez pas, répondez à votre banque, ou écrivez-nous.',
    ],
    button: { label: 'Voir ma formule', address: pageAddress },
  }),
};
