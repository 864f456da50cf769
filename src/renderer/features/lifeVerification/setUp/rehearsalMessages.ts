import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const rehearsalMessages = defineMessages({
  en: {
    secondsLeft: (count: number) => `(about ${countOf('en', count, 'second', 'seconds')} to go)`,
    asInEarnest: 'This is a rehearsal. Beside each step stands the day on which it would really be.',
    day: (day: number, date: string) => `Day ${day}, ${date}`,
    madeUpContact: (number: number) => `made-up contact ${number}`,
    madeUpPerson: 'somebody made up',
    closing: 'You can close this page: it goes on without you, and is here when you come back.',
    waitsForContacts: (names: string) =>
      `${names} were asked just now, by mail and on their own page. It waits for their answer.`,
    answerForThem: 'Go on without their answer',
    waitsForOwner: 'Your check-in worked: it is back at the beginning.',
    beginAgain: 'Let it begin once more',
    checkIn: 'Try it: I am here',
    checkedIn: 'In earnest this would end it: everybody who was asked would be told.',
    undone:
      'One press removes everything that the rehearsal made. The lines in the log stay, marked as a rehearsal.',
  },
  fr: {
    secondsLeft: (count: number) => `(encore ${countOf('fr', count, 'seconde', 'secondes')} environ)`,
    asInEarnest:
      'Ceci est une répétition. À côté de chaque étape figure le jour où elle aurait vraiment lieu.',
    day: (day: number, date: string) => `Jour ${day}, ${date}`,
    madeUpContact: (number: number) => `un contact inventé (${number})`,
    madeUpPerson: 'une personne inventée',
    closing: 'Vous pouvez fermer cette page : tout continue sans vous, et sera là à votre retour.',
    waitsForContacts: (names: string) =>
      `Nous venons d’interroger ${names}, par e-mail et sur leur propre page. La répétition attend leur réponse.`,
    answerForThem: 'Continuer sans leur réponse',
    waitsForOwner: 'Votre signe de vie a marché : tout est revenu au début.',
    beginAgain: 'Recommencer depuis le début',
    checkIn: 'Essayer : je suis là',
    checkedIn: 'Pour de vrai, cela mettrait fin à tout : ceux qu’on a interrogés en seraient avertis.',
    undone:
      'Un geste efface tout ce que la répétition a créé. Les lignes du journal restent, marquées comme répétition.',
  },
});
