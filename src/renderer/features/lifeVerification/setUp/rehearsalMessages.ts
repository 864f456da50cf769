import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const rehearsalMessages = defineMessages({
  en: {
    minutesLeft: (count: number) => `(about ${countOf('en', count, 'minute', 'minutes')} to go)`,
    reminders: 'Three reminders are mailed to you',
    grace: 'The days of grace, for you alone',
    verifying: 'The contacts are asked',
    veto: 'The days in which you can object',
    releasing: 'The made-up things are handed over, to nobody',
    checkIn: 'Try it: I am here',
    checkedIn: 'In earnest this would end it: everybody who was asked would be told.',
  },
  fr: {
    minutesLeft: (count: number) => `(encore ${countOf('fr', count, 'minute', 'minutes')} environ)`,
    reminders: 'Trois rappels vous sont envoyés par email',
    grace: 'Les jours de délai, pour vous seul',
    verifying: 'Les contacts sont interrogés',
    veto: 'Les jours où vous pouvez vous opposer',
    releasing: 'Les choses inventées sont remises, à personne',
    checkIn: 'Essayer : je suis là',
    checkedIn: 'Pour de vrai, cela mettrait fin à tout : ceux qu’on a interrogés en seraient avertis.',
  },
});
