import { defineMessages } from '#ui/language/messages.tsx';

export const accountMessages = defineMessages({
  en: {
    exportTitle: 'Take everything with you',
    exportText:
      'One archive with every original as you added it, your letters as pages, your portrait, a page that shows your albums in any browser without us, and the same as data. Albums in the trash are left out, and your vault has an export of its own.',
    exportButton: 'Export everything',
    exportFailed: 'The export could not begin. Check your connection and try again.',
    archiveName: (date: string) => `Amaranth ${date}`,

    deleteTitle: 'Delete my account',
    deleteText:
      'Everything is kept for 30 days in which you can change your mind. Then your albums, files, vault, settings and sign-in are erased for good.',
    deleteButton: 'Delete my account',
    deleteQuestion: 'Delete your account?',
    deleteExplained: 'You may want to export everything first. To go on, type your e-mail address.',
    typeEmail: 'Your e-mail address',
    emailDiffers: 'That is not the address of this account.',
    deletionPlanned: (date: string) => `Your account will be erased on ${date}.`,
    keep: 'Keep my account',
    kept: 'Your account stays. We are glad.',

    indexTitle: (name: string) => (name ? `The memories of ${name}` : 'Your memories'),
    indexLead: (date: string) => `Exported from Amaranth on ${date}.`,
    dataNote: 'The same as data, for programs: amaranth.json.',
  },
  fr: {
    exportTitle: 'Tout emporter',
    exportText:
      'Une archive avec chaque original tel que vous l’avez ajouté, vos lettres sous forme de pages, votre portrait, une page qui montre vos albums dans n’importe quel navigateur, sans nous, et les mêmes informations sous forme de données. Les albums de la corbeille n’y sont pas, et votre coffre-fort s’exporte à part.',
    exportButton: 'Tout exporter',
    exportFailed: 'L’export n’a pas pu commencer. Vérifiez votre connexion et réessayez.',
    archiveName: (date) => `Amaranth ${date}`,

    deleteTitle: 'Supprimer mon compte',
    deleteText:
      'Tout est gardé pendant 30 jours, durant lesquels vous pouvez changer d’avis. Ensuite vos albums, vos fichiers, votre coffre-fort, vos réglages et votre accès sont effacés pour toujours.',
    deleteButton: 'Supprimer mon compte',
    deleteQuestion: 'Supprimer votre compte ?',
    deleteExplained:
      'Vous voudrez peut-être tout exporter d’abord. Pour continuer, saisissez votre adresse email.',
    typeEmail: 'Votre adresse email',
    emailDiffers: 'Ce n’est pas l’adresse de ce compte.',
    deletionPlanned: (date) => `Votre compte sera effacé le ${date}.`,
    keep: 'Garder mon compte',
    kept: 'Votre compte reste. Nous en sommes heureux.',

    indexTitle: (name) => (name ? `Les souvenirs de ${name}` : 'Vos souvenirs'),
    indexLead: (date) => `Exporté d’Amaranth le ${date}.`,
    dataNote: 'Les mêmes informations pour les programmes : amaranth.json.',
  },
});
