/** What the page of the import says around the file: choosing it, looking at what is in it, saving, and the report. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const pageMessages = defineMessages({
  en: {
    lead: 'Passwords, notes and papers from the program that you used until now. The file is read on this device alone; everything is sealed before it leaves it.',
    choose: 'Choose the file',
    dropHere: 'Let go here: the file is only read',
    orDrop: 'or drop it anywhere on this page',
    anyFile: 'You need not know which kind it is: we see that by what is in it.',
    howTitle: 'How do I get this file?',
    reading: 'The file is being read',
    readingText: 'Large or well-protected files take a minute.',
    cancel: 'Cancel',
    failedToRead: 'The file could not be read. Try again; if it stays so, reload the page.',

    passwordTitle: 'This file has a password',
    passwordText: 'It is opened on this device. The password is kept nowhere.',
    password: 'Password of the file',
    keyFile: 'Choose a key file',
    keyFileChosen: (name: string) => `Key file: ${name}`,
    keyFileNone: 'Only if the database has one.',
    open: 'Open',
    otherFile: 'Choose another file',

    columnsTitle: 'What does each column hold?',
    columnsText:
      'We do not know the program that wrote this table. Say what the columns are; what stands in a column may be kept as a field of its own.',
    firstRowNames: 'The first line names the columns',
    column: (number: number, name: string) => (name === '' ? `Column ${number}` : name),
    example: (value: string) => `For example: ${value}`,
    columnEmpty: 'Empty',
    goOn: 'Go on',

    previewTitle: (source: string) => `What is in the file: ${source}`,
    previewLead: 'Nothing is saved yet. Take the ticks off what you do not want.',
    notComing: (count: number) =>
      `${countOf('en', count, 'thing', 'things')} in it cannot be brought over: the report will name ${count === 1 ? 'it' : 'them'}`,
    search: 'Search',
    filter: 'Show',
    everything: (count: number) => `Everything (${count.toLocaleString('en')})`,
    filterOf: (name: string, count: number) => `${name} (${count.toLocaleString('en')})`,
    alikeFilter: (count: number) => `Like something here (${count.toLocaleString('en')})`,
    list: 'What is in the file',
    nothingFound: 'Nothing of that name is in the file.',
    tickAll: 'Tick all shown',
    untickAll: 'Untick all shown',
    untitled: 'Without a title',
    files: (count: number) => countOf('en', count, 'file', 'files'),
    isHere: 'Already here',
    isTwice: 'Twice in the file',
    isAlike: 'Like one that is here',
    isAlikeInFile: 'Like another in the file',
    replaces: 'Replaces the one here',
    compare: 'Compare',
    compareWith: (title: string) => `Compare: ${title}`,
    compareTitle: 'Side by side',
    hereAlready: 'In your vault',
    earlierInFile: 'Earlier in the file',
    inFile: 'In the file',
    showHidden: 'Show what is hidden',
    hidden: 'Hidden',
    differs: 'different',
    onlyInFile: 'only in the file',
    nothingThere: 'Nothing',
    whatToDo: 'What shall become of it?',
    leaveOut: 'Leave it out',
    leaveOutText: 'What is here stays as it is.',
    keepBoth: 'Keep both',
    keepBothText: 'It comes as an item of its own.',
    takeOver: 'Replace',
    takeOverText:
      'The one here gets what the file says. What it said before stays among its earlier versions.',
    forAllAlike: 'For all that are like one here',
    done: 'Done',
    save: (count: number) =>
      count === 0 ? 'Nothing is ticked' : `Bring in ${countOf('en', count, 'item', 'items')}`,

    saving: 'Sealing and saving',
    savingText: 'You may stop at any time. What is saved stays, and the report says how far it got.',
    stop: 'Stop',
    undoing: 'Putting it into the trash',

    reportTitle: 'Brought in',
    nothingSaved: 'Nothing was saved',
    interrupted:
      'The vault was locked or the page closed in the middle. This is what came, and what did not.',
    added: (count: number) => `${countOf('en', count, 'item was', 'items were')} added to your vault.`,
    changed: (count: number) => `${countOf('en', count, 'item', 'items')} here got what the file says.`,
    leftOut: (count: number) =>
      `${countOf('en', count, 'item was', 'items were')} left out: here already, twice in the file, or as you chose.`,
    filesBegun: (count: number) =>
      `${countOf('en', count, 'file is', 'files are')} being sealed and sent. Leave this window open until the list at the edge says that they are safe.`,
    stopped: (count: number) =>
      `${countOf('en', count, 'item was', 'items were')} not begun. What was saved before stays.`,
    goOnWithRest: 'Go on with the rest',
    failedTitle: (count: number) => `${countOf('en', count, 'item', 'items')} could not be saved`,
    problemItem: 'It could not be sealed.',
    unsure:
      'One of these may have come all the same: going on brings none of them twice, and undoing takes it back too.',
    restTitle: (count: number) => `${countOf('en', count, 'item was', 'items were')} not begun`,
    undoAgain: 'Undo the rest',
    notTakenTitle: (count: number) => `${countOf('en', count, 'thing', 'things')} did not come over`,
    remarkedTitle: (count: number) => `${countOf('en', count, 'thing', 'things')} came over in another form`,
    filesTitle: (count: number) => `${countOf('en', count, 'file', 'files')} must be added by hand`,
    filesText: 'Open the item, and add the file from the export or the old program.',
    undo: 'Undo this import',
    undone: (count: number) =>
      `Undone: ${countOf('en', count, 'item is', 'items are')} as before. What was added lies in the trash for 30 days.`,
    undoLeft: (titles: string) =>
      `Left alone, because it was changed since or could not be saved: ${titles}.`,
    print: 'Print the report',
    saveReport: 'Save the report',
    reportNote: 'The report names items, and holds no password or other secret.',
    reportFile: (day: string) => `Import report ${day}.txt`,
    deleteTitle: 'Now delete the file',
    deleteText: (name: string) =>
      `“${name}” still lies on your device, readable by anyone who finds it. We cannot delete it for you. Delete it, then empty the trash.`,
    seeItems: 'See what is in your vault',
    another: 'Bring in another file',
    line: (line: string) => `Line ${line}`,
  },
  fr: {
    lead: 'Mots de passe, notes et papiers du programme que vous utilisiez jusqu’ici. Le fichier n’est lu que sur cet appareil ; tout est chiffré avant d’en sortir.',
    choose: 'Choisir le fichier',
    dropHere: 'Lâchez ici : le fichier est seulement lu',
    orDrop: 'ou déposez-le n’importe où sur cette page',
    anyFile: 'Inutile de savoir de quelle sorte il est : nous le voyons à ce qu’il contient.',
    howTitle: 'Comment obtenir ce fichier ?',
    reading: 'Lecture du fichier',
    readingText: 'Les fichiers gros ou bien protégés demandent une minute.',
    cancel: 'Annuler',
    failedToRead: 'Le fichier n’a pas pu être lu. Réessayez ; si cela continue, rechargez la page.',

    passwordTitle: 'Ce fichier a un mot de passe',
    passwordText: 'Il est ouvert sur cet appareil. Le mot de passe n’est conservé nulle part.',
    password: 'Mot de passe du fichier',
    keyFile: 'Choisir un fichier-clé',
    keyFileChosen: (name: string) => `Fichier-clé : ${name}`,
    keyFileNone: 'Seulement si la base en a un.',
    open: 'Ouvrir',
    otherFile: 'Choisir un autre fichier',

    columnsTitle: 'Que contient chaque colonne ?',
    columnsText:
      'Nous ne connaissons pas le programme qui a écrit ce tableau. Dites ce que sont les colonnes ; une colonne peut aussi être gardée comme un champ à part.',
    firstRowNames: 'La première ligne nomme les colonnes',
    column: (number: number, name: string) => (name === '' ? `Colonne ${number}` : name),
    example: (value: string) => `Par exemple : ${value}`,
    columnEmpty: 'Vide',
    goOn: 'Continuer',

    previewTitle: (source: string) => `Ce que contient le fichier : ${source}`,
    previewLead: 'Rien n’est encore enregistré. Décochez ce dont vous ne voulez pas.',
    notComing: (count: number) =>
      `${countOf('fr', count, 'chose qu’il contient ne peut pas être reprise : le compte rendu la nommera', 'choses qu’il contient ne peuvent pas être reprises : le compte rendu les nommera')}`,
    search: 'Chercher',
    filter: 'Afficher',
    everything: (count: number) => `Tout (${count.toLocaleString('fr')})`,
    filterOf: (name: string, count: number) => `${name} (${count.toLocaleString('fr')})`,
    alikeFilter: (count: number) => `Ressemble à ce qui est ici (${count.toLocaleString('fr')})`,
    list: 'Ce que contient le fichier',
    nothingFound: 'Rien de ce nom dans le fichier.',
    tickAll: 'Cocher tout ce qui est affiché',
    untickAll: 'Décocher tout ce qui est affiché',
    untitled: 'Sans titre',
    files: (count: number) => countOf('fr', count, 'fichier', 'fichiers'),
    isHere: 'Déjà ici',
    isTwice: 'Deux fois dans le fichier',
    isAlike: 'Ressemble à un élément d’ici',
    isAlikeInFile: 'Ressemble à un autre du fichier',
    replaces: 'Remplace celui d’ici',
    compare: 'Comparer',
    compareWith: (title: string) => `Comparer : ${title}`,
    compareTitle: 'Côte à côte',
    hereAlready: 'Dans votre coffre-fort',
    earlierInFile: 'Plus haut dans le fichier',
    inFile: 'Dans le fichier',
    showHidden: 'Montrer ce qui est caché',
    hidden: 'Caché',
    differs: 'différent',
    onlyInFile: 'seulement dans le fichier',
    nothingThere: 'Rien',
    whatToDo: 'Qu’en faire ?',
    leaveOut: 'Le laisser de côté',
    leaveOutText: 'Ce qui est ici reste tel quel.',
    keepBoth: 'Garder les deux',
    keepBothText: 'Il devient un élément à part.',
    takeOver: 'Remplacer',
    takeOverText:
      'Celui d’ici reçoit ce que dit le fichier. Ce qu’il disait avant reste parmi ses versions précédentes.',
    forAllAlike: 'Pour tous ceux qui ressemblent à un élément d’ici',
    done: 'Terminé',
    save: (count: number) =>
      count === 0 ? 'Rien n’est coché' : `Importer ${countOf('fr', count, 'élément', 'éléments')}`,

    saving: 'Chiffrement et enregistrement',
    savingText:
      'Vous pouvez arrêter à tout moment. Ce qui est enregistré reste, et le compte rendu dit jusqu’où cela est allé.',
    stop: 'Arrêter',
    undoing: 'Mise à la corbeille',

    reportTitle: 'Import terminé',
    nothingSaved: 'Rien n’a été enregistré',
    interrupted:
      'Le coffre-fort a été fermé, ou la page, avant la fin. Voici ce qui est arrivé, et ce qui ne l’est pas.',
    added: (count: number) =>
      `${countOf('fr', count, 'élément a été ajouté', 'éléments ont été ajoutés')} à votre coffre-fort.`,
    changed: (count: number) =>
      `${countOf('fr', count, 'élément d’ici a reçu', 'éléments d’ici ont reçu')} ce que dit le fichier.`,
    leftOut: (count: number) =>
      `${countOf('fr', count, 'élément a été laissé', 'éléments ont été laissés')} de côté : déjà ici, en double dans le fichier, ou selon votre choix.`,
    filesBegun: (count: number) =>
      `${countOf('fr', count, 'fichier est en cours de chiffrement et d’envoi', 'fichiers sont en cours de chiffrement et d’envoi')}. Laissez cette fenêtre ouverte jusqu’à ce que la liste au bord dise qu’ils sont à l’abri.`,
    stopped: (count: number) =>
      `${countOf('fr', count, 'élément n’a pas été commencé', 'éléments n’ont pas été commencés')}. Ce qui était déjà enregistré reste.`,
    goOnWithRest: 'Continuer avec le reste',
    failedTitle: (count: number) =>
      `${countOf('fr', count, 'élément n’a pas pu être enregistré', 'éléments n’ont pas pu être enregistrés')}`,
    problemItem: 'Il n’a pas pu être chiffré.',
    unsure:
      'L’un d’eux est peut-être arrivé malgré tout : continuer n’en apporte aucun deux fois, et annuler le reprend aussi.',
    restTitle: (count: number) =>
      countOf('fr', count, 'élément n’a pas été commencé', 'éléments n’ont pas été commencés'),
    undoAgain: 'Annuler le reste',
    notTakenTitle: (count: number) =>
      countOf('fr', count, 'chose n’a pas été reprise', 'choses n’ont pas été reprises'),
    remarkedTitle: (count: number) =>
      `${countOf('fr', count, 'chose a été reprise', 'choses ont été reprises')} sous une autre forme`,
    filesTitle: (count: number) =>
      countOf('fr', count, 'fichier est à ajouter à la main', 'fichiers sont à ajouter à la main'),
    filesText: 'Ouvrez l’élément, et ajoutez le fichier depuis l’export ou l’ancien programme.',
    undo: 'Annuler cet import',
    undone: (count: number) =>
      `Annulé : ${countOf('fr', count, 'élément est', 'éléments sont')} comme avant. Ce qui avait été ajouté reste 30 jours dans la corbeille.`,
    undoLeft: (titles: string) =>
      `Laissé tel quel, parce que modifié depuis ou impossible à enregistrer : ${titles}.`,
    print: 'Imprimer le compte rendu',
    saveReport: 'Enregistrer le compte rendu',
    reportNote: 'Le compte rendu nomme des éléments, et ne contient ni mot de passe ni autre secret.',
    reportFile: (day: string) => `Compte rendu d’import ${day}.txt`,
    deleteTitle: 'Supprimez maintenant le fichier',
    deleteText: (name: string) =>
      `« ${name} » se trouve toujours sur votre appareil, lisible par quiconque le trouve. Nous ne pouvons pas le supprimer à votre place. Supprimez-le, puis videz la corbeille.`,
    seeItems: 'Voir ce que contient votre coffre-fort',
    another: 'Importer un autre fichier',
    line: (line: string) => `Ligne ${line}`,
  },
});
