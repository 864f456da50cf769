/** What visitors of the demo family are told where its vault is opened. */
import { defineMessages } from '#ui/language/messages.tsx';

export const demoPhraseMessages = defineMessages({
  en: {
    title: 'This vault may be opened by everybody',
    text: 'It belongs to the demo family, so here is its phrase. Yours would be known to you alone.',
    use: 'Use this phrase',
  },
  fr: {
    title: 'Ce coffre-fort, tout le monde peut l’ouvrir',
    text: 'C’est celui de la famille de démonstration, voici donc sa phrase. La vôtre ne serait connue que de vous.',
    use: 'Utiliser cette phrase',
  },
});
