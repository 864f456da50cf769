import { defineMessages } from '#ui/language/messages.tsx';

export const checkInMessages = defineMessages({
  en: {
    askedTitle: 'Are you there?',
    askedText: 'One press says that you live. It ends what was asked, and begins the whole time again.',
    othersText:
      'Others were asked about you, or have received something. One press ends it, and everybody is told.',
    look: 'See where it stands',
    checkIn: 'I am here',
    menu: 'Check in: I am here',
    done: 'Noted. The time begins again.',
    notification: 'Amaranth asks whether you are there',
    notificationText: 'One press in Amaranth is enough.',

    pageTitle: 'Are you there?',
    pageText: 'Press the button to say that you live. Only the press counts: opening this page does nothing.',
    rehearsal: 'This belongs to a rehearsal.',
    checkedInTitle: 'Thank you. It is noted.',
    checkedInText: 'The whole time begins again. You can close this page.',
    rehearsedText:
      'In earnest, everything would begin again, and whoever was asked would be told. You can close this page.',
    doneBeforeTitle: 'You have been here since',
    doneBeforeText: 'After this mail was written you have already checked in. There is nothing left to do.',
    expiredTitle: 'This link is too old',
    expiredText: 'Sign in: that button says the same.',
    unknownTitle: 'This link is incomplete',
    unknownText:
      'Open it once more from the mail, or copy all of it. You can also sign in and check in there.',
    rehearsalOverTitle: 'This rehearsal is over',
    rehearsalOverText: 'It was ended or cleared away, and nothing follows from its mails any more.',
    signIn: 'Go to Amaranth',
  },
  fr: {
    askedTitle: 'Êtes-vous là ?',
    askedText:
      'Un geste dit que vous vivez. Il met fin à ce qui était demandé, et fait repartir tout le délai.',
    othersText:
      'D’autres ont été interrogés à votre sujet, ou ont reçu quelque chose. Un geste y met fin, et tous en sont avertis.',
    look: 'Voir où cela en est',
    checkIn: 'Je suis là',
    menu: 'Donner signe de vie : je suis là',
    done: 'C’est noté. Le délai recommence.',
    notification: 'Amaranth demande si vous êtes là',
    notificationText: 'Un geste dans Amaranth suffit.',

    pageTitle: 'Êtes-vous là ?',
    pageText:
      'Appuyez sur le bouton pour dire que vous vivez. Seul ce geste compte : ouvrir cette page ne fait rien.',
    rehearsal: 'Ceci fait partie d’une répétition.',
    checkedInTitle: 'Merci. C’est noté.',
    checkedInText: 'Tout le délai recommence. Vous pouvez fermer cette page.',
    rehearsedText:
      'Pour de vrai, tout recommencerait, et ceux qu’on a interrogés en seraient avertis. Vous pouvez fermer cette page.',
    doneBeforeTitle: 'Vous êtes déjà venu depuis',
    doneBeforeText:
      'Après l’envoi de cet e-mail, vous avez déjà donné signe de vie. Il n’y a plus rien à faire.',
    expiredTitle: 'Ce lien est trop ancien',
    expiredText: 'Connectez-vous : le bouton qui s’y trouve dit la même chose.',
    unknownTitle: 'Ce lien est incomplet',
    unknownText:
      'Ouvrez-le encore une fois depuis l’email, ou copiez-le en entier. Vous pouvez aussi vous connecter et donner signe de vie là.',
    rehearsalOverTitle: 'Cette répétition est finie',
    rehearsalOverText: 'Elle a été arrêtée ou effacée, et plus rien ne découle de ses emails.',
    signIn: 'Aller à Amaranth',
  },
});
