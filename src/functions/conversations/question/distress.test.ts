import { expect, test } from 'vitest';
import { distressIn } from './distress.ts';

test.each([
  'I want to die',
  'i just wanna die',
  "I can't go on without you",
  'I cannot go on any more.',
  'There is no reason to live now that you are gone.',
  'I want to kill myself',
  "I don't want to be here anymore",
  'Everyone would be better off without me',
  'I want to be with you in heaven soon, I want to join you',
  'I wish I were dead',
  'I’m thinking of ending my life',
  'I feel hopeless',
])('English: %s', (words) => expect(distressIn(words)).toBe('en'));

test.each([
  'Je veux mourir',
  "J'ai envie de mourir",
  "J’ai envie d'en finir",
  "Je n'en peux plus",
  'Je n’ai plus envie de vivre sans toi',
  'Je vais me suicider',
  'je veux te rejoindre',
  'À quoi bon vivre ?',
  'Tout le monde serait mieux sans moi',
  'Je voudrais mettre fin à mes jours',
  'je ne veux plus vivre',
])('French: %s', (words) => expect(distressIn(words)).toBe('fr'));

test.each([
  'How did Grandpa die?',
  'Did you ever want to die?',
  'When did your mother die, and what of?',
  'What did you want to be when you were a child?',
  'Who killed the pig in autumn?',
  'What made you go on after the war?',
  'I want to hear about the kitchen on Sundays.',
  'I would like to know how your father died.',
  'I miss you. What did you love most about the sea?',
  'Comment est mort ton père ?',
  'As-tu déjà eu peur de mourir ?',
  'Je voudrais savoir comment tu as rencontré Maman.',
  'Qui a tué le cochon ?',
  'Que faisais-tu le dimanche ?',
  'Où vouliez-vous vivre ?',
])('a question like any other: %s', (words) => expect(distressIn(words)).toBeNull());
