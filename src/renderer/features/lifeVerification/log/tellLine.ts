/** One line of the log as a sentence of a story. */
import type { LogEvent } from '#shared/legacy/logLine.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { LifeState } from '#shared/lifeVerification/lifeVerification.ts';
import type { Names } from '../timeline/tellMilestone.ts';
import type { logMessages } from './messages.ts';

type Texts = (typeof logMessages)['en'] | (typeof logMessages)['fr'];

const quiet: readonly string[] = ['active', 'paused', 'draft', 'cancelled'];

export function tellLine(event: LogEvent, texts: Texts, names: Names): string {
  const contact = names.get(event.actor) ?? (event.actor === 'made-up' ? texts.madeUp : texts.someContact);
  const moved = event.before === event.after ? null : tellEntered(event.after, texts);
  const named = eventOf(event.is);
  switch (named) {
    case 'sign-of-life':
      if (!quiet.includes(event.before)) return texts.endedByYou;
      return event.actor === 'link' ? texts.byLink : texts.signOfLife;
    case 'tick':
      return moved ?? texts.heldTookEffect;
    case 'report':
      return join(texts.report(contact), moved);
    case 'vote':
      return join(texts.vote(contact), moved);
    case 'contact-left':
      return texts.contactLeft(contact);
    case 'contact-is-heir':
      return join(texts.contactIsHeir(contact), moved);
    case 'case-upheld':
      return join(texts.caseUpheld, moved);
    case 'case-rejected':
      return join(texts.caseRejected, moved);
    case 'accepted':
      return texts.accepted;
    case 'given':
      return event.after === 'released' ? texts.toReleased : texts.given;
    case 'mail':
      return tellMail(event, texts);
    case null:
      return event.is;
    default:
      return texts[plain[named]];
  }
}

/** What needs nothing but its own words. */
const plain = {
  'case-opened': 'caseOpened',
  arm: 'arm',
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel',
  'begin-again': 'beginAgain',
  change: 'change',
  'drop-change': 'dropChange',
  rehearsed: 'rehearsed',
  bounced: 'bounced',
  'send-again': 'sendAgain',
  outage: 'outage',
  'nothing-left': 'nothingLeft',
} as const;

type Told = LifeEvent['is'] | 'mail' | 'case-opened';
const others = [
  'sign-of-life',
  'tick',
  'report',
  'vote',
  'contact-left',
  'contact-is-heir',
  'case-upheld',
  'case-rejected',
  'accepted',
  'given',
  'mail',
] as const satisfies readonly Told[];

/** Null for an event of a newer server. */
function eventOf(is: string): Told | null {
  const isPlain = (name: string): name is keyof typeof plain => name in plain;
  return isPlain(is) ? is : (others.find((other) => other === is) ?? null);
}

function tellEntered(after: string, texts: Texts): string | null {
  const entered: Readonly<Partial<Record<LifeState['is'], string>>> = {
    active: texts.toActive,
    due: texts.toDue,
    reminding: texts.toReminding,
    grace: texts.toGrace,
    verifying: texts.toVerifying,
    disputed: texts.toDisputed,
    veto: texts.toVeto,
    releasing: texts.toReleasing,
    released: texts.toReleased,
    closed: texts.toClosed,
  };
  return new Map<string, string>(Object.entries(entered)).get(after) ?? null;
}

/** Whoever acted in it is what became of it; what came back has a reason. */
function tellMail({ actor, channel, receipt }: LogEvent, texts: Texts): string {
  return actor === 'sent' ? texts.mailAccepted(channel) : texts.mailReturned(channel, receipt);
}

const join = (first: string, second: string | null) => (second ? `${first} ${second}` : first);

/** By their role: who they are is the operator's to answer for. */
const byAdministrators: readonly string[] = ['case-opened', 'case-upheld', 'case-rejected', 'send-again'];

export function tellActor({ is, actor }: LogEvent, texts: Texts, names: Names, ownerId: string): string {
  if (is === 'mail') return texts.mail;
  if (byAdministrators.includes(is)) return texts.administrator;
  switch (actor) {
    case ownerId:
      return texts.you;
    case 'time':
      return texts.time;
    case 'mail':
      return texts.mail;
    case 'link':
      return texts.link;
    case 'made-up':
      return texts.madeUp;
    default:
      return names.get(actor) ?? actor;
  }
}
