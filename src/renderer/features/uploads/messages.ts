import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

function duration(seconds: number, minute: string, less: string): string {
  if (seconds < 60) return less;
  return `${Math.round(seconds / 60)} ${minute}`;
}

export const uploadMessages = defineMessages({
  en: {
    title: 'Uploads',
    working: (done: number, total: number) =>
      `Keeping ${done + 1} of ${countOf('en', total, 'file', 'files')}`,
    readingFolders: 'Looking for the files',
    paused: 'Paused',
    allKept: (count: number) => `${countOf('en', count, 'file is', 'files are')} safe`,
    someFailed: (kept: number, failed: number) =>
      kept === 0
        ? `${countOf('en', failed, 'file', 'files')} could not be added`
        : `${countOf('en', kept, 'file is', 'files are')} safe, ${failed} could not be added`,
    someNotAdded: (count: number) => countOf('en', count, 'could not be added', 'could not be added'),
    someThere: (count: number) => countOf('en', count, 'was already there', 'were already there'),
    someWaitForVault: (count: number) =>
      countOf('en', count, 'waits for you to open your vault', 'wait for you to open your vault'),
    someDamaged: (count: number) =>
      countOf('en', count, 'damaged file waits for your answer', 'damaged files wait for your answer'),
    speed: (perSecond: string) => `${perSecond} a second`,
    left: (seconds: number) => `about ${duration(seconds, 'min', 'a minute')} left`,
    tellMe: 'Tell me when they are safe',
    pauseAll: 'Pause all',
    resumeAll: 'Continue all',
    retryFailed: 'Try the failed ones again',
    cancelAll: 'Cancel all',
    cancelAllQuestion: 'Stop adding these files?',
    cancelAllText: 'What is already safe stays. The rest is given up.',
    close: 'Close',
    closeQuestion: 'Take these files off the list?',
    closeText: (count: number) =>
      `${countOf('en', count, 'file is', 'files are')} not safe yet. What is already safe stays. The rest is given up.`,
    giveUp: 'Give up what is not safe',
    show: 'Show files',
    hide: 'Hide files',
    filter: 'Show',
    filterAll: (count: number) => `All ${count.toLocaleString('en')}`,
    filterNotAdded: (count: number) => `Not added ${count.toLocaleString('en')}`,
    filterDone: (count: number) => `Safe ${count.toLocaleString('en')}`,
    nothingHere: 'Nothing here any more.',
    copyList: 'Copy this list',
    copied: 'The list is copied.',
    keepAllDamaged: 'Keep the damaged ones anyway',
    keepDamaged: 'Keep it anyway',
    keepNamed: (name: string) => `Keep ${name} anyway`,

    roomTitle: 'Not everything fits',
    roomNeeded: (needed: string, left: string) =>
      `These files need ${needed}, and ${left} are left. Nothing has been added yet.`,
    roomForPreviews: (files: string, previews: string) =>
      `That is ${files} for the files and about ${previews} for their previews, the small pictures made for looking.`,
    roomPromised: (left: string, promised: string) =>
      `Your albums show ${left} left: ${promised} of it are for files still on their way.`,
    roomMissing: (count: number) => `${countOf('en', count, 'file does not fit:', 'files do not fit:')}`,
    roomLater: 'Whatever of them fits in the end, once the others are in, is added by itself.',
    trashTakesRoom: 'What is in the trash takes room too. Empty it, then add the files again.',
    openTrash: 'Open the trash',
    addFitting: (count: number) => `Add the ${countOf('en', count, 'file that fits', 'files that fit')}`,
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Continue ${name}`,
    retry: (name: string) => `Try ${name} again`,
    cancel: (name: string) => `Cancel ${name}`,

    waiting: 'Waiting',
    inspecting: 'Reading',
    vaultFile: 'A file for your vault',
    sealing: 'Locking it before it leaves this device',
    waitsToBeSealed: 'Your vault is locked. Open it, and this file goes on; until then keep this page open.',
    waitsForVault: 'It has arrived. Open your vault, and it is put in its place.',
    reserving: 'Making room',
    reconnecting: 'Waiting for the connection. It goes on by itself.',
    serverBusy: 'The server is busy. It goes on by itself.',
    waitsForAlbum: 'Its album is in the trash. It goes on once you put the album back.',
    waitsForUpdate: 'It goes on with the newer Amaranth.',
    deviceFull: 'There is no room left on this device. Make room, and it goes on by itself.',
    verifying: 'Checking that it arrived whole',
    done: 'Safe',

    'file-empty': 'This file is empty. Nothing was added.',
    damaged: 'This file is damaged: part of it is missing or cannot be read.',
    'file-unreadable': 'This file could not be read. It may have been moved; choose it again.',
    'file-needed': 'The page was closed meanwhile. Choose this file again and it goes on where it was.',
    'no-place-to-seal':
      'This browser has no place to lock so large a file before sending it. Use another browser or the desktop app.',
    'storage-quota-exceeded':
      'There is not enough room left for this file and its preview. Make room, then try it again.',
    'signed-out': 'You were signed out. Sign in, and it goes on where it was.',
    server: 'Something went wrong on our side. Try it again.',
  },
  fr: {
    title: 'Envois',
    working: (done: number, total: number) =>
      `Enregistrement ${done + 1} sur ${countOf('fr', total, 'fichier', 'fichiers')}`,
    readingFolders: 'Recherche des fichiers',
    paused: 'En pause',
    allKept: (count: number) => countOf('fr', count, 'fichier est à l’abri', 'fichiers sont à l’abri'),
    someFailed: (kept: number, failed: number) =>
      kept === 0
        ? countOf('fr', failed, 'fichier n’a pas pu être ajouté', 'fichiers n’ont pas pu être ajoutés')
        : `${countOf('fr', kept, 'fichier à l’abri', 'fichiers à l’abri')}, ${countOf('fr', failed, 'n’a pas pu être ajouté', 'n’ont pas pu être ajoutés')}`,
    someNotAdded: (count: number) =>
      countOf('fr', count, 'n’a pas pu être ajouté', 'n’ont pas pu être ajoutés'),
    someThere: (count: number) => countOf('fr', count, 'y était déjà', 'y étaient déjà'),
    someWaitForVault: (count: number) =>
      countOf(
        'fr',
        count,
        'attend l’ouverture de votre coffre-fort',
        'attendent l’ouverture de votre coffre-fort',
      ),
    someDamaged: (count: number) =>
      countOf('fr', count, 'fichier abîmé attend votre réponse', 'fichiers abîmés attendent votre réponse'),
    speed: (perSecond: string) => `${perSecond} par seconde`,
    left: (seconds: number) => `encore ${duration(seconds, 'min', 'une minute')} environ`,
    tellMe: 'Me prévenir quand ils sont à l’abri',
    pauseAll: 'Tout mettre en pause',
    resumeAll: 'Tout reprendre',
    retryFailed: 'Réessayer les fichiers refusés',
    cancelAll: 'Tout annuler',
    cancelAllQuestion: 'Ne plus ajouter ces fichiers ?',
    cancelAllText: 'Ce qui est déjà à l’abri y reste. Le reste est abandonné.',
    close: 'Fermer',
    closeQuestion: 'Retirer ces fichiers de la liste ?',
    closeText: (count: number) =>
      `${countOf('fr', count, 'fichier n’est pas encore à l’abri', 'fichiers ne sont pas encore à l’abri')}. Ce qui est déjà à l’abri y reste. Le reste est abandonné.`,
    giveUp: 'Abandonner ce qui n’est pas à l’abri',
    show: 'Montrer les fichiers',
    hide: 'Masquer les fichiers',
    filter: 'Montrer',
    filterAll: (count: number) => `Tous ${count.toLocaleString('fr')}`,
    filterNotAdded: (count: number) => `Non ajoutés ${count.toLocaleString('fr')}`,
    filterDone: (count: number) => `À l’abri ${count.toLocaleString('fr')}`,
    nothingHere: 'Il n’y a plus rien ici.',
    copyList: 'Copier cette liste',
    copied: 'La liste est copiée.',
    keepAllDamaged: 'Garder quand même les fichiers abîmés',
    keepDamaged: 'Le garder quand même',
    keepNamed: (name: string) => `Garder quand même ${name}`,

    roomTitle: 'Tout ne tient pas',
    roomNeeded: (needed: string, left: string) =>
      `Il faut ${needed} pour ces fichiers, et il reste ${left}. Rien n’a encore été ajouté.`,
    roomForPreviews: (files, previews) =>
      `Soit ${files} pour les fichiers et environ ${previews} pour leurs aperçus, ces petites images faites pour regarder.`,
    roomPromised: (left, promised) =>
      `Vos albums affichent ${left} libres : ${promised} sont pour des fichiers encore en route.`,
    roomMissing: (count: number) =>
      `${countOf('fr', count, 'fichier ne tient pas :', 'fichiers ne tiennent pas :')}`,
    roomLater: 'Ce qui tient encore à la fin, une fois les autres enregistrés, est ajouté automatiquement.',
    trashTakesRoom: 'La corbeille occupe de la place aussi. Videz-la, puis ajoutez à nouveau les fichiers.',
    openTrash: 'Ouvrir la corbeille',
    addFitting: (count: number) =>
      `Ajouter ${countOf('fr', count, 'fichier qui tient', 'fichiers qui tiennent')}`,
    pause: (name: string) => `Mettre ${name} en pause`,
    resume: (name: string) => `Reprendre ${name}`,
    retry: (name: string) => `Réessayer ${name}`,
    cancel: (name: string) => `Annuler ${name}`,

    waiting: 'En attente',
    inspecting: 'Lecture',
    vaultFile: 'Un fichier pour votre coffre-fort',
    sealing: 'Mise sous clé avant de quitter cet appareil',
    waitsToBeSealed:
      'Votre coffre-fort est fermé. Ouvrez-le et ce fichier partira ; d’ici là, gardez cette page ouverte.',
    waitsForVault: 'Il est arrivé. Ouvrez votre coffre-fort et il y prendra sa place.',
    reserving: 'Réservation de la place',
    reconnecting: 'En attente de la connexion. L’envoi reprendra seul.',
    serverBusy: 'Le serveur est occupé. L’envoi reprendra seul.',
    waitsForAlbum: 'Son album est dans la corbeille. L’envoi reprendra quand vous l’aurez remis en place.',
    waitsForUpdate: 'L’envoi reprendra avec la nouvelle version d’Amaranth.',
    deviceFull: 'Il n’y a plus de place sur cet appareil. Libérez-en, et l’envoi reprendra seul.',
    verifying: 'Vérification de l’arrivée complète',
    done: 'À l’abri',

    'file-empty': 'Ce fichier est vide. Rien n’a été ajouté.',
    damaged: 'Ce fichier est abîmé : une partie manque ou ne se lit pas.',
    'file-unreadable': 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé ; choisissez-le à nouveau.',
    'file-needed': 'La page a été fermée entre-temps. Choisissez ce fichier à nouveau et l’envoi reprendra.',
    'no-place-to-seal':
      'Ce navigateur n’a pas la place de mettre sous clé un fichier aussi grand avant l’envoi. Utilisez un autre navigateur ou l’application de bureau.',
    'storage-quota-exceeded':
      'Il ne reste pas assez de place pour ce fichier et son aperçu. Libérez de la place, puis réessayez.',
    'signed-out': 'Vous avez été déconnecté. Connectez-vous, et l’envoi reprendra.',
    server: 'Un problème est survenu de notre côté. Réessayez.',
  },
});
