/** What the hub's page of operations says: mails that matter, and work by the clock. */
import type { DeliveryState } from '#shared/domain/delivery.ts';
import { defineMessages } from '#ui/language/messages.tsx';
import { englishLegacyPurposes, frenchLegacyPurposes } from './legacyPurposes.ts';

/** By the purpose or the name that the server knows it by; one that is not here is shown as the server has it. */
type Names = Readonly<Record<string, string>>;

const englishPurposes: Names = {
  ...englishLegacyPurposes,
  'account-deletion-requested': 'Deletion of an account asked for',
  'account-deletion-reminder': 'One week until an account is deleted',
  'account-deletion-cancelled': 'Deletion of an account cancelled',
  'account-deleted': 'Account deleted',
  'account-deleted-elsewhere': 'Account deleted without the 30 days',
  'vault-keys-changed': 'Keys of a vault changed',
  'vault-discarded': 'Vault taken out of use',
  'second-factor-recovered': 'Recovery code used',
};
const frenchPurposes: Names = {
  ...frenchLegacyPurposes,
  'account-deletion-requested': 'Suppression d’un compte demandée',
  'account-deletion-reminder': 'Une semaine avant la suppression d’un compte',
  'account-deletion-cancelled': 'Suppression d’un compte annulée',
  'account-deleted': 'Compte supprimé',
  'account-deleted-elsewhere': 'Compte supprimé sans les 30\u00a0jours',
  'vault-keys-changed': 'Clés d’un coffre changées',
  'vault-discarded': 'Coffre mis hors service',
  'second-factor-recovered': 'Code de secours utilisé',
};
const englishJobs: Names = {
  'account-remindOfDeletion': 'Reminders before an account is deleted',
  'account-purge': 'Deletion of accounts after 30 days',
  'account-eraseDeleted': 'What deleted accounts left',
  'account-eraseKept': 'What was kept of deleted accounts for 30 days',
  'account-finishRecoveries': 'Recovery codes whose use was cut short',
  'account-recount': 'Count of what each person stores',
  'account-reviewRoles': 'Review of the administrators',
  'albums-emptyTrash': 'Albums 30 days in the trash',
  'albums-finishErasing': 'Albums being erased',
  'grants-eraseLeftovers': 'Keys under replaced locks',
  'grants-eraseRemains': 'Sealed letters of removed people',
  'invitations-noteBounces': 'Invitations that did not arrive',
  'trustedContacts-finishRemovals': 'Trusted contacts whose hold is over',
  'mail-deliver': 'Delivery of mail',
  'mail-forgetOld': 'Old receipts of mail',
  'media-releaseLate': 'Uploads given up',
  'media-emptyTrash': 'Items 30 days in the trash',
  'media-discardFiles': 'Files that nothing shows',
  'vault-emptyTrash': 'Vault items 30 days in the trash',
  'vault-eraseDiscarded': 'Vaults out of use for 30 days',
  'vault-forgetFormerKeys': 'Former keys of vaults after 30 days',
  'vault-giveUpLate': 'Vault files that no item names',
  'vault-removeLeftFiles': 'Vault files that were given up',
  'waitlist-forgetPlaces': 'Places the waitlist was joined from',
};
const frenchJobs: Names = {
  'account-remindOfDeletion': 'Rappels avant la suppression d’un compte',
  'account-purge': 'Suppression des comptes après 30\u00a0jours',
  'account-eraseDeleted': 'Restes des comptes supprimés',
  'account-eraseKept': 'Restes gardés 30\u00a0jours des comptes supprimés',
  'account-finishRecoveries': 'Codes de secours interrompus en cours d’usage',
  'account-recount': 'Calcul de l’espace de chaque personne',
  'account-reviewRoles': 'Contrôle des administrateurs',
  'albums-emptyTrash': 'Albums depuis 30\u00a0jours dans la corbeille',
  'albums-finishErasing': 'Albums en cours d’effacement',
  'grants-eraseLeftovers': 'Clés sous des verrous remplacés',
  'grants-eraseRemains': 'Lettres scellées de personnes retirées',
  'invitations-noteBounces': 'Invitations qui ne sont pas arrivées',
  'trustedContacts-finishRemovals': 'Personnes de confiance au terme de leur délai',
  'mail-deliver': 'Envoi des messages',
  'mail-forgetOld': 'Anciens accusés de réception',
  'media-releaseLate': 'Envois de fichiers abandonnés',
  'media-emptyTrash': 'Souvenirs depuis 30\u00a0jours dans la corbeille',
  'media-discardFiles': 'Fichiers que rien n’affiche',
  'vault-emptyTrash': 'Éléments du coffre depuis 30\u00a0jours dans la corbeille',
  'vault-eraseDiscarded': 'Coffres hors service depuis 30\u00a0jours',
  'vault-forgetFormerKeys': 'Anciennes clés de coffres après 30\u00a0jours',
  'vault-giveUpLate': 'Fichiers de coffre qu’aucun élément ne nomme',
  'vault-removeLeftFiles': 'Fichiers de coffre abandonnés',
  'waitlist-forgetPlaces': 'Lieux d’où la liste d’attente a été rejointe',
};

const englishStates: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  bounced: 'Bounced',
};
const frenchStates: Readonly<Record<DeliveryState, string>> = {
  waiting: 'En attente',
  sent: 'Envoyé',
  refused: 'Refusé',
  bounced: 'Revenu',
};

const tries = (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`);
const essais = (count: number) => (count > 1 ? `${count}\u00a0essais` : `${count}\u00a0essai`);

export const operationsMessages = defineMessages({
  en: {
    mail: 'Mail that matters',
    mailLead:
      'Mails that must arrive, such as those about deleting an account, and how far they have come. What is in them is nobody’s to read here.',
    show: 'Show',
    allStates: 'All',
    state: (state: DeliveryState) => englishStates[state],
    purpose: (purpose: string) => englishPurposes[purpose] ?? purpose,
    /** Of somebody whose account is gone. */
    formerMember: 'Somebody who has left',
    sent: (server: string, when: string) => `${server} took it on ${when}.`,
    waiting: (count: number, when: string) =>
      count === 0 ? 'Not tried yet.' : `${tries(count)}. Next on ${when}.`,
    refused: (count: number, when: string) =>
      `${tries(count)}, the last time on ${when}. It is not sent again by itself.`,
    bounced: (when: string) => `It came back on ${when}.`,
    sendAgain: 'Send again',
    sendAgainTo: (recipient: string) => `Send again to ${recipient}`,
    sentAgain: 'The mail was sent.',
    stillWaiting: 'No mail server took it just now. It is tried again by itself.',
    refusedAgain: 'The mail was refused again.',
    sendFailed: 'The mail could not be sent again.',
    noMail: 'No mail that matters yet',
    noMailText: 'The first one appears here with its receipt.',
    noneInState: 'None just now',
    noneInStateText: 'No mail stands like this.',
    mailFailed: 'The mails could not be read.',
    showMore: 'Show older ones',
    refresh: 'Look again',
    jobs: 'Work by the clock',
    jobsLead: 'When each job ran last, and what it could not do.',
    job: (name: string) => englishJobs[name] ?? name,
    finished: (when: string) => `Last finished ${when}`,
    neverFinished: 'Never finished yet',
    allDone: 'Nothing left undone',
    lastFailure: (reason: string) => `The last run failed: ${reason}`,
    failures: (count: number) =>
      count === 1 ? '1 thing it could not do' : `${count} things it could not do`,
    setAside: 'Set aside',
    triedAgain: 'Tried again by itself',
    tried: (count: number, when: string) =>
      count === 0 ? 'Waits for the job’s next run.' : `${tries(count)}. Next after ${when}.`,
    retry: 'Try again',
    retrySubject: (subject: string) => `Try again: ${subject}`,
    retried: 'It is tried again when the job runs next.',
    retryGone: 'It is done already.',
    retryFailed: 'That could not be noted. Try again.',
    noJobs: 'No job has run yet',
    noJobsText: 'The first ones run within an hour of the server’s start.',
    jobsFailed: 'The jobs could not be read.',
    loading: 'Loading…',
  },
  fr: {
    mail: 'Messages importants',
    mailLead:
      'Les emails qui doivent arriver, comme ceux qui annoncent la suppression d’un compte, et où ils en sont. Leur contenu ne se lit pas ici.',
    show: 'Afficher',
    allStates: 'Tous',
    state: (state) => frenchStates[state],
    purpose: (purpose) => frenchPurposes[purpose] ?? purpose,
    formerMember: 'Une personne qui est partie',
    sent: (server, when) => `Accepté par ${server} le ${when}.`,
    waiting: (count, when) =>
      count === 0 ? 'Pas encore essayé.' : `${essais(count)}. Prochain essai le ${when}.`,
    refused: (count, when) => `${essais(count)}, le dernier le ${when}. Il ne repartira pas de lui-même.`,
    bounced: (when) => `Il est revenu le ${when}.`,
    sendAgain: 'Renvoyer',
    sendAgainTo: (recipient) => `Renvoyer à ${recipient}`,
    sentAgain: 'Le message est parti.',
    stillWaiting: 'Aucun serveur ne l’a accepté pour l’instant. Il repartira de lui-même.',
    refusedAgain: 'Le message a encore été refusé.',
    sendFailed: 'Le message n’a pas pu être renvoyé.',
    noMail: 'Aucun message important pour l’instant',
    noMailText: 'Le premier apparaîtra ici avec son accusé de réception.',
    noneInState: 'Aucun pour l’instant',
    noneInStateText: 'Aucun message n’en est là.',
    mailFailed: 'Les messages n’ont pas pu être lus.',
    showMore: 'Messages plus anciens',
    refresh: 'Actualiser',
    jobs: 'Tâches programmées',
    jobsLead: 'Quand chaque tâche a tourné, et ce qu’elle n’a pas pu faire.',
    job: (name) => frenchJobs[name] ?? name,
    finished: (when) => `Terminée le ${when}`,
    neverFinished: 'Jamais terminée',
    allDone: 'Rien en souffrance',
    lastFailure: (reason) => `Le dernier passage a échoué\u00a0: ${reason}`,
    failures: (count) =>
      count > 1 ? `${count} choses qu’elle n’a pas pu faire` : `${count} chose qu’elle n’a pas pu faire`,
    setAside: 'Mis de côté',
    triedAgain: 'Réessayé de lui-même',
    tried: (count, when) =>
      count === 0
        ? 'Attend le prochain passage de la tâche.'
        : `${essais(count)}. Prochain essai après le ${when}.`,
    retry: 'Réessayer',
    retrySubject: (subject) => `Réessayer\u00a0: ${subject}`,
    retried: 'Ce sera réessayé au prochain passage de la tâche.',
    retryGone: 'C’est déjà fait.',
    retryFailed: 'Cela n’a pas pu être noté. Réessayez.',
    noJobs: 'Aucune tâche n’a encore tourné',
    noJobsText: 'Les premières tournent dans l’heure qui suit le démarrage du serveur.',
    jobsFailed: 'Les tâches n’ont pas pu être lues.',
    loading: 'Chargement…',
  },
});
