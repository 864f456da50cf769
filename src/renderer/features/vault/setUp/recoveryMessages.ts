import { defineMessages } from '#ui/language/messages.tsx';

/** The printed recovery key and the two groups of it that are typed back, when it is made and whenever it is made anew. */
export const recoveryMessages = defineMessages({
  en: {
    product: 'Amaranth · Personal vault',
    title: 'Recovery key',
    of: (name: string) => `of ${name}`,
    madeOn: (day: string) => `Made on ${day}`,
    qrCode: 'The recovery key as a QR code',
    qrMissing: 'The square code could not be drawn. The sixteen groups are the whole key.',
    groups: 'The recovery key, in sixteen numbered groups',
    letters:
      'Capitals do not matter. What looks like an o is a zero, and after the first group what looks like a one is the letter l: b, i, o and 1 do not occur.',
    opens: 'What it opens',
    opensText:
      'Everything in this vault, when the phrase is forgotten or its owner can no longer say it. Whoever holds this page and can sign in to the account, or has a copy of the vault, reads all of it.',
    how: 'How to use it',
    howSteps: [
      'Sign in to Amaranth and open “Vault”.',
      'Choose “Use the recovery key”.',
      'Type the sixteen groups in their order. A phone’s camera reads them from the square.',
    ].join('\n'),
    withoutUs: 'An exported vault opens without us: its file open-vault.html asks for the same key.',
    where: 'Where to keep it',
    whereText:
      'With the will, in a bank’s safe, or with a notary. Not beside the phrase, not in a photo, not in an e-mail.',
    lies: 'This page lies',
    told: 'Who knows where it lies',
    newer: 'Once a newer recovery key is made, this page opens only exports from before: destroy it then.',

    print: 'Print the page',
    pdf: 'In the print window you can also save the page as a PDF. Put that file on a stick that you lock away: in the downloads or in a cloud, others may come across it.',
    noPrinter: 'I have no printer',
    noPrinterText:
      'Copy the sixteen groups by hand, with their numbers, onto good paper. Take your time: it is done once. In the next step two of them are asked back.',

    confirmText:
      'To be sure that it can be read on the day it is needed, type these two groups from your paper.',
    group: (number: number) => `Group ${number}`,
    groupHint: 'Four letters and digits',
    groupMissing: (number: number) => `Please type the group with the number ${number}.`,
    groupWrong: (number: number) => `This is not group ${number}. Look at the number ${number} on your page.`,
    showSheet: 'Show the page again',
  },
  fr: {
    product: 'Amaranth · Coffre-fort personnel',
    title: 'Clé de secours',
    of: (name: string) => `de ${name}`,
    madeOn: (day: string) => `Créée le ${day}`,
    qrCode: 'La clé de secours sous forme de code QR',
    qrMissing: 'Le code carré n’a pas pu être dessiné. Les seize groupes sont la clé entière.',
    groups: 'La clé de secours, en seize groupes numérotés',
    letters:
      'Les majuscules ne comptent pas. Ce qui ressemble à un o est un zéro et, après le premier groupe, ce qui ressemble à un 1 est la lettre l : b, i, o et 1 n’y figurent pas.',
    opens: 'Ce qu’elle ouvre',
    opensText:
      'Tout ce que contient ce coffre-fort, quand la phrase est oubliée ou que son propriétaire ne peut plus la dire. Quiconque tient cette page et peut se connecter au compte, ou possède une copie du coffre-fort, peut tout lire.',
    how: 'Comment l’utiliser',
    howSteps: [
      'Connectez-vous à Amaranth et ouvrez « Coffre-fort ».',
      'Choisissez « Utiliser la clé de secours ».',
      'Saisissez les seize groupes dans l’ordre. L’appareil photo d’un téléphone les lit dans le carré.',
    ].join('\n'),
    withoutUs: 'Un coffre-fort exporté s’ouvre sans nous : son fichier open-vault.html demande la même clé.',
    where: 'Où la garder',
    whereText:
      'Avec le testament, dans un coffre de banque, ou chez un notaire. Ni à côté de la phrase, ni en photo, ni dans un e-mail.',
    lies: 'Cette page se trouve',
    told: 'Qui sait où elle se trouve',
    newer:
      'Dès qu’une clé de secours plus récente est créée, cette page n’ouvre plus que les exports d’avant : détruisez-la alors.',

    print: 'Imprimer la page',
    pdf: 'La fenêtre d’impression permet aussi d’enregistrer la page en PDF. Placez ce fichier sur une clé USB que vous rangez sous clé : dans les téléchargements ou dans un cloud, d’autres pourraient tomber dessus.',
    noPrinter: 'Je n’ai pas d’imprimante',
    noPrinterText:
      'Recopiez les seize groupes à la main, avec leurs numéros, sur un bon papier. Prenez votre temps : cela ne se fait qu’une fois. À l’étape suivante, deux d’entre eux vous seront demandés.',

    confirmText:
      'Pour être sûr qu’elle se lira le jour où il la faudra, saisissez ces deux groupes d’après votre papier.',
    group: (number: number) => `Groupe ${number}`,
    groupHint: 'Quatre lettres et chiffres',
    groupMissing: (number: number) => `Saisissez le groupe qui porte le numéro ${number}.`,
    groupWrong: (number: number) =>
      `Ce n’est pas le groupe ${number}. Regardez le numéro ${number} sur votre page.`,
    showSheet: 'Montrer la page à nouveau',
  },
});
