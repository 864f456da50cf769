/** What the page of a mailed link says: to confirm, one's place, and that a link has ended. */
import { locales } from '#shared/locales.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { defineMessages } from '#ui/language/messages.tsx';

const englishDay = longDateFormat('en', { dateStyle: 'long' });
const frenchDay = longDateFormat('fr', { dateStyle: 'long' });
const number = (language: 'en' | 'fr', value: number) =>
  new Intl.NumberFormat(locales[language]).format(value);

export const ownPlaceMessages = defineMessages({
  en: {
    loading: 'Looking up your place...',
    notRead: 'Your place could not be looked up',
    tryAgain: 'Try again',
    confirmTitle: 'One press, and your place counts',
    confirmText: (email: string) => `This link was sent to ${email}.`,
    until: (instant: number) =>
      `The link works until ${englishDay.format(instant)}. Unconfirmed, the address is then forgotten.`,
    confirm: 'Confirm my place',
    notMine: 'I did not ask for this: forget my address',
    placeTitle: 'Your place in line',
    place: (place: number) => number('en', place),
    placeText: (place: number) =>
      place === 1
        ? 'You are first: nobody who still waits confirmed before you.'
        : `${number('en', place - 1)} ${place === 2 ? 'person' : 'people'} confirmed before you and still wait${place === 2 ? 's' : ''}.`,
    since: (email: string, instant: number) => `${email}, confirmed on ${englishDay.format(instant)}`,
    keepLink: 'Keep the mail: its link always leads back here. We write to you when your place is ready.',
    plan: 'The plan you have in mind',
    planPending: 'Noting your plan...',
    leave: 'Leave the waitlist',
    leaveTitle: 'Leave the waitlist?',
    leaveText: (email: string) =>
      `We erase ${email}, your plan and your place at once. If you join again later, you begin at the end of the line.`,
    leaveFailed: 'You are still on the list: leaving did not work.',
    leftTitle: 'You are off the list',
    leftText: (email: string) =>
      `${email} is erased, with your plan and your place. Thank you for having waited.`,
    goneTitle: 'This link leads to no place',
    goneText:
      'It may be too old and never confirmed, its place may have been given up, or a part of it got lost on the way. Enter your address once more and we send you a new mail; a place that you have confirmed stays yours.',
    askAgain: 'Ask for a new mail',
    toSite: 'What Amaranth is',
  },
  fr: {
    loading: 'Recherche de votre place...',
    notRead: 'Votre place n’a pas pu être retrouvée',
    tryAgain: 'Réessayer',
    confirmTitle: 'Un geste, et votre place compte',
    confirmText: (email) => `Ce lien a été envoyé à ${email}.`,
    until: (instant) =>
      `Le lien fonctionne jusqu’au ${frenchDay.format(instant)}. Sans confirmation, l’adresse est ensuite oubliée.`,
    confirm: 'Confirmer ma place',
    notMine: 'Je n’ai rien demandé\u00a0: oubliez mon adresse',
    placeTitle: 'Votre rang',
    place: (place) => number('fr', place),
    placeText: (place) =>
      place === 1
        ? 'Vous êtes au premier rang\u00a0: parmi ceux qui attendent, personne n’a confirmé avant vous.'
        : `${number('fr', place - 1)}\u00a0${place === 2 ? 'personne a' : 'personnes ont'} confirmé avant vous et ${place === 2 ? 'attend' : 'attendent'} encore.`,
    since: (email, instant) => `${email}, confirmée le ${frenchDay.format(instant)}`,
    keepLink:
      'Gardez le message\u00a0: son lien ramène toujours ici. Nous vous écrivons quand votre place est prête.',
    plan: 'La formule que vous envisagez',
    planPending: 'Nous notons votre formule...',
    leave: 'Quitter la liste d’attente',
    leaveTitle: 'Quitter la liste d’attente\u00a0?',
    leaveText: (email) =>
      `Nous effaçons aussitôt ${email}, votre formule et votre place. Si vous revenez plus tard, vous reprenez au bout de la liste.`,
    leaveFailed: 'Vous êtes toujours sur la liste\u00a0: le départ n’a pas abouti.',
    leftTitle: 'Vous avez quitté la liste',
    leftText: (email) => `${email} est effacée, avec votre formule et votre place. Merci d’avoir attendu.`,
    goneTitle: 'Ce lien ne mène à aucune place',
    goneText:
      'Il est peut-être trop ancien sans avoir été confirmé, sa place a peut-être été rendue, ou une partie s’est perdue en route. Indiquez encore votre adresse et nous vous envoyons un nouveau message\u00a0; une place confirmée reste la vôtre.',
    askAgain: 'Demander un nouveau message',
    toSite: 'Découvrir Amaranth',
  },
});
