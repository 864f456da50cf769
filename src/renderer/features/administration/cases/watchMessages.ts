/** What the hub says of clock and mails of all life verifications. */
import type { LegacyWatch } from '#shared/callables/legacyCases.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Channel = LegacyWatch['frozen'][number]['channels'][number];
type Undelivered = LegacyWatch['undelivered'][number]['state'];
type Names = Readonly<Record<string, string>>;

const englishChannels: Readonly<Record<Channel, string>> = {
  accepted: 'taken',
  bounced: 'came back',
  awaited: 'not taken yet',
  'not-asked': 'not asked yet',
  'not-verified': 'never proved',
};
const frenchChannels: Readonly<Record<Channel, string>> = {
  accepted: 'accepté',
  bounced: 'revenu',
  awaited: 'pas encore accepté',
  'not-asked': 'pas encore sollicité',
  'not-verified': 'jamais prouvé',
};
const englishStates: Names = {
  due: 'Check-in due',
  reminding: 'Reminders',
  grace: 'Days of grace',
  verifying: 'Contacts asked',
  veto: 'Days to object',
};
const frenchStates: Names = {
  due: 'Signe de vie attendu',
  reminding: 'Rappels',
  grace: 'Délai de grâce',
  verifying: 'Contacts interrogés',
  veto: 'Jours d’opposition',
};
const englishDeeds: Names = {
  'tell-owner': 'A mail to the owner',
  'tell-contact': 'A mail to a contact',
  give: 'Something to be given',
  'take-back': 'Something to be taken back',
  'show-asks': 'What contacts are asked, to be shown to them',
  'close-round': 'What is over to be cleared away',
};
const frenchDeeds: Names = {
  'tell-owner': 'Un email au titulaire',
  'tell-contact': 'Un email à un contact',
  give: 'Une remise',
  'take-back': 'Une reprise',
  'show-asks': 'L’affichage de la question aux personnes de confiance',
  'close-round': 'Le rangement de ce qui est fini',
};
const englishMails: Readonly<Record<Undelivered, string>> = {
  waiting: 'Tried again by itself',
  refused: 'Refused',
  bounced: 'Came back',
};
const frenchMails: Readonly<Record<Undelivered, string>> = {
  waiting: 'Réessayé de lui-même',
  refused: 'Refusé',
  bounced: 'Revenu',
};

export const watchMessages = defineMessages({
  en: {
    title: 'The watch over life verifications',
    lead: 'Numbers and accounts’ ids: nobody’s name, address or belongings.',
    failed: 'The watch could not be read.',
    loading: 'Loading…',
    refresh: 'Look again',
    lookedAt: 'Clock last looked at',
    never: 'Never yet',
    armed: 'Armed',
    due: 'Due now',
    isLate: (when: string) =>
      `The clock was last looked at on ${when}. Nobody’s time runs while it is not: the job by the minute has to be started.`,
    doubted: (when: string) =>
      `The clock has shown something odd since ${when}. Nothing is done by it until it has agreed with itself for an hour.`,
    mailDown: (when: string) => `No mail has left since ${when}. Every deadline is put off by as long.`,
    allWell: 'The clock runs and mails leave.',
    outages: 'Outages that every deadline was put off by',
    noOutages: 'None is known.',
    outage: (from: string, to: string, length: string) => `${from} to ${to} (${length})`,
    frozen: 'Time that stands still',
    frozenLead: 'Their notices have not arrived. Nothing goes on before enough of their addresses took one.',
    noFrozen: 'Nobody’s time stands still.',
    state: (state: string) => englishStates[state] ?? state,
    since: (when: string) => `Since ${when}`,
    needs: (count: number) => (count === 1 ? 'Waits for one address.' : `Waits for ${count} addresses.`),
    channel: (number: number, is: Channel) => `Address ${number}: ${englishChannels[is]}`,
    sendAgain: 'Send again',
    sendAgainTo: (id: string) => `Send again: ${id}`,
    sentAgain: 'The notice was written once more.',
    nothingWaited: 'Nothing waits there any longer.',
    sendFailed: 'The notice could not be sent again.',
    overdue: 'Not carried out in time',
    noOverdue: 'Everything was carried out.',
    deed: (deed: string) => englishDeeds[deed] ?? deed,
    undelivered: 'Mails that did not arrive',
    undeliveredLead: 'By what they are about; a refused one is sent again under “Operations”.',
    noUndelivered: 'Every mail was taken.',
    mail: (state: Undelivered) => englishMails[state],
  },
  fr: {
    title: 'La veille des vérifications de vie',
    lead: 'Des nombres et des identifiants\u00a0: ni nom, ni adresse, ni rien de ce que garde quelqu’un.',
    failed: 'La veille n’a pas pu être lue.',
    loading: 'Chargement…',
    refresh: 'Actualiser',
    lookedAt: 'Dernier regard à l’horloge',
    never: 'Pas encore',
    armed: 'Activées',
    due: 'À traiter',
    isLate: (when: string) =>
      `L’horloge a été regardée pour la dernière fois le ${when}. Aucun délai ne court pendant ce temps\u00a0: la tâche de chaque minute est à relancer.`,
    doubted: (when: string) =>
      `L’horloge montre quelque chose d’étrange depuis le ${when}. Rien n’est fait d’après elle tant qu’elle n’est pas d’accord avec elle-même depuis une heure.`,
    mailDown: (when: string) =>
      `Aucun email n’est parti depuis le ${when}. Chaque échéance est repoussée d’autant.`,
    allWell: 'L’horloge tourne et les emails partent.',
    outages: 'Interruptions dont chaque échéance a été repoussée',
    noOutages: 'Aucune n’est connue.',
    outage: (from: string, to: string, length: string) => `Du ${from} au ${to} (${length})`,
    frozen: 'Délais à l’arrêt',
    frozenLead:
      'Leurs avis ne sont pas arrivés. Rien n’avance avant qu’assez de leurs adresses en aient accepté un.',
    noFrozen: 'Aucun délai n’est à l’arrêt.',
    state: (state: string) => frenchStates[state] ?? state,
    since: (when: string) => `Depuis le ${when}`,
    needs: (count: number) => (count === 1 ? 'Attend une adresse.' : `Attend ${count}\u00a0adresses.`),
    channel: (number: number, is: Channel) => `Adresse ${number}\u00a0: ${frenchChannels[is]}`,
    sendAgain: 'Renvoyer',
    sendAgainTo: (id: string) => `Renvoyer\u00a0: ${id}`,
    sentAgain: 'L’avis a été écrit de nouveau.',
    nothingWaited: 'Plus rien n’attend ici.',
    sendFailed: 'L’avis n’a pas pu être renvoyé.',
    overdue: 'Pas fait à temps',
    noOverdue: 'Tout a été fait.',
    deed: (deed: string) => frenchDeeds[deed] ?? deed,
    undelivered: 'Emails qui ne sont pas arrivés',
    undeliveredLead: 'Selon leur motif\u00a0; un email refusé se renvoie sous «\u00a0Suivi\u00a0».',
    noUndelivered: 'Tous les emails ont été acceptés.',
    mail: (state: Undelivered) => frenchMails[state],
  },
});
