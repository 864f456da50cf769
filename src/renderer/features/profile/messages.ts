import { defineMessages } from '#ui/language/messages.tsx';

export const profileMessages = defineMessages({
  en: {
    choosePortrait: 'Choose a photo',
    changePortrait: 'Change photo',
    removePortrait: 'Remove',
    portraitNotSaved: 'Your photo could not be saved. Check your connection and try again.',
    unreadablePicture: (fileName: string) =>
      `“${fileName}” could not be read as a picture. Choose a JPEG, PNG or WebP file.`,
  },
  fr: {
    choosePortrait: 'Choisir une photo',
    changePortrait: 'Changer de photo',
    removePortrait: 'Retirer',
    portraitNotSaved: 'Votre photo n’a pas pu être enregistrée. Vérifiez votre connexion et réessayez.',
    unreadablePicture: (fileName: string) =>
      `« ${fileName} » n’a pas pu être lu comme une image. Choisissez un fichier JPEG, PNG ou WebP.`,
  },
});
