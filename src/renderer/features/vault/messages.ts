import { defineMessages } from '#ui/language/messages.tsx';

/** The parts of the vault, as they are called on the way between them. */
export const vaultMessages = defineMessages({
  en: {
    title: 'Personal vault',
    parts: 'Parts of the vault',
    items: 'Everything',
    readiness: 'First week',
    trash: 'Trash',
    check: 'Passwords',
    import: 'Bring in',
    export: 'Take out',
    settings: 'Settings',
    looking: 'Looking for your vault…',
    unreachable: 'Your vault could not be reached. What is in it is safe where it is.',
  },
  fr: {
    title: 'Coffre-fort personnel',
    parts: 'Parties du coffre-fort',
    items: 'Tout',
    readiness: 'Première semaine',
    trash: 'Corbeille',
    check: 'Mots de passe',
    import: 'Importer',
    export: 'Exporter',
    settings: 'Réglages',
    looking: 'Recherche de votre coffre-fort…',
    unreachable: 'Votre coffre-fort n’a pas pu être joint. Ce qu’il contient y reste en sûreté.',
  },
});

/** The same parts, as the title of their page. */
export const vaultTitles = defineMessages({
  en: {
    items: 'Personal vault',
    readiness: 'What a family needs in the first week',
    trash: 'Trash of the vault',
    check: 'Your passwords',
    import: 'Bring in from another program',
    export: 'Take out a copy',
    settings: 'Settings of the vault',
  },
  fr: {
    items: 'Coffre-fort personnel',
    readiness: 'Ce qu’il faut à une famille la première semaine',
    trash: 'Corbeille du coffre-fort',
    check: 'Vos mots de passe',
    import: 'Importer d’un autre programme',
    export: 'Exporter une copie',
    settings: 'Réglages du coffre-fort',
  },
});
