import { defineMessages } from '#ui/language/messages.tsx';

export const vaultMessages = defineMessages({
  en: {
    title: 'Personal vault',
    items: 'Everything',
    readiness: 'First week',
    trash: 'Trash',
    check: 'Passwords',
    import: 'Bring in',
    export: 'Take out',
    settings: 'Vault settings',
  },
  fr: {
    title: 'Coffre-fort personnel',
    items: 'Tout',
    readiness: 'Première semaine',
    trash: 'Corbeille',
    check: 'Mots de passe',
    import: 'Importer',
    export: 'Exporter',
    settings: 'Réglages du coffre-fort',
  },
});
