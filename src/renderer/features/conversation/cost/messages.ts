/** What a question costs, and what to do when nothing is left to ask with. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const costMessages = defineMessages({
  en: {
    free: 'This conversation is free.',
    freeOnce: 'Everybody has one free conversation. This one is yours.',
    plan: (left: number, messages: number) =>
      `Uses one message of your plan: ${left} of ${messages} left this month.`,
    credit: (credits: number) => `Uses one credit. You have ${countOf('en', credits, 'credit', 'credits')}.`,
    onlyAnswers: 'You pay for answers alone: what is not recorded, refused or cut off costs nothing.',
    nothingTitle: 'There is nothing left to ask with',
    nothing:
      'Your free conversation is used. Credits or a plan go on from here; what was said stays with you.',
    nothingOfPlan: (day: string) =>
      `This month’s messages of your plan are used. They are full again on ${day}.`,
    buy: (credits: number, price: string) => `Buy ${credits} credits for ${price}`,
    each: (price: string) => `${price} an answer`,
    plans: 'See the plans',
    lookAgain: 'I have paid: look again',
    looking: 'Looking at your balance',
    notBuying: 'You need not buy anything. The recordings behind every answer stay open to you.',
  },
  fr: {
    free: 'Cette conversation est gratuite.',
    freeOnce: 'Chacun a une conversation gratuite. Celle-ci est la vôtre.',
    plan: (left: number, messages: number) =>
      `Utilise un message de votre formule : il en reste ${left} sur ${messages} ce mois-ci.`,
    credit: (credits: number) => `Utilise un crédit. Vous en avez ${credits}.`,
    onlyAnswers:
      'Vous ne payez que des réponses : ce qui n’est pas enregistré, refusé ou coupé ne coûte rien.',
    nothingTitle: 'Il ne reste rien pour poser une question',
    nothing:
      'Votre conversation gratuite est utilisée. Des crédits ou une formule permettent de continuer ; ce qui a été dit vous reste.',
    nothingOfPlan: (day: string) =>
      `Les messages de votre formule sont utilisés pour ce mois-ci. Ils reviennent le ${day}.`,
    buy: (credits: number, price: string) => `Acheter ${credits} crédits pour ${price}`,
    each: (price: string) => `${price} la réponse`,
    plans: 'Voir les formules',
    lookAgain: 'J’ai payé : regarder à nouveau',
    looking: 'Nous regardons votre solde',
    notBuying:
      'Rien ne vous oblige à acheter. Les enregistrements derrière chaque réponse vous restent ouverts.',
  },
});
