import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const exportMessages = defineMessages({
  en: {
    sealedTitle: 'An encrypted copy, to keep',
    sealedText:
      'One zip with everything: all items with their earlier versions, all files, and a page that opens it in any browser, without internet and without us. It opens with your vault phrase or your recovery key, in twenty years as today.',
    sealedAdvice:
      'Keep it in two places, such as a USB stick at home and one with somebody you trust. Make a new one now and then.',
    sealedButton: 'Save an encrypted copy',
    sealedName: (day: string) => `Amaranth vault ${day}.zip`,
    howToOpen: 'How is it opened?',
    howToOpenSteps: [
      'Unpack the zip with a double-click.',
      'Double-click “open-vault.html” in it. It opens in the browser; nothing is sent anywhere.',
      'Choose the zip there, and type the phrase or the recovery key.',
    ].join('\n'),

    plainTitle: 'A readable copy, for moving away',
    plainText:
      'A folder for each item with its text and its files, and a table for other programs. Nothing of it is encrypted.',
    plainWarning:
      'Whoever finds it reads every password, every paper and every letter in it. Save it only where nobody else comes, and delete it when you have used it.',
    plainButton: 'Save a readable copy…',
    plainName: (day: string) => `Amaranth vault READABLE ${day}.zip`,
    confirmTitle: 'A copy that anybody can read',
    confirmList: [
      'Everything in your vault will stand in it unprotected.',
      'Do not save it to a shared computer, to a cloud folder, or send it by mail.',
      'What lies in the trash is left out.',
    ].join('\n'),
    understood: 'I know that whoever finds it can read everything',
    phrase: 'Your vault phrase, once more',
    phraseWrong: 'This is not the phrase of this vault.',
    phraseUnknown: 'It could not be checked just now. Try again.',
    goOn: 'Go on',
    confirmed: 'You may save the readable copy now.',
    saveNow: 'Save the readable copy',
    notNow: 'Not now',

    preparing: 'Looking at what is in the vault',
    writingSealed: 'Saving the encrypted copy',
    writingPlain: 'Saving the readable copy',
    written: (written: string, total: string) => `${written} of ${total}`,
    stays: 'You may go on working in the vault meanwhile. If it is locked, this ends.',
    cancel: 'Cancel',
    doneSealed: 'The encrypted copy is saved.',
    whereChosen: (name: string) => `It is where you chose, as ${name}.`,
    donePlain: 'The readable copy is saved. Delete it when you have used it, and empty the trash.',
    noPage:
      'The page that opens it could not be had, and is not in it. What is in it is as good as ever; save another copy later, so that one has the page.',
    noFormat:
      'The description of its format could not be had, and is not in it. It is the same in every copy.',
    keysNotIntact:
      'Part of the keys in it was not written by one of your devices, and the keys of before could not be had: your phrase or your recovery key may not open it. Put the keys in order, then save another copy.',
    keysOlder:
      'The keys in it are those from before your last change of them: the server gave nothing newer. It opens with the phrase and the recovery key of then.',
    keysDifferent:
      'The keys in it are not those that this device has seen last: your phrase or your recovery key may not open it.',
    itemsMissing: (count: number) =>
      `${countOf('en', count, 'item', 'items')} that this device has seen ${count === 1 ? 'was' : 'were'} not given by the server and ${count === 1 ? 'is' : 'are'} not in it.`,
    itemsOlder: (count: number) =>
      `${countOf('en', count, 'item is', 'items are')} in it as ${count === 1 ? 'it was' : 'they were'} before the last change: the server gave nothing newer.`,
    itemsDifferent: (count: number) =>
      `${countOf('en', count, 'item is', 'items are')} not in it as this device has seen ${count === 1 ? 'it' : 'them'} last: the server gave something else.`,
    keepFormer: 'Keep the copies that you saved before, and ask whoever runs your Amaranth.',
    itemsUnreadable: (count: number) =>
      `${countOf('en', count, 'item does', 'items do')} not open. What the server gave of ${count === 1 ? 'it' : 'them'} is in it all the same.`,
    versionsMissing: (count: number) =>
      `${countOf('en', count, 'earlier version', 'earlier versions')} could not be read and ${count === 1 ? 'is' : 'are'} not in it.`,
    missing: (count: number) =>
      `${countOf('en', count, 'file', 'files')} could not be read and ${count === 1 ? 'is' : 'are'} not in it. Save another copy later.`,
    damaged: (count: number) =>
      `${countOf('en', count, 'file does', 'files do')} not open as a whole. ${count === 1 ? 'It is' : 'They are'} in it as ${count === 1 ? 'it is' : 'they are'} stored.`,
    unreadable: (count: number) =>
      `${countOf('en', count, 'item does', 'items do')} not open on this device and ${count === 1 ? 'is' : 'are'} not in it.`,
    listed: 'They are listed in its README.txt.',
    failed: 'The copy could not be saved. Nothing half done was left behind. Try again.',
    close: 'Close',
    seals: 'Everything is gathered and packed on this device.',
  },
  fr: {
    sealedTitle: 'Une copie chiffrée, à conserver',
    sealedText:
      'Un zip avec tout : tous les éléments et leurs versions précédentes, tous les fichiers, et une page qui l’ouvre dans n’importe quel navigateur, sans internet et sans nous. Il s’ouvre avec votre phrase ou votre clé de secours, dans vingt ans comme aujourd’hui.',
    sealedAdvice:
      'Gardez-la à deux endroits, par exemple une clé USB chez vous et une autre chez une personne de confiance. Refaites-en une de temps en temps.',
    sealedButton: 'Enregistrer une copie chiffrée',
    sealedName: (day: string) => `Amaranth vault ${day}.zip`,
    howToOpen: 'Comment l’ouvrir ?',
    howToOpenSteps: [
      'Décompressez le zip d’un double-clic.',
      'Double-cliquez sur « open-vault.html » à l’intérieur. La page s’ouvre dans le navigateur ; rien n’est envoyé nulle part.',
      'Choisissez-y le zip, et saisissez la phrase ou la clé de secours.',
    ].join('\n'),

    plainTitle: 'Une copie lisible, pour partir ailleurs',
    plainText:
      'Un dossier par élément avec son texte et ses fichiers, et un tableau pour d’autres programmes. Rien n’y est chiffré.',
    plainWarning:
      'Quiconque la trouve y lit chaque mot de passe, chaque papier et chaque lettre. Enregistrez-la seulement là où personne d’autre ne va, et supprimez-la quand vous vous en êtes servi.',
    plainButton: 'Enregistrer une copie lisible…',
    plainName: (day: string) => `Coffre-fort Amaranth LISIBLE ${day}.zip`,
    confirmTitle: 'Une copie que tout le monde peut lire',
    confirmList: [
      'Tout ce que contient votre coffre-fort y sera sans protection.',
      'Ne l’enregistrez ni sur un ordinateur partagé ni dans un dossier en ligne, et ne l’envoyez pas par e-mail.',
      'Ce qui est dans la corbeille est laissé de côté.',
    ].join('\n'),
    understood: 'Je sais que quiconque la trouve peut tout lire',
    phrase: 'Votre phrase, encore une fois',
    phraseWrong: 'Ce n’est pas la phrase de ce coffre-fort.',
    phraseUnknown: 'Impossible de la vérifier pour le moment. Réessayez.',
    goOn: 'Continuer',
    confirmed: 'Vous pouvez maintenant enregistrer la copie lisible.',
    saveNow: 'Enregistrer la copie lisible',
    notNow: 'Pas maintenant',

    preparing: 'Examen de ce que contient le coffre-fort',
    writingSealed: 'Enregistrement de la copie chiffrée',
    writingPlain: 'Enregistrement de la copie lisible',
    written: (written: string, total: string) => `${written} sur ${total}`,
    stays: 'Vous pouvez continuer à travailler dans le coffre-fort. S’il est verrouillé, cela s’arrête.',
    cancel: 'Annuler',
    doneSealed: 'La copie chiffrée est enregistrée.',
    whereChosen: (name: string) => `Elle est là où vous l’avez choisi, sous le nom ${name}.`,
    donePlain:
      'La copie lisible est enregistrée. Supprimez-la quand vous vous en êtes servi, et videz la corbeille.',
    noPage:
      'La page qui l’ouvre n’a pas pu être obtenue et n’y est pas. Ce qui s’y trouve est intact ; enregistrez plus tard une autre copie, pour que l’une d’elles ait la page.',
    noFormat:
      'La description de son format n’a pas pu être obtenue et n’y est pas. C’est la même dans toutes les copies.',
    keysNotIntact:
      'Une partie de ses clés n’a pas été écrite par un de vos appareils, et celles d’avant n’ont pas pu être obtenues : votre phrase ou votre clé de secours pourrait ne pas l’ouvrir. Remettez les clés en ordre, puis enregistrez une autre copie.',
    keysOlder:
      'Ses clés sont celles d’avant votre dernier changement : le serveur n’a rien donné de plus récent. Elle s’ouvre avec la phrase et la clé de secours d’alors.',
    keysDifferent:
      'Ses clés ne sont pas celles que cet appareil a vues en dernier : votre phrase ou votre clé de secours pourrait ne pas l’ouvrir.',
    itemsMissing: (count: number) =>
      `${countOf('fr', count, 'élément que cet appareil a vu n’a pas été donné par le serveur et n’y est', 'éléments que cet appareil a vus n’ont pas été donnés par le serveur et n’y sont')} pas.`,
    itemsOlder: (count: number) =>
      `${countOf('fr', count, 'élément y est tel qu’il était', 'éléments y sont tels qu’ils étaient')} avant la dernière modification : le serveur n’a rien donné de plus récent.`,
    itemsDifferent: (count: number) =>
      `${countOf('fr', count, 'élément n’y est pas tel que cet appareil l’a vu', 'éléments n’y sont pas tels que cet appareil les a vus')} en dernier : le serveur a donné autre chose.`,
    keepFormer:
      'Gardez les copies que vous avez enregistrées auparavant, et demandez à qui s’occupe de votre Amaranth.',
    itemsUnreadable: (count: number) =>
      `${countOf('fr', count, 'élément ne s’ouvre pas. Ce que le serveur en a donné y est', 'éléments ne s’ouvrent pas. Ce que le serveur en a donné y est')} quand même.`,
    versionsMissing: (count: number) =>
      `${countOf('fr', count, 'version précédente n’a pas pu être lue et n’y est', 'versions précédentes n’ont pas pu être lues et n’y sont')} pas.`,
    missing: (count: number) =>
      `${countOf('fr', count, 'fichier n’a pas pu être lu et n’y est', 'fichiers n’ont pas pu être lus et n’y sont')} pas. Enregistrez plus tard une autre copie.`,
    damaged: (count: number) =>
      `${countOf('fr', count, 'fichier ne s’ouvre pas en entier. Il y est tel qu’il est conservé', 'fichiers ne s’ouvrent pas en entier. Ils y sont tels qu’ils sont conservés')}.`,
    unreadable: (count: number) =>
      `${countOf('fr', count, 'élément ne s’ouvre pas sur cet appareil et n’y est', 'éléments ne s’ouvrent pas sur cet appareil et n’y sont')} pas.`,
    listed: 'Leur liste est dans son README.txt.',
    failed: 'La copie n’a pas pu être enregistrée. Rien d’inachevé n’est resté. Réessayez.',
    close: 'Fermer',
    seals: 'Tout est rassemblé et empaqueté sur cet appareil.',
  },
});
