/** What the credit manager says. */
import type { creditLineKinds } from '#shared/domain/creditLine.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Kind = (typeof creditLineKinds)[number];

const englishKinds: Readonly<Record<Kind, string>> = {
  purchase: 'Bought',
  message: 'Message',
  grant: 'Granted',
  'taken-back': 'Taken back',
  repair: 'Added up again',
  refund: 'Purchase paid back',
  dispute: 'Purchase disputed',
};
const frenchKinds: Readonly<Record<Kind, string>> = {
  purchase: 'Achat',
  message: 'Message',
  grant: 'Accord',
  'taken-back': 'Reprise',
  repair: 'Additionné à nouveau',
  refund: 'Achat remboursé',
  dispute: 'Achat contesté',
};

export const creditManagerMessages = defineMessages({
  en: {
    title: 'Credit manager',
    section: 'Credits',
    hub: 'Administration',
    lead: 'The credits of one account: every line of its ledger, and granting or taking back with a reason.',
    address: 'Address of the account',
    look: 'Look at the credits',
    nobody: 'Nobody has an account with this address.',
    balance: 'Balance',
    credits: (count: number) => (Math.abs(count) === 1 ? `${count} credit` : `${count} credits`),
    lines: (count: number) => (count === 1 ? '1 line in the ledger' : `${count} lines in the ledger`),
    ledger: 'Ledger',
    failed: 'The ledger could not be read.',
    none: 'No line yet',
    noneText: 'This account has never had a credit.',
    kindHeading: 'What for',
    kind: (kind: Kind) => englishKinds[kind],
    amount: 'Credits',
    after: 'Balance after',
    at: 'When',
    reason: 'Reason',
    change: 'Grant or take back',
    direction: 'What to do',
    grant: 'Grant',
    takeBack: 'Take back',
    howMany: 'How many credits',
    howManyWrong: 'A whole number from 1 to 100,000.',
    reasonHint: 'The person reads it in their ledger. It is written into the log of acts as well.',
    reasonWrong: 'A few words.',
    tooMany: 'There are fewer credits than that: a balance never goes below zero.',
    done: (balance: number) => `Done. The balance is ${balance} now.`,
    notWhole: 'This ledger is not whole',
    linesLost: (count: number) =>
      count === 1
        ? 'One line cannot be read. What it said adds nothing to the sum.'
        : `${count} lines cannot be read. What they said adds nothing to the sum.`,
    balanceLost: (sum: number) => `The balance cannot be read. The lines add up to ${sum}.`,
    balanceOther: (balance: number, sum: number) =>
      `The balance says ${balance}, and the lines add up to ${sum}.`,
    repair: (sum: number) => `Set the balance to ${sum}`,
  },
  fr: {
    title: 'Gestion des crédits',
    section: 'Crédits',
    hub: 'Administration',
    lead: 'Les crédits d’un compte\u00a0: chaque ligne de son registre, et de quoi en accorder ou en reprendre en disant pourquoi.',
    address: 'Adresse du compte',
    look: 'Voir les crédits',
    nobody: 'Personne n’a de compte à cette adresse.',
    balance: 'Solde',
    credits: (count) => `${count}\u00a0crédit${Math.abs(count) > 1 ? 's' : ''}`,
    lines: (count) => `${count}\u00a0ligne${count > 1 ? 's' : ''} au registre`,
    ledger: 'Registre',
    failed: 'Le registre n’a pas pu être lu.',
    none: 'Aucune ligne',
    noneText: 'Ce compte n’a jamais eu de crédit.',
    kindHeading: 'Motif',
    kind: (kind) => frenchKinds[kind],
    amount: 'Crédits',
    after: 'Solde après',
    at: 'Date',
    reason: 'Raison',
    change: 'Accorder ou reprendre',
    direction: 'Que faire',
    grant: 'Accorder',
    takeBack: 'Reprendre',
    howMany: 'Combien de crédits',
    howManyWrong: 'Un nombre entier de 1 à 100\u202f000.',
    reasonHint: 'La personne la lit dans son registre. Elle est aussi inscrite dans le journal des actes.',
    reasonWrong: 'Quelques mots.',
    tooMany: 'Il y a moins de crédits que cela\u00a0: un solde ne descend jamais sous zéro.',
    done: (balance) => `C’est fait. Le solde est maintenant de ${balance}.`,
    notWhole: 'Ce registre n’est pas entier',
    linesLost: (count) =>
      count === 1
        ? 'Une ligne ne peut pas être lue. Ce qu’elle disait ne compte pas dans la somme.'
        : `${count} lignes ne peuvent pas être lues. Ce qu’elles disaient ne compte pas dans la somme.`,
    balanceLost: (sum) => `Le solde ne peut pas être lu. La somme des lignes est de ${sum}.`,
    balanceOther: (balance, sum) => `Le solde dit ${balance}, et la somme des lignes est de ${sum}.`,
    repair: (sum) => `Fixer le solde à ${sum}`,
  },
});
