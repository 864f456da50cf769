/** The nine chapters of a life, in the order in which the interview's map shows them. */
import type { Language } from '../../domain/userProfile.ts';

export type InBothLanguages = Readonly<Record<Language, string>>;

export const chapters = [
  'childhood',
  'family',
  'work',
  'love',
  'beliefs',
  'places',
  'hard-times',
  'advice',
  'humour',
] as const;
export type Chapter = (typeof chapters)[number];

export interface ChapterWords {
  readonly title: InBothLanguages;
  /** One line that stands below the title. */
  readonly introduction: InBothLanguages;
}

export const chapterWords: Readonly<Record<Chapter, ChapterWords>> = {
  childhood: {
    title: { en: 'Childhood', fr: 'L’enfance' },
    introduction: {
      en: 'Kitchens, hiding places, summers: the small things that nobody else can tell.',
      fr: 'Les cuisines, les cachettes, les étés : ces petites choses que personne d’autre ne racontera.',
    },
  },
  family: {
    title: { en: 'Family', fr: 'La famille' },
    introduction: {
      en: 'Who sat at the table, what was said there, and what was handed on.',
      fr: 'Qui était à table, ce qui s’y disait, et ce qui s’est transmis.',
    },
  },
  work: {
    title: { en: 'Work', fr: 'Le travail' },
    introduction: {
      en: 'What your hands and your head did all those days, paid or not.',
      fr: 'Ce que vos mains et votre tête ont fait de tous ces jours, avec ou sans salaire.',
    },
  },
  love: {
    title: { en: 'Love and friendship', fr: 'L’amour et l’amitié' },
    introduction: {
      en: 'Those who made your heart beat faster, and those who stayed.',
      fr: 'Celles et ceux qui ont fait battre votre cœur, et qui sont restés.',
    },
  },
  beliefs: {
    title: { en: 'What you believe', fr: 'Ce en quoi vous croyez' },
    introduction: {
      en: 'What holds you, what makes you angry, and what you find beautiful.',
      fr: 'Ce qui vous tient, ce qui vous révolte, et ce que vous trouvez beau.',
    },
  },
  places: {
    title: { en: 'Places and journeys', fr: 'Les lieux et les voyages' },
    introduction: {
      en: 'Streets, gardens and landscapes, also those that are no longer there.',
      fr: 'Des rues, des jardins, des paysages, et aussi ceux qui n’existent plus.',
    },
  },
  'hard-times': {
    title: { en: 'Hard times', fr: 'Les moments difficiles' },
    introduction: {
      en: 'Only what you want to tell, and only when you want to. Every question here can be left.',
      fr: 'Seulement ce que vous voulez dire, quand vous le voulez. Chaque question peut rester sans réponse.',
    },
  },
  advice: {
    title: { en: 'What you would pass on', fr: 'Ce que vous transmettriez' },
    introduction: {
      en: 'What you would say to somebody young who sits down beside you.',
      fr: 'Ce que vous diriez à quelqu’un de jeune qui vient s’asseoir près de vous.',
    },
  },
  humour: {
    title: { en: 'Laughter', fr: 'Le rire' },
    introduction: {
      en: 'Jokes, mishaps and odd habits: what makes people smile when they think of you.',
      fr: 'Les blagues, les ratés, les manies : ce qui fait sourire quand on pense à vous.',
    },
  },
};
