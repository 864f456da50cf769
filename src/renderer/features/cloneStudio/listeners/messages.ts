/** What is said around who may talk to a clone. */
import { defineMessages } from '#ui/language/messages.tsx';

export const listenerMessages = defineMessages({
  en: {
    title: 'Now, while you live',
    lead: 'Adults whom you invite by mail. They confirm that they are of age, and ask in writing. You can read every conversation.',
    emptyTitle: 'Nobody may talk to it yet',
    empty: 'Only you can. Invite somebody when you have told a few things: it answers better then.',
    invite: 'Invite somebody',
    inviteTitle: 'Invite somebody to talk to your clone',
    name: 'Name',
    email: 'E-mail address',
    relationship: 'Who they are to you',
    relationshipNote: '(optional)',
    relationshipHint: 'My daughter, an old friend',
    send: 'Send the invitation',
    sent: 'The invitation is on its way.',
    invited: (day: string) => `Invited, until ${day}`,
    lapsed: 'The invitation has run out',
    accepted: (day: string) => `May talk to it since ${day}`,
    left: (day: string) => `Has left on ${day}`,
    again: 'Send it again',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'They can no longer talk to your clone, at once. What they were told before stays theirs to read and erase.',
    removed: 'Removed.',
    after: 'After you',
    afterText:
      'Whoever you leave your clone to among your beneficiaries may talk to it once your legacy is released to them.',
    toBeneficiaries: 'Choose what each person receives',
    stay: 'Those invited above may go on talking',
    stayNote: 'Off: after the release only those to whom you leave it.',
    session: 'How long a conversation may last',
    sessionNote: 'It says goodbye then. A new one can begin later.',
    minutes: (count: number) =>
      count < 60 ? `${count} minutes` : count === 60 ? '1 hour' : `${count / 60} hours`,
    steward: 'A steward',
    stewardText:
      'One person you trust may suspend or retire your clone when it does somebody harm. They read nothing, and need an account to do so. While you live you have the last word.',
    stewardNone: 'Nobody yet.',
    stewardInvited: (name: string) => `${name} is invited and has not answered.`,
    stewardIs: (name: string) => `${name} is your steward.`,
    nameSteward: 'Name a steward',
    changeSteward: 'Name another',
    removeSteward: 'No steward any more',
    stewardTitle: 'Who looks after it?',
    conflict: 'This was changed elsewhere. It shows now what is kept.',
  },
  fr: {
    title: 'Maintenant, de votre vivant',
    lead: 'Des adultes que vous invitez par courriel. Ils confirment leur majorité et demandent par écrit. Vous pouvez lire chaque conversation.',
    emptyTitle: 'Personne ne peut encore lui parler',
    empty:
      'Vous seul. Invitez quelqu’un quand vous aurez raconté deux ou trois choses : il répond mieux alors.',
    invite: 'Inviter quelqu’un',
    inviteTitle: 'Inviter quelqu’un à parler à votre clone',
    name: 'Nom',
    email: 'Adresse e-mail',
    relationship: 'Qui est cette personne pour vous',
    relationshipNote: '(facultatif)',
    relationshipHint: 'Ma fille, un vieil ami',
    send: 'Envoyer l’invitation',
    sent: 'L’invitation est en chemin.',
    invited: (day) => `Invité·e, jusqu’au ${day}`,
    lapsed: 'L’invitation a expiré',
    accepted: (day) => `Peut lui parler depuis le ${day}`,
    left: (day) => `Est parti·e le ${day}`,
    again: 'La renvoyer',
    remove: 'Retirer',
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText:
      'Cette personne ne peut plus parler à votre clone, aussitôt. Ce qui lui a été dit reste à elle, à lire et à effacer.',
    removed: 'Retiré.',
    after: 'Après vous',
    afterText:
      'Ceux à qui vous laissez votre clone parmi vos bénéficiaires pourront lui parler quand votre héritage leur sera remis.',
    toBeneficiaries: 'Choisir ce que chacun reçoit',
    stay: 'Les personnes invitées plus haut peuvent continuer',
    stayNote: 'Sans cela : après la remise, seulement ceux à qui vous le laissez.',
    session: 'Combien de temps une conversation peut durer',
    sessionNote: 'Il prend alors congé. Une autre peut commencer plus tard.',
    minutes: (count) =>
      count < 60
        ? `${count} minutes`
        : count === 60
          ? '1 heure'
          : `${String(count / 60).replace('.', ',')} heures`,
    steward: 'Un garant',
    stewardText:
      'Une personne de confiance peut suspendre ou retirer votre clone s’il fait du mal à quelqu’un. Elle ne lit rien, et il lui faut un compte pour cela. De votre vivant, vous avez le dernier mot.',
    stewardNone: 'Personne encore.',
    stewardInvited: (name) => `${name} est invité·e et n’a pas répondu.`,
    stewardIs: (name) => `${name} est votre garant.`,
    nameSteward: 'Nommer un garant',
    changeSteward: 'En nommer un autre',
    removeSteward: 'Plus de garant',
    stewardTitle: 'Qui veille sur lui ?',
    conflict: 'Ceci a été changé ailleurs. Vous voyez maintenant ce qui est gardé.',
  },
});
