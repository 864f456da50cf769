/** What is said to who uses a page or an app that is older than its server. */
import { defineMessages } from '#ui/language/messages.tsx';

export const outdatedMessages = defineMessages({
  en: {
    title: 'There is a newer Amaranth',
    reloadPage: 'This page is from before it and can no longer save. Reload it to go on.',
    updateApp: 'This app is from before it and can no longer save. Update it to go on.',
    nothingLost: 'Drafts, and files that are still on their way, stay on this device.',
    reload: 'Reload',
    getNewestApp: 'Get the newest app',
  },
  fr: {
    title: 'Une version plus récente d’Amaranth est là',
    reloadPage: 'Cette page date d’avant et ne peut plus enregistrer. Rechargez-la pour continuer.',
    updateApp: 'Cette application date d’avant et ne peut plus enregistrer. Mettez-la à jour pour continuer.',
    nothingLost: 'Vos brouillons et les fichiers encore en route restent sur cet appareil.',
    reload: 'Recharger',
    getNewestApp: 'Obtenir la dernière application',
  },
});
