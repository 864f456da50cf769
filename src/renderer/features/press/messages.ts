/** What the press page says around the facts. */
import { defineMessages } from '#ui/language/messages.tsx';
import { logoTerms } from './facts.ts';

export const pressMessages = defineMessages({
  en: {
    title: 'For those who write about us',
    lead: 'Facts that are so today, words to quote, a logo. Write what you found; we only ask that you do not call done what is on its way.',
    oneSentence: 'In one sentence',
    oneParagraph: 'In one paragraph',
    facts: 'The facts',
    boilerplate: 'About Amaranth, to set below an article',
    english: 'In English',
    french: 'In French',
    kit: 'The kit',
    kitText:
      'The flower and the name with it, for light and for dark ground, as SVG and PNG, and the facts of this page in both languages. There are no screenshots in it: please take your own in the demo, where no real family lives.',
    kitElsewhere: 'The kit can be downloaded on our site in a browser.',
    download: (size: string) => `Download the kit (zip, ${size})`,
    demo: 'Look around the demo',
    ...logoTerms.en,
    contact: 'Questions',
    contactText: 'We would rather answer late than wrongly.',
    contactLink: 'Write to us',
  },
  fr: {
    title: 'Pour ceux qui écrivent sur nous',
    lead: 'Des faits vrais aujourd’hui, des mots à citer, un logo. Écrivez ce que vous avez trouvé ; nous demandons seulement de ne pas dire fait ce qui est en chemin.',
    oneSentence: 'En une phrase',
    oneParagraph: 'En un paragraphe',
    facts: 'Les faits',
    boilerplate: 'À propos d’Amaranth, à placer sous un article',
    english: 'En anglais',
    french: 'En français',
    kit: 'Le dossier',
    kitText:
      'La fleur, et le nom avec elle, pour fond clair et fond sombre, en SVG et PNG, et les faits de cette page dans les deux langues. Il n’y a pas de captures d’écran : faites les vôtres dans la démonstration, où ne vit aucune vraie famille.',
    kitElsewhere: 'Le dossier se télécharge sur notre site, dans un navigateur.',
    download: (size: string) => `Télécharger le dossier (zip, ${size})`,
    demo: 'Visiter la démonstration',
    ...logoTerms.fr,
    contact: 'Des questions',
    contactText: 'Nous préférons répondre tard que de travers.',
    contactLink: 'Écrivez-nous',
  },
});
