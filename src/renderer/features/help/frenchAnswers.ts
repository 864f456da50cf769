import { composeAnswers } from './answers.ts';

export const frenchAnswers = composeAnswers(
  import.meta.glob('../../content/fr/help/*/*.md', { eager: true }),
);
