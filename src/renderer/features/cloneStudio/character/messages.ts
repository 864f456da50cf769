/** What is said where an owner chooses how their clone is. */
import { defineMessages } from '#ui/language/messages.tsx';

export const characterMessages = defineMessages({
  en: {
    lead: 'How your clone greets and says goodbye, and what it leaves alone. It always says that it is an AI made from recordings.',
    greeting: 'How it greets',
    greetingHint: 'In your own words, such as “Hello, my dear. Ask away.” Empty for the usual greeting.',
    farewell: 'How it says goodbye',
    farewellHint: 'Such as “Look after one another.” Empty for the usual farewell.',
    neverDiscussed: 'What it never speaks of',
    neverDiscussedHint: 'One subject or name a line. It says kindly that you did not want to speak of it.',
    languages: 'Languages you tell in',
    languageMissing: 'Choose at least one language.',
    voice: 'Voice',
    voiceText:
      'Your clone has no made-up voice. Where you recorded an answer, your own recording is played, as you made it, at the second that was asked for. Where you wrote, your words are read, not spoken.',
    tooMany: 'At most 50 subjects, each of 2 to 80 letters.',
    conflict: 'This was changed elsewhere. Look at it again before you save.',
  },
  fr: {
    lead: 'Comment votre clone salue et prend congé, et ce qu’il laisse de côté. Il dit toujours qu’il est une IA faite d’enregistrements.',
    greeting: 'Comment il salue',
    greetingHint: 'Avec vos mots, comme « Bonjour, mon cœur. Demande-moi. » Vide pour le salut habituel.',
    farewell: 'Comment il prend congé',
    farewellHint: 'Comme « Prenez soin les uns des autres. » Vide pour l’adieu habituel.',
    neverDiscussed: 'Ce dont il ne parle jamais',
    neverDiscussedHint:
      'Un sujet ou un nom par ligne. Il dit avec douceur que vous ne vouliez pas en parler.',
    languages: 'Langues dans lesquelles vous racontez',
    languageMissing: 'Choisissez au moins une langue.',
    voice: 'Voix',
    voiceText:
      'Votre clone n’a pas de voix fabriquée. Là où vous avez enregistré une réponse, c’est votre enregistrement qui est joué, tel que vous l’avez fait, à la seconde demandée. Là où vous avez écrit, vos mots se lisent, ils ne sont pas prononcés.',
    tooMany: 'Au plus 50 sujets, chacun de 2 à 80 lettres.',
    conflict: 'Ceci a été changé ailleurs. Regardez-le encore avant d’enregistrer.',
  },
});
