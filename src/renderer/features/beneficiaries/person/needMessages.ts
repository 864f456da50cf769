/** What is missing for somebody, and the button that brings it. */
import { defineMessages } from '#ui/language/messages.tsx';
import type { Need } from './needs.ts';

type Said<Known extends Need> = { readonly [Each in Known]: string };

export const needMessages = defineMessages<Said<Need>>({
  en: {
    things: 'Choose what they receive.',
    'birth-date': 'Say when they were born: something is to come at an age.',
    address: 'Add an e-mail address, or they can only be reached on paper.',
    invitation: 'Invite them, so that they can make their key.',
    'right-address': 'The invitation came back. Correct the address.',
    answer: 'They said no. Speak with them, or invite them once more.',
    'new-invitation': 'The link expired. Send it again.',
    comparison: 'Compare the words of their key with them, in person or by telephone.',
    lock: 'Something of your vault is theirs and is not locked for them yet.',
    'whole-lock': 'What was locked for them no longer fits a key. It has to be locked anew.',
  },
  fr: {
    things: 'Choisissez ce qu’elle reçoit.',
    'birth-date': 'Indiquez sa date de naissance : quelque chose doit lui venir à un âge.',
    address: 'Ajoutez une adresse e-mail, sinon on ne peut la joindre que sur papier.',
    invitation: 'Invitez-la, pour qu’elle puisse créer sa clé.',
    'right-address': 'L’invitation est revenue. Corrigez l’adresse.',
    answer: 'Elle a dit non. Parlez-lui, ou invitez-la une nouvelle fois.',
    'new-invitation': 'Le lien a expiré. Envoyez-le de nouveau.',
    comparison: 'Comparez avec elle les mots de sa clé, de vive voix ou par téléphone.',
    lock: 'Une part de votre coffre-fort lui revient et n’est pas encore verrouillée pour elle.',
    'whole-lock':
      'Ce qui était verrouillé pour elle ne correspond plus à une clé. Il faut le verrouiller de nouveau.',
  },
});

/** What the page itself can do; the others are brought in the vault, or in person. */
export const stepMessages = defineMessages<Said<Exclude<Need, 'comparison' | 'lock' | 'whole-lock'>>>({
  en: {
    things: 'Choose what they receive',
    'birth-date': 'Add a birth date',
    address: 'Add an address',
    invitation: 'Invite',
    'right-address': 'Correct the address',
    answer: 'Invite once more',
    'new-invitation': 'Send again',
  },
  fr: {
    things: 'Choisir ce qu’elle reçoit',
    'birth-date': 'Ajouter sa date de naissance',
    address: 'Ajouter une adresse',
    invitation: 'Inviter',
    'right-address': 'Corriger l’adresse',
    answer: 'Inviter une nouvelle fois',
    'new-invitation': 'Envoyer de nouveau',
  },
});
