/** What is said of trusted contacts. */
import { defineMessages } from '#ui/language/messages.tsx';

export const contactMessages = defineMessages({
  en: {
    title: 'Trusted contacts',
    lead: 'People who are asked whether you live when you no longer answer. They see nothing of yours. Three are best; with fewer than two, what is locked opens by time alone.',
    whatIsNext: 'Life verification says what comes next.',
    none: 'You have named nobody yet.',
    add: 'Add a contact',
    addTitle: 'Name a trusted contact',
    addAction: 'Add this contact',
    full: (limit: number) => `You have named ${limit} contacts, which is as many as we ask.`,
    changesWait: (days: number) =>
      `Your life verification is armed: a change of contacts counts after ${days} days, and we write to you meanwhile, so that nobody makes it in your place.`,
    removalWaits: (days: number) => `They stay for ${days} days. Until then you can keep them after all.`,
    isBeneficiary: 'Also a beneficiary',
    leavesOn: (date: string) =>
      `Goes on ${date}: a change of contacts waits, so that nobody makes it in your place.`,
    sameAs: 'The same person as',
    sameAsHint: 'Beneficiaries alone can never decide: at least one contact has to be somebody else.',
    nobodyElse: 'None of my beneficiaries',
    added: (name: string) => `${name} is among your trusted contacts.`,
    saved: (name: string) => `What you changed of ${name} is saved.`,
    removed: (name: string) => `${name} is no contact any more.`,
    held: (name: string, date: string) =>
      `${name} stays a contact until ${date}. You can still change your mind.`,
    kept: (name: string) => `${name} stays.`,
    restored: (name: string) => `${name} is back. The invitation has to be sent anew.`,
    removeTitle: (name: string) => `Remove ${name} as a contact?`,
    removeText:
      'They are not asked any more, and their share of what is locked goes. Until it is locked anew, fewer people can open it.',
    addressMissing: 'Add an e-mail address.',
    notInvited: 'Invite them: they are asked only once they have accepted.',
  },
  fr: {
    title: 'Contacts de confiance',
    lead: 'Les personnes à qui l’on demande si vous êtes en vie quand vous ne répondez plus. Elles ne voient rien de ce qui est à vous. Trois est un bon nombre ; avec moins de deux, ce qui est verrouillé ne s’ouvre que par le temps.',
    whatIsNext: 'La vérification de vie dit la suite.',
    none: 'Vous n’avez encore nommé personne.',
    add: 'Ajouter un contact',
    addTitle: 'Nommer un contact de confiance',
    addAction: 'Ajouter ce contact',
    full: (limit) => `Vous avez nommé ${limit} contacts, autant que nous en interrogeons.`,
    changesWait: (days) =>
      `Votre vérification de vie est activée : un changement de contacts compte après ${days} jours, et nous vous écrivons entre-temps, pour que personne ne le fasse à votre place.`,
    removalWaits: (days) => `Cette personne reste ${days} jours. D’ici là, vous pouvez encore la garder.`,
    isBeneficiary: 'Aussi bénéficiaire',
    leavesOn: (date) =>
      `Part le ${date} : un changement de contacts attend, pour que personne ne le fasse à votre place.`,
    sameAs: 'La même personne que',
    sameAsHint:
      'Des bénéficiaires seuls ne peuvent jamais décider : au moins un contact doit être quelqu’un d’autre.',
    nobodyElse: 'Personne parmi mes bénéficiaires',
    added: (name) => `${name} est parmi vos contacts de confiance.`,
    saved: (name) => `Vos changements pour ${name} sont enregistrés.`,
    removed: (name) => `${name} n’est plus un contact.`,
    held: (name, date) => `${name} reste un contact jusqu’au ${date}. Vous pouvez encore changer d’avis.`,
    kept: (name) => `${name} reste.`,
    restored: (name) => `${name} est de retour. L’invitation est à envoyer de nouveau.`,
    removeTitle: (name) => `Retirer ${name} de vos contacts ?`,
    removeText:
      'Cette personne n’est plus interrogée, et sa part de ce qui est verrouillé disparaît. Tant que ce n’est pas verrouillé de nouveau, moins de personnes peuvent l’ouvrir.',
    addressMissing: 'Ajoutez une adresse e-mail.',
    notInvited: 'Invitez cette personne : on ne l’interroge que si elle a accepté.',
  },
});
