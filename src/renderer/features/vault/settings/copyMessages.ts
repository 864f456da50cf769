import { defineMessages } from '#ui/language/messages.tsx';

export const copyMessages = defineMessages({
  en: {
    copied: 'Copied. The clipboard forgets it in 30 seconds.',
    notCopied: 'It was not copied: your browser did not allow it. Show it and copy it by hand.',
  },
  fr: {
    copied: 'Copié. Le presse-papiers l’oublie dans 30 secondes.',
    notCopied: 'Rien n’a été copié : votre navigateur ne l’a pas permis. Affichez-le et copiez-le à la main.',
  },
});
