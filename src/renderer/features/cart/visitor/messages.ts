/** What the cart of who has not signed in says. */
import { defineMessages } from '#ui/language/messages.tsx';

export const visitorMessages = defineMessages({
  en: {
    lead: 'Kept on this device. Once you sign in it is in your account, on every device.',
    empty:
      'What you choose in the Memorial Shop waits here on this device, as long as you like. Nothing is ordered until you have paid.',
    album: 'Which album its square opens is asked after you sign in.',
    artwork: 'Its pages or its picture are made after you sign in, from an album of yours.',
    later: 'Shipping and tax are worked out once you say where it goes, before you pay.',
    notOffered: 'This is not sold at the moment.',
    signIn: 'Sign in to pay',
    signUp: 'New here? Create an account',
    goOn: 'Choose something else',
  },
  fr: {
    lead: 'Gardé sur cet appareil. Dès que vous vous connectez, il est dans votre compte, sur tous vos appareils.',
    empty:
      'Ce que vous choisissez à la boutique du souvenir attend ici, sur cet appareil, aussi longtemps que vous voulez. Rien n’est commandé avant le paiement.',
    album: 'L’album que son code ouvre est demandé après la connexion.',
    artwork: 'Ses pages ou son image se font après la connexion, à partir d’un de vos albums.',
    later: 'La livraison et la taxe se calculent dès que vous dites où cela va, avant le paiement.',
    notOffered: 'Cette pièce n’est pas en vente en ce moment.',
    signIn: 'Se connecter pour payer',
    signUp: 'Pas encore de compte ? En créer un',
    goOn: 'Choisir autre chose',
  },
});
