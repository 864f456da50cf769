/** What the waitlist's form and its page say. */
import { defineMessages } from '#ui/language/messages.tsx';

export const waitlistMessages = defineMessages({
  en: {
    eyebrow: 'Opening family by family',
    title: 'Keep a place for your family',
    lead: 'Amaranth opens to a few families at a time, so that each is well looked after. Leave your e-mail address and the plan you have in mind.',
    stepsTitle: 'What happens then',
    steps: [
      'We write to your address, with a link to a page with one button.',
      'Your place counts from the moment you press the button. It is the order in which people confirmed.',
      'The same link shows your place whenever you like. There you choose another plan, or leave, and your address is erased.',
    ].join('\n'),
    noPayment: 'You pay nothing, and you are bound to nothing.',
    email: 'E-mail',
    plan: 'Plan',
    consent: (days: number) =>
      `I agree that Amaranth keeps my e-mail address to tell me when my place is ready. Unconfirmed, it is forgotten after ${days} days.`,
    privacyPolicy: 'Privacy policy',
    submit: 'Join Waitlist',
    afterwards: 'The button opens with your address and your consent. We then send you a mail to confirm.',
    notReady: 'The button opens once this page is ready. If it never does, please load the page again.',
    unreached:
      'We cannot reach Amaranth just now. Please leave this page open: the button opens once the connection is back.',
    needsScripts: 'This form needs JavaScript. You can also write to us, and name the plan, at',
    needsScriptsAlone: 'This form needs JavaScript.',
    doneTitle: 'Thank you',
    keeping: (email: string) => `We are writing down ${email}.`,
    slow: 'This takes longer than usual. We are still trying, and this browser remembers your address.',
    kept: (email: string) =>
      `If this address can be written to today, look for our mail to ${email}. Your place counts once you press its button.`,
    keptNote: (days: number, mails: number) =>
      `Nothing came? Look among unwanted mail, or join again tomorrow: we write to one mailbox at most ${mails} times a day, however its address is spelled, and without a mail there is no new place. Unconfirmed, an address is forgotten after ${days} days.`,
    notKept: (email: string) => `We could not write down ${email} yet.`,
    triesAgain:
      'Nothing is lost: this browser remembers your address, and tries again by itself, also when you come back to this page.',
    tryAgain: 'Try again',
    change: 'Change the address',
    haveAccess: 'Already have access?',
    signIn: 'Sign in',
  },
  fr: {
    eyebrow: 'Nous ouvrons famille par famille',
    title: 'Réservez une place pour votre famille',
    lead: 'Amaranth s’ouvre à quelques familles à la fois, pour que chacune soit bien accompagnée. Laissez votre adresse email et la formule que vous envisagez.',
    stepsTitle: 'Ce qui se passe ensuite',
    steps: [
      'Nous écrivons à votre adresse, avec un lien vers une page et son bouton.',
      'Votre place compte dès que vous appuyez sur le bouton. Le rang suit l’ordre des confirmations.',
      'Le même lien montre votre rang quand vous le souhaitez. Vous y changez de formule, ou vous quittez la liste et votre adresse est effacée.',
    ].join('\n'),
    noPayment: 'Vous ne payez rien et ne vous engagez à rien.',
    email: 'Adresse email',
    plan: 'Formule',
    consent: (days) =>
      `J’accepte qu’Amaranth conserve mon adresse email pour me prévenir quand ma place sera prête. Sans confirmation, elle est oubliée après ${days}\u00a0jours.`,
    privacyPolicy: 'Politique de confidentialité',
    submit: 'Rejoindre la liste d’attente',
    afterwards:
      'Le bouton s’ouvre avec votre adresse et votre accord. Nous vous envoyons alors un message à confirmer.',
    notReady: 'Le bouton s’ouvre dès que la page est prête. S’il reste fermé, rechargez la page.',
    unreached:
      'Amaranth est injoignable pour l’instant. Laissez cette page ouverte\u00a0: le bouton s’ouvrira au retour de la connexion.',
    needsScripts:
      'Ce formulaire a besoin de JavaScript. Vous pouvez aussi nous écrire, en nommant la formule, à',
    needsScriptsAlone: 'Ce formulaire a besoin de JavaScript.',
    doneTitle: 'Merci',
    keeping: (email) => `Nous notons ${email}.`,
    slow: 'C’est plus long que d’habitude. Nous essayons toujours, et ce navigateur retient votre adresse.',
    kept: (email) =>
      `Si nous pouvons encore écrire à cette adresse aujourd’hui, cherchez notre message à ${email}. Votre place compte dès que vous appuyez sur son bouton.`,
    keptNote: (days, mails) =>
      `Rien n’est arrivé\u00a0? Regardez parmi les indésirables, ou inscrivez-vous à nouveau demain\u00a0: nous écrivons au plus ${mails}\u00a0fois par jour à une même boîte, de quelque façon que son adresse soit écrite, et sans message il n’y a pas de nouvelle place. Sans confirmation, une adresse est oubliée après ${days}\u00a0jours.`,
    notKept: (email) => `Nous n’avons pas encore pu noter ${email}.`,
    triesAgain:
      'Rien n’est perdu\u00a0: ce navigateur retient votre adresse et réessaie de lui-même, aussi quand vous revenez sur cette page.',
    tryAgain: 'Réessayer',
    change: 'Changer l’adresse',
    haveAccess: 'Vous avez déjà un accès\u00a0?',
    signIn: 'Se connecter',
  },
});
