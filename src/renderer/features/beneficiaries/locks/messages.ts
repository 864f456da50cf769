/** What the pages of people say of locks. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const lockMessages = defineMessages({
  en: {
    lock: 'Vault',
    noVault: 'There is no vault yet, so nothing can be locked.',
    notAccepted: (name: string) => `Not locked yet: ${name} has not accepted, and has no key.`,
    toLock: 'Not locked yet.',
    toLockOnPaper: (name: string) =>
      `Not locked yet. ${name} has no account: a page is printed for you to hand over.`,
    byShares: (needed: number, of: number) =>
      `Locked. It opens with their key and the help of ${needed} of your ${of} trusted contacts.`,
    byTimeLock:
      'Locked by time lock only: with fewer than two trusted contacts the server holds the second part, and nobody but the server keeps the waiting periods.',
    onPaper: 'Their part is on paper.',
    missing: (count: number) =>
      `${countOf('en', count, 'item is', 'items are')} theirs and not in the lock yet.`,
    surplus: (count: number) =>
      `${countOf('en', count, 'item is', 'items are')} in the lock and theirs no longer.`,
    staleLetters: (count: number) =>
      `${countOf('en', count, 'letter is', 'letters are')} still under a former lock.`,
    broken: 'The lock no longer fits:',
    keyOf: (name: string) => `${name} has another key`,
    accountOf: (name: string) => `${name} has an account now, or has one no longer`,
    contactGone: 'a trusted contact who had a part is gone',
    contactNew: (name: string) => `${name} is a trusted contact and has no part yet`,
    quorum: 'another number of contacts has to agree',
    altered: 'it is not as you signed it, or older than one you have made',
    otherVault: 'it belongs to a vault that you no longer use',
    somebody: 'somebody',
    lockFor: (name: string) => `Lock for ${name}`,
    repair: 'Repair the lock',
    complete: 'Bring the lock up to date',
    all: 'Lock what is missing, for all',
    waitingFor: (count: number) =>
      `For ${countOf('en', count, 'person', 'people')} the lock of your vault is missing, broken or not up to date.`,
    locked: (name: string) => `What is theirs is locked for ${name}.`,
    refused: (count: number) =>
      `${countOf('en', count, 'item does', 'items do')} not open in your vault and could not be locked.`,
    hasNoKey: (name: string) => `${name} has no key yet.`,
    wouldBeTimeLock: (name: string) =>
      `It would be a time lock only: with fewer than two trusted contacts who have a key, nobody but our server holds the second part. Our server and ${name} together could open it before its time.`,
    someByTimeLock:
      'What is not locked yet would get a time lock only: with fewer than two trusted contacts who have a key, nobody but our server holds the second part. Our server and the person together could open it before its time.',
    holdersTitle: (name: string) => `Who would hold the lock for ${name}`,
    holdersBefore: (needed: number, names: string) => `Until now, ${needed} of these had to help: ${names}.`,
    holdersKnown: (names: string) => `Until now you have made locks with these contacts: ${names}.`,
    holdersAfter: (needed: number, names: string) => `Now ${needed} of these would have to help: ${names}.`,
    holdersWarning:
      'Nothing is changed yet. If you have not changed your trusted contacts yourself, do not go on: ask them, and tell us.',
    nameless: 'somebody whose name we no longer have',
    agreeToHolders: 'Make this lock',
    leftOut: (names: string) =>
      `Not locked for ${names}: other people would hold the lock than until now. Look at it on their card.`,
    sealAllTheSame: 'Seal with this lock',
    failed: 'The lock was not made: what stands on the server is not as you sealed it. Nothing was changed.',
    unreadable:
      'Your own keys for locks are not as you sealed them. Nothing is locked until that is cleared up: tell us, and do not lock anything on a page that asks you to begin anew.',
    unlockTitle: 'Open your vault',
    unlockText: 'Locks are made on this device, with the keys of your vault.',
    kitTitle: (name: string) => `A page for ${name}`,
    kitText:
      'Print it now and hand it over. It is their part of the lock: whoever holds it takes their place.',
    printKit: 'Print their page again',
    keyChanged: (name: string) => `The key that we are told for ${name} is not the one you knew`,
    keyChangedText: (name: string) =>
      `Perhaps ${name} lost their passphrase and made a new key. Perhaps somebody wants to take their place. Ask ${name}, by telephone or in person, and compare the words. Nothing is locked to this key until you decide.`,
    wasCompared: 'You had compared the former one.',
    compare: 'Compare words',
    compareTitle: (name: string) => `Compare the key of ${name}`,
    compareText: (name: string) =>
      `Ask ${name} to open Amaranth’s page “Entrusted to me”, where the same words must stand. Compare all twelve by telephone or in person, never by e-mail.`,
    same: 'The words are the same',
    different: 'They are different',
    takeUncompared: 'Take this key without comparing',
    differentTitle: 'Then this is not their key',
    differentText: (name: string) =>
      `Do not lock anything for it. Ask ${name} whether they made a new key; if not, tell us at once.`,
    compared: (name: string) => `The key of ${name} is compared.`,
    taken: (name: string) => `The key of ${name} is taken as it is.`,
    isCompared: 'Key compared',
    close: 'Close',
    letters: (name: string) => `Letters only ${name} can open`,
    lettersText: (name: string) =>
      `Sealed in your browser under the lock for ${name}, and given with your vault’s part. We cannot read them.`,
    noLetters: 'None yet.',
    openToRead: 'Open your vault to read and write them.',
    write: 'Write a letter',
    change: 'Change',
    drop: 'Delete',
    dropTitle: 'Delete this letter for ever?',
    dropText: 'Nobody can bring it back.',
    letterTitle: 'Title',
    letterText: 'Letter',
    letterMissing: 'Write something first',
    save: 'Seal and keep',
    saved: 'The letter is sealed and kept.',
    letterUnreadable: 'This letter does not open with your vault.',
    lettersFailed: 'Your letters could not be read.',
    untitled: 'Letter without a title',
  },
  fr: {
    lock: 'Coffre-fort',
    noVault: 'Il n’y a pas encore de coffre-fort, donc rien à verrouiller.',
    notAccepted: (name: string) => `Pas encore verrouillé : ${name} n’a pas accepté et n’a pas de clé.`,
    toLock: 'Pas encore verrouillé.',
    toLockOnPaper: (name: string) =>
      `Pas encore verrouillé. ${name} n’a pas de compte : une page est imprimée, à remettre par vous.`,
    byShares: (needed: number, of: number) =>
      `Verrouillé. Cela s’ouvre avec sa clé et l’aide de ${needed} de vos ${of} personnes de confiance.`,
    byTimeLock:
      'Verrouillé par le temps seul : avec moins de deux personnes de confiance, le serveur garde la seconde part, et personne d’autre que lui ne tient les délais.',
    onPaper: 'Sa part est sur papier.',
    missing: (count: number) =>
      `${countOf('fr', count, 'élément lui revient et n’est', 'éléments lui reviennent et ne sont')} pas encore sous le verrou.`,
    surplus: (count: number) =>
      `${countOf('fr', count, 'élément est', 'éléments sont')} sous le verrou et ne lui ${count > 1 ? 'reviennent' : 'revient'} plus.`,
    staleLetters: (count: number) =>
      `${countOf('fr', count, 'lettre est', 'lettres sont')} encore sous un verrou d’avant.`,
    broken: 'Le verrou ne convient plus :',
    keyOf: (name: string) => `${name} a une autre clé`,
    accountOf: (name: string) => `${name} a maintenant un compte, ou n’en a plus`,
    contactGone: 'une personne de confiance qui avait une part est partie',
    contactNew: (name: string) => `${name} est personne de confiance et n’a pas encore de part`,
    quorum: 'un autre nombre de personnes doit être d’accord',
    altered: 'il n’est pas tel que vous l’avez signé, ou plus ancien qu’un autre de vous',
    otherVault: 'il appartient à un coffre-fort que vous n’utilisez plus',
    somebody: 'quelqu’un',
    lockFor: (name: string) => `Verrouiller pour ${name}`,
    repair: 'Réparer le verrou',
    complete: 'Mettre le verrou à jour',
    all: 'Verrouiller ce qui manque, pour tous',
    waitingFor: (count: number) =>
      `Pour ${countOf('fr', count, 'personne', 'personnes')}, le verrou de votre coffre-fort manque, ne convient plus ou n’est pas à jour.`,
    locked: (name: string) => `Ce qui revient à ${name} est verrouillé.`,
    refused: (count: number) =>
      `${countOf('fr', count, 'élément ne s’ouvre', 'éléments ne s’ouvrent')} pas dans votre coffre-fort et ${count > 1 ? 'n’ont' : 'n’a'} pu être verrouillé${count > 1 ? 's' : ''}.`,
    hasNoKey: (name: string) => `${name} n’a pas encore de clé.`,
    wouldBeTimeLock: (name: string) =>
      `Ce serait un verrou par le temps seul : avec moins de deux personnes de confiance qui ont une clé, personne d’autre que notre serveur ne garde la seconde part. Notre serveur et ${name} pourraient ensemble l’ouvrir avant l’heure.`,
    someByTimeLock:
      'Ce qui n’est pas encore verrouillé le serait par le temps seul : avec moins de deux personnes de confiance qui ont une clé, personne d’autre que notre serveur ne garde la seconde part. Notre serveur et la personne pourraient ensemble l’ouvrir avant l’heure.',
    holdersTitle: (name: string) => `Qui tiendrait le verrou pour ${name}`,
    holdersBefore: (needed: number, names: string) =>
      `Jusqu’ici, il fallait l’aide de ${needed} de ces personnes : ${names}.`,
    holdersKnown: (names: string) =>
      `Jusqu’ici, vous avez fait des verrous avec ces personnes de confiance : ${names}.`,
    holdersAfter: (needed: number, names: string) =>
      `Il faudrait désormais l’aide de ${needed} de ces personnes : ${names}.`,
    holdersWarning:
      'Rien n’est encore changé. Si vous n’avez pas vous-même changé vos personnes de confiance, n’allez pas plus loin : demandez-leur, et dites-le-nous.',
    nameless: 'quelqu’un dont nous n’avons plus le nom',
    agreeToHolders: 'Faire ce verrou',
    leftOut: (names: string) =>
      `Pas verrouillé pour ${names} : d’autres personnes que jusqu’ici tiendraient le verrou. Voyez-le sur leur carte.`,
    sealAllTheSame: 'Sceller avec ce verrou',
    failed:
      'Le verrou n’a pas été fait : ce qui est sur le serveur n’est pas tel que vous l’avez scellé. Rien n’a été changé.',
    unreadable:
      'Vos propres clés pour les verrous ne sont pas telles que vous les avez scellées. Rien n’est verrouillé tant que ce n’est pas éclairci : dites-le-nous, et ne verrouillez rien sur une page qui vous demande de recommencer.',
    unlockTitle: 'Ouvrez votre coffre-fort',
    unlockText: 'Les verrous se font sur cet appareil, avec les clés de votre coffre-fort.',
    kitTitle: (name: string) => `Une page pour ${name}`,
    kitText:
      'Imprimez-la maintenant et remettez-la. C’est sa part du verrou : quiconque la tient prend sa place.',
    printKit: 'Imprimer sa page de nouveau',
    keyChanged: (name: string) => `La clé qu’on nous donne pour ${name} n’est pas celle que vous connaissiez`,
    keyChangedText: (name: string) =>
      `Peut-être ${name} a-t-elle ou a-t-il perdu sa phrase et créé une nouvelle clé. Peut-être quelqu’un veut-il prendre sa place. Demandez à ${name}, au téléphone ou de vive voix, et comparez les mots. Rien n’est verrouillé pour cette clé tant que vous n’avez pas décidé.`,
    wasCompared: 'Vous aviez comparé la précédente.',
    compare: 'Comparer les mots',
    compareTitle: (name: string) => `Comparer la clé de ${name}`,
    compareText: (name: string) =>
      `Demandez à ${name} d’ouvrir la page « Ce qui m’est confié » d’Amaranth, où doivent figurer les mêmes mots. Comparez les douze au téléphone ou de vive voix, jamais par e-mail.`,
    same: 'Les mots sont les mêmes',
    different: 'Ils sont différents',
    takeUncompared: 'Prendre cette clé sans comparer',
    differentTitle: 'Alors ce n’est pas sa clé',
    differentText: (name: string) =>
      `Ne verrouillez rien pour elle. Demandez à ${name} si une nouvelle clé a été créée ; sinon, dites-le-nous aussitôt.`,
    compared: (name: string) => `La clé de ${name} est comparée.`,
    taken: (name: string) => `La clé de ${name} est prise telle quelle.`,
    isCompared: 'Clé comparée',
    close: 'Fermer',
    letters: (name: string) => `Lettres pour ${name} et personne d’autre`,
    lettersText: (name: string) =>
      `Scellées dans votre navigateur sous le verrou pour ${name}, et remises avec la part du coffre-fort. Nous ne pouvons pas les lire.`,
    noLetters: 'Aucune pour l’instant.',
    openToRead: 'Ouvrez votre coffre-fort pour les lire et les écrire.',
    write: 'Écrire une lettre',
    change: 'Modifier',
    drop: 'Supprimer',
    dropTitle: 'Supprimer cette lettre pour toujours ?',
    dropText: 'Personne ne pourra la rétablir.',
    letterTitle: 'Titre',
    letterText: 'Lettre',
    letterMissing: 'Écrivez d’abord quelque chose',
    save: 'Sceller et garder',
    saved: 'La lettre est scellée et gardée.',
    letterUnreadable: 'Cette lettre ne s’ouvre pas avec votre coffre-fort.',
    lettersFailed: 'Vos lettres n’ont pas pu être lues.',
    untitled: 'Lettre sans titre',
  },
});
