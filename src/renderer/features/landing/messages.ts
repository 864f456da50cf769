/** The landing page’s copy. */
import { defineMessages } from '#ui/language/messages.tsx';

export const landingMessages = defineMessages({
  en: {
    heroTitle: 'What you keep, they will find',
    heroLead:
      'Amaranth holds a family’s photographs, letters and voices, locks what is private, and hands each thing to the person it was meant for.',
    join: 'Join Waitlist',
    demo: 'Look around the demo',
    heroNote: 'Free to begin. Yours to take away at any time.',
    roomsTitle: 'One house, several rooms',
    albumsTitle: 'Albums',
    albumsText:
      'Photographs, films, recordings and letters, in the order they happened. Every original is kept exactly as you gave it, to the last byte.',
    vaultTitle: 'The vault',
    vaultText:
      'Papers, passwords, last wishes. Encrypted on your own device with a phrase that never leaves it, so we could not read them if we wanted to.',
    peopleTitle: 'Your people',
    peopleText:
      'You name who receives what, and when: at once, on a birthday, or one day when you are gone. Some may know now, some may not.',
    voiceTitle: 'Your voice',
    voiceText:
      'Answer questions about your life at your own pace. Later, those who ask hear your own words, with the recording they came from.',
    promise: 'Nobody’s inheritance depends on a card.',
    promiseText:
      'Vault and handing over work on every plan, whatever is owed. Take everything with you whenever you like: originals, a readable index, and a page that opens your vault without us.',
    waitlistTitle: 'Keep a place for your family',
    waitlistLead: 'We open to a few families at a time, so that each is well looked after.',
  },
  fr: {
    heroTitle: 'Ce que vous gardez, ils le trouveront',
    heroLead:
      'Amaranth garde les photographies, les lettres et les voix d’une famille, met sous clé ce qui est intime, et remet chaque chose à la personne à qui elle était destinée.',
    join: 'Rejoindre la liste d’attente',
    demo: 'Visiter la démonstration',
    heroNote: 'Gratuit pour commencer. À vous, à emporter quand vous voulez.',
    roomsTitle: 'Une maison, plusieurs pièces',
    albumsTitle: 'Les albums',
    albumsText:
      'Photographies, films, enregistrements et lettres, dans l’ordre où la vie les a faits. Chaque original est conservé tel que vous l’avez donné, à l’octet près.',
    vaultTitle: 'Le coffre',
    vaultText:
      'Papiers, mots de passe, dernières volontés. Chiffrés sur votre appareil avec une phrase qui ne le quitte jamais : nous ne pourrions pas les lire, même en le voulant.',
    peopleTitle: 'Les vôtres',
    peopleText:
      'Vous dites qui reçoit quoi, et quand : tout de suite, un jour d’anniversaire, ou un jour, quand vous ne serez plus là. Certains le savent déjà, d’autres non.',
    voiceTitle: 'Votre voix',
    voiceText:
      'Répondez à votre rythme à des questions sur votre vie. Plus tard, ceux qui demandent entendent vos propres mots, avec l’enregistrement d’où ils viennent.',
    promise: 'Aucun héritage ne dépend d’une carte bancaire.',
    promiseText:
      'Le coffre et la transmission fonctionnent avec toutes les formules, quoi qu’il soit dû. Emportez tout quand vous voulez : les originaux, un index lisible, et une page qui ouvre votre coffre sans nous.',
    waitlistTitle: 'Réservez une place pour votre famille',
    waitlistLead: 'Nous nous ouvrons à quelques familles à la fois, pour que chacune soit bien accompagnée.',
  },
});
