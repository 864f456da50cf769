import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

const stagesEn: Record<ReleaseStage, string> = {
  instructions: 'your words and instructions',
  memories: 'albums and messages',
  vault: 'what is left from the vault',
  clone: 'your companion',
};
const stagesFr: Record<ReleaseStage, string> = {
  instructions: 'vos mots et vos consignes',
  memories: 'albums et messages',
  vault: 'ce qui est légué du coffre-fort',
  clone: 'votre compagnon',
};

/** What a calendar is told of. */
export const calendarEvents = [
  'reminder',
  'grace',
  'verifying',
  'veto',
  'releasing',
  'active',
  'changed',
] as const;
export type CalendarEvent = (typeof calendarEvents)[number];

const eventsEn: Record<CalendarEvent, string> = {
  reminder: 'Amaranth: check in',
  grace: 'Amaranth: check in, the last days begin',
  verifying: 'Amaranth: your contacts would be asked',
  veto: 'Amaranth: the days to object would begin',
  releasing: 'Amaranth: the release would begin',
  active: 'Amaranth: your pause ends',
  changed: 'Amaranth: your change takes effect',
};
const eventsFr: Record<CalendarEvent, string> = {
  reminder: 'Amaranth : donner signe de vie',
  grace: 'Amaranth : donner signe de vie, les derniers jours commencent',
  verifying: 'Amaranth : vos contacts seraient interrogés',
  veto: 'Amaranth : les jours pour vous opposer commenceraient',
  releasing: 'Amaranth : la remise commencerait',
  active: 'Amaranth : votre pause se termine',
  changed: 'Amaranth : votre changement prend effet',
};

export const timelineMessages = defineMessages({
  en: {
    title: 'If you stopped answering today',
    text: 'The earliest that anything could happen, if every mail arrives at once and every contact answers on the same day. One press of yours, on any of these days, sends everything back to the beginning.',
    preview: 'You have not armed it yet: this is how it would be if you armed it today.',
    madeUp: 'Addresses and contacts that are still missing are counted as if they were there.',
    nothing: 'Nothing is foretold: it goes on only when somebody answers.',
    drawing: (count: number) => `A line in time with ${countOf('en', count, 'day', 'days')}, told below`,
    today: 'Today',
    now: 'Nothing happens as long as you check in.',
    inDays: (count: number) => (count === 0 ? 'today' : `in ${countOf('en', count, 'day', 'days')}`),
    reminder: (number: number, addresses: string) => `Reminder ${number} goes to ${addresses}.`,
    changed: 'The change that is held takes effect.',
    active: 'Your pause is over, and the time until the next check-in begins.',
    grace: (days: number, addresses: string) =>
      `The reminders went unanswered: a last ${countOf('en', days, 'day', 'days')} begin for you alone. We write to ${addresses}.`,
    verifying: (names: string, quorum: number) =>
      quorum === 1
        ? `We ask ${names} whether you live. One of them must say that you have died.`
        : `We ask ${names} whether you live. ${quorum} of them must say that you have died.`,
    disputed: 'Your contacts disagree: nothing goes on until they agree.',
    veto: (days: number) =>
      `They have said so. You still have ${countOf('en', days, 'day', 'days')} to object, by one press.`,
    releasing: 'What you leave begins to reach your people.',
    given: (things: string) => `Handed over: ${things}.`,
    oneGift: (name: string, stage: ReleaseStage) => `${stagesEn[stage]} to ${name}`,
    manyGifts: (stage: ReleaseStage, count: number) =>
      `${stagesEn[stage]} to ${countOf('en', count, 'person', 'people')}`,
    released: 'Everything has been handed over.',
    closed: 'Nothing is left to come.',
    paused: 'A pause begins.',
    cancelled: 'It is cancelled.',
    draft: 'It is not armed.',
    yourAddresses: 'your addresses',
    yourContacts: 'your trusted contacts',
    yourPeople: 'your people',
    calendar: 'Add these dates to my calendar',
    calendarText: 'A file for any calendar. It names no person and says nothing of what you leave.',
    calendarName: 'Amaranth',
    event: (what: CalendarEvent) => eventsEn[what],
  },
  fr: {
    title: 'Si vous ne répondiez plus à partir d’aujourd’hui',
    text: 'Le plus tôt que quoi que ce soit puisse arriver, si chaque e-mail arrive aussitôt et si chaque contact répond le jour même. Un seul geste de vous, n’importe lequel de ces jours, ramène tout au début.',
    preview: 'Elle n’est pas encore activée : voici ce qui se passerait si vous l’activiez aujourd’hui.',
    madeUp: 'Les adresses et les contacts qui manquent encore sont comptés comme s’ils étaient là.',
    nothing: 'Rien n’est prévu : la suite dépend de ce que quelqu’un répondra.',
    drawing: (count: number) =>
      `Une ligne du temps avec ${countOf('fr', count, 'jour', 'jours')}, racontée ci-dessous`,
    today: 'Aujourd’hui',
    now: 'Rien ne se passe tant que vous donnez signe de vie.',
    inDays: (count: number) =>
      count === 0 ? 'aujourd’hui' : `dans ${countOf('fr', count, 'jour', 'jours')}`,
    reminder: (number: number, addresses: string) => `Le rappel ${number} part à ${addresses}.`,
    changed: 'Le changement en attente prend effet.',
    active: 'Votre pause est finie, et le délai jusqu’au prochain signe de vie commence.',
    grace: (days: number, addresses: string) =>
      `Les rappels sont restés sans réponse : ${countOf('fr', days, 'dernier jour commence', 'derniers jours commencent')} pour vous seul. Nous écrivons à ${addresses}.`,
    verifying: (names: string, quorum: number) =>
      quorum === 1
        ? `Nous demandons à ${names} si vous vivez. Une personne doit dire que vous êtes décédé.`
        : `Nous demandons à ${names} si vous vivez. ${quorum} personnes doivent dire que vous êtes décédé.`,
    disputed: 'Vos contacts ne sont pas d’accord : rien n’avance avant qu’ils le soient.',
    veto: (days: number) =>
      `Elles l’ont dit. Il vous reste ${countOf('fr', days, 'jour', 'jours')} pour vous y opposer, d’un seul geste.`,
    releasing: 'Ce que vous laissez commence à parvenir à vos proches.',
    given: (things: string) => `Remis : ${things}.`,
    oneGift: (name: string, stage: ReleaseStage) => `${stagesFr[stage]} à ${name}`,
    manyGifts: (stage: ReleaseStage, count: number) =>
      `${stagesFr[stage]} à ${countOf('fr', count, 'personne', 'personnes')}`,
    released: 'Tout a été remis.',
    closed: 'Il ne reste rien à venir.',
    paused: 'Une pause commence.',
    cancelled: 'Elle est annulée.',
    draft: 'Elle n’est pas activée.',
    yourAddresses: 'vos adresses',
    yourContacts: 'vos contacts de confiance',
    yourPeople: 'vos proches',
    calendar: 'Ajouter ces dates à mon agenda',
    calendarText:
      'Un fichier pour n’importe quel agenda. Il ne nomme personne et ne dit rien de ce que vous laissez.',
    calendarName: 'Amaranth',
    event: (what: CalendarEvent) => eventsFr[what],
  },
});
