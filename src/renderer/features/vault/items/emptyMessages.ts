/** The vault before the first thing is in it. */
import { defineMessages } from '#ui/language/messages.tsx';

export const emptyMessages = defineMessages({
  en: {
    emptyTitle: 'Your vault is open, and ready for the first thing',
    emptyText:
      'Start small: one paper or one phone number is already a help. Nobody but you can read what you put in here.',
    firstPaper: 'Your passport or identity card',
    firstPaperText: 'The number, when it runs out, and where it lies.',
    firstCall: 'The first person to call',
    firstCallText: 'Who should know first, and their number.',
    firstWishes: 'What you wish for yourself',
    firstWishesText: 'Care, medication, the farewell: a few lines are enough.',
    startTitle: 'Not sure where to begin?',
    startText: (points: number) =>
      `${points} short questions show what a family needs in the first week. Answer one, then come back.`,
    startAction: 'See the list',
    bringText: 'Your passwords are already in another program?',
    bringAction: 'Bring them in',
    anythingElse: 'Something else',
  },
  fr: {
    emptyTitle: 'Votre coffre-fort est ouvert, et attend ce que vous lui confierez',
    emptyText:
      'Commencez par peu : un papier ou un numéro de téléphone aide déjà. Personne d’autre que vous ne peut lire ce que vous mettez ici.',
    firstPaper: 'Votre passeport ou carte d’identité',
    firstPaperText: 'Le numéro, la date d’expiration, et où il se trouve.',
    firstCall: 'La première personne à appeler',
    firstCallText: 'Qui doit le savoir d’abord, et son numéro.',
    firstWishes: 'Ce que vous souhaitez pour vous',
    firstWishesText: 'Les soins, les traitements, l’adieu : quelques lignes suffisent.',
    startTitle: 'Vous ne savez pas par où commencer ?',
    startText: (points: number) =>
      `${points} questions courtes montrent ce qu’il faut à une famille la première semaine. Répondez à l’une d’elles, puis revenez.`,
    startAction: 'Voir la liste',
    bringText: 'Vos mots de passe sont déjà dans un autre logiciel ?',
    bringAction: 'Les importer',
    anythingElse: 'Autre chose',
  },
});
