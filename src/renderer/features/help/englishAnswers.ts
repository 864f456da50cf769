import { composeAnswers } from './answers.ts';

export const englishAnswers = composeAnswers(
  import.meta.glob('../../content/en/help/*/*.md', { eager: true }),
);
