/** What the page of a printed code says, in both languages. */
import { longDateFormat } from '#shared/longDates.ts';
import type { RememberedDate } from '#shared/rememberedDates/rememberedDate.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';

const en = {
  loading: 'One moment…',
  closedTitle: 'This page is resting',
  closedText:
    'The code you opened shows nothing at the moment. Whoever put it here may have taken it away, or may open it again. If you know the family, ask them.',
  lockedTitle: 'This album has a passcode',
  lockedText: 'Whoever gave you the code can tell you what it is.',
  passcode: 'Passcode',
  openAlbum: 'Open the album',
  wrong: 'This is not the passcode. Look at it once more.',
  tooOften: 'This was tried too often. Wait a few minutes, and try again.',
  offline: 'Amaranth cannot be reached. Check your connection, and try again.',
  broken: 'Something went wrong on our side. Nothing you did; try again in a moment.',
  again: 'Try again',
  more: 'Show more',
  empty: 'Nothing is shown here yet.',
  close: 'Close',
  earlier: 'Earlier',
  later: 'Later',
  photo: 'Photo',
  film: 'Film',
  recording: 'Recording',
  letter: 'Letter',
  save: 'Save',
  original: 'Open the original',
  keptBack: 'The file itself is not given here.',
  guestBook: 'Guest book',
  guestBookText: 'Leave a few words. The family reads them first, and shows them here.',
  nobodyYet: 'Nobody has written here yet.',
  yourName: 'Your name',
  yourWords: 'Your words',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you. Your words are with the family now.',
  nameMissing: 'Say who you are.',
  wordsMissing: 'Write a few words first.',
  kept: 'Your words are still here.',
  bookClosed:
    'The guest book was closed while you wrote. Your words were not sent; copy them if you want to keep them.',
  leaveEmpty: 'Leave this empty',
  otherLanguage: 'Français',
  keptBy: 'Kept with Amaranth',
};

const fr: typeof en = {
  loading: 'Un instant…',
  closedTitle: 'Cette page se repose',
  closedText:
    'Le code que vous avez ouvert ne montre rien pour le moment. La personne qui l’a placé ici l’a peut-être retiré, ou l’ouvrira de nouveau. Si vous connaissez la famille, demandez-lui.',
  lockedTitle: 'Cet album a un mot de passe',
  lockedText: 'La personne qui vous a donné le code peut vous le dire.',
  passcode: 'Mot de passe',
  openAlbum: 'Ouvrir l’album',
  wrong: 'Ce n’est pas le bon mot de passe. Vérifiez-le encore une fois.',
  tooOften: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
  offline: 'Amaranth est injoignable. Vérifiez votre connexion, puis réessayez.',
  broken:
    'Quelque chose n’a pas marché de notre côté. Vous n’y êtes pour rien\u00a0; réessayez dans un instant.',
  again: 'Réessayer',
  more: 'Voir la suite',
  empty: 'Rien n’est encore montré ici.',
  close: 'Fermer',
  earlier: 'Précédent',
  later: 'Suivant',
  photo: 'Photo',
  film: 'Film',
  recording: 'Enregistrement',
  letter: 'Lettre',
  save: 'Enregistrer',
  original: 'Ouvrir l’original',
  keptBack: 'Le fichier lui-même n’est pas donné ici.',
  guestBook: 'Livre d’or',
  guestBookText: 'Laissez quelques mots. La famille les lit d’abord, puis les montre ici.',
  nobodyYet: 'Personne n’a encore écrit ici.',
  yourName: 'Votre nom',
  yourWords: 'Vos mots',
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci. Vos mots sont maintenant auprès de la famille.',
  nameMissing: 'Dites qui vous êtes.',
  wordsMissing: 'Écrivez d’abord quelques mots.',
  kept: 'Vos mots sont toujours là.',
  bookClosed:
    'Le livre d’or a été fermé pendant que vous écriviez. Vos mots n’ont pas été envoyés\u00a0; copiez-les si vous voulez les garder.',
  leaveEmpty: 'Laissez ce champ vide',
  otherLanguage: 'English',
  keptBy: 'Conservé avec Amaranth',
};

export type Messages = typeof en;
export const messages = { en, fr };
export type Language = keyof typeof messages;

interface Dated {
  readonly takenAt: string;
  readonly rememberedDate: RememberedDate | null;
}

/** When it was made, in the words that are known. */
export function formatDate({ takenAt, rememberedDate }: Dated, language: Language): string {
  return rememberedDate ? sayDateAlone(rememberedDate, language) : formatDay(takenAt, language);
}

/** A day as it is written in that language; empty for what is no date. */
export function formatDay(date: string, language: Language): string {
  // The wall clock of a picture is read as it stands, an instant in universal time.
  const moment = new Date(date.endsWith('Z') ? date : `${date.slice(0, 19)}Z`);
  if (Number.isNaN(moment.getTime())) return '';
  return longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
