/** What the waitlist says. */
import { defineMessages } from '#ui/language/messages.tsx';

export const waitlistMessages = defineMessages({
  en: {
    eyebrow: 'Opening family by family',
    title: 'Keep a place for your family',
    lead: 'Amaranth opens to a few families at a time, so that each is well looked after. Leave your e-mail address and the plan you have in mind.',
    email: 'E-mail',
    plan: 'Plan',
    free: 'Free',
    freeText: 'Three albums and one beneficiary',
    family: 'Family',
    familyText: '100 GB, unlimited albums, ten beneficiaries',
    familyPlus: 'Family+',
    familyPlusText: '1 TB, unlimited beneficiaries, voice clone',
    consent:
      'I agree that Amaranth keeps my e-mail address to tell me when my place is ready, as the privacy policy describes.',
    submit: 'Join Waitlist',
    doneTitle: 'Thank you',
    doneText: (email: string) => `We keep a place for ${email}.`,
    doneNote: 'Nothing else is needed from you now.',
    back: 'Back to the home page',
    haveAccess: 'Already have access?',
    signIn: 'Sign in',
  },
  fr: {
    eyebrow: 'Nous ouvrons famille par famille',
    title: 'Réservez une place pour votre famille',
    lead: 'Amaranth s’ouvre à quelques familles à la fois, pour que chacune soit bien accompagnée. Laissez votre adresse email et la formule que vous envisagez.',
    email: 'Adresse email',
    plan: 'Formule',
    free: 'Free',
    freeText: 'Trois albums et un bénéficiaire',
    family: 'Family',
    familyText: '100 Go, albums illimités, dix bénéficiaires',
    familyPlus: 'Family+',
    familyPlusText: '1 To, bénéficiaires illimités, clone vocal',
    consent:
      'J’accepte qu’Amaranth conserve mon adresse email pour me prévenir quand ma place sera prête, comme le décrit la politique de confidentialité.',
    submit: 'Rejoindre la liste d’attente',
    doneTitle: 'Merci',
    doneText: (email) => `Nous gardons une place pour ${email}.`,
    doneNote: 'Vous n’avez rien d’autre à faire pour l’instant.',
    back: 'Retour à l’accueil',
    haveAccess: 'Vous avez déjà un accès ?',
    signIn: 'Se connecter',
  },
});
