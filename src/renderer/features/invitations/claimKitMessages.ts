import { defineMessages } from '#ui/language/messages.tsx';

/** What stands on the printed page, and while it is prepared. */
export const claimKitMessages = defineMessages({
  en: {
    product: 'Amaranth · For the day that comes',
    title: 'Claim kit',
    subtitle: (person: string, owner: string, day: string) =>
      `For ${person}, from ${owner} · Printed on ${day}`,
    what: 'What this page is',
    whatText: (owner: string) =>
      `${owner} has left you something with Amaranth. This page is your part of the lock. It opens nothing by itself, and nothing before its time.`,
    how: 'When the time has come',
    howText: (address: string) =>
      `Open ${address} in a browser, on a phone or a computer. Type the sixteen groups there, or let the camera read the square. Before its time, that page says that there is nothing yet: come back later.`,
    preparing: 'The page is being prepared…',
    failed:
      'The page could not be prepared just now. Nothing was printed, and a page that you printed before is still good.',
    where: 'Where to keep it',
    whereText:
      'With your important papers. Whoever holds it takes your place: not in a photo, not in an e-mail.',
    last: 'If this page is lost or seen by others, tell its giver: a new one takes its place.',
  },
  fr: {
    product: 'Amaranth · Pour le jour venu',
    title: 'Page de remise',
    subtitle: (person: string, owner: string, day: string) =>
      `Pour ${person}, de la part de ${owner} · Imprimée le ${day}`,
    what: 'Ce qu’est cette page',
    whatText: (owner: string) =>
      `${owner} vous a laissé quelque chose avec Amaranth. Cette page est votre part de la serrure. Elle n’ouvre rien à elle seule, et rien avant son heure.`,
    how: 'Le moment venu',
    howText: (address: string) =>
      `Ouvrez ${address} dans un navigateur, sur un téléphone ou un ordinateur. Saisissez-y les seize groupes, ou faites lire le carré par l’appareil photo. Avant l’heure, cette page dit qu’il n’y a encore rien : revenez plus tard.`,
    preparing: 'La page se prépare…',
    failed:
      'La page n’a pas pu être préparée pour l’instant. Rien n’a été imprimé, et une page imprimée auparavant reste valable.',
    where: 'Où la garder',
    whereText:
      'Avec vos papiers importants. Quiconque la tient prend votre place : ni en photo, ni dans un e-mail.',
    last: 'Si cette page est perdue ou vue par d’autres, dites-le à qui vous l’a donnée : une nouvelle la remplacera.',
  },
});
