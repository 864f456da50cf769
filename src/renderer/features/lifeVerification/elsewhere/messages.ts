import { defineMessages } from '#ui/language/messages.tsx';

export const elsewhereMessages = defineMessages({
  en: {
    cardTitle: 'Life verification',
    whySetUp: 'So that what you leave reaches your people one day, and not a day too soon.',
    setUp: 'Set it up',
    goOn: 'Go on setting it up',
    open: 'Open',
  },
  fr: {
    cardTitle: 'Vérification de vie',
    whySetUp: 'Pour que ce que vous laissez parvienne un jour à vos proches, et pas un jour trop tôt.',
    setUp: 'La préparer',
    goOn: 'Continuer à la préparer',
    open: 'Ouvrir',
  },
});
