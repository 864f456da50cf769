/** Where a life verification stands, in plain words with the date of the next step. */
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import type { Term } from '#shared/lifeVerification/term.ts';
import { lastDayBefore, type SaidIn, sayDay } from '../instants.ts';
import type { lifeMessages } from '../messages.ts';

type Texts = (typeof lifeMessages)['en'] | (typeof lifeMessages)['fr'];

export interface SaidState {
  readonly title: string;
  readonly text: string;
  /** `asked`: the owner is waited for. `others`: somebody else was asked or has received something. */
  readonly tone: 'off' | 'quiet' | 'asked' | 'others';
}

export function sayState({ state }: LifeVerification, texts: Texts, said: SaidIn): SaidState {
  const nextStep = (term: Term) => (term.is === 'running' ? sayDay(term.endsAt, said) : null);
  const lastDay = (term: Term) => (term.is === 'running' ? sayDay(lastDayBefore(term.endsAt), said) : null);
  switch (state.is) {
    case 'draft':
      return { title: texts.draftTitle, text: texts.draftText, tone: 'off' };
    case 'active':
      return { title: texts.activeTitle, text: texts.activeText(nextStep(state.term) ?? ''), tone: 'quiet' };
    case 'due':
      return { title: texts.dueTitle, text: texts.dueText, tone: 'asked' };
    case 'reminding':
      return {
        title: texts.remindingTitle,
        text: texts.remindingText(state.reminder, nextStep(state.term)),
        tone: 'asked',
      };
    case 'grace':
      return { title: texts.graceTitle, text: texts.graceText(lastDay(state.term)), tone: 'asked' };
    case 'verifying':
      return { title: texts.verifyingTitle, text: texts.verifyingText, tone: 'others' };
    case 'disputed':
      return { title: texts.disputedTitle, text: texts.disputedText, tone: 'others' };
    case 'veto':
      return { title: texts.vetoTitle, text: texts.vetoText(lastDay(state.term)), tone: 'others' };
    case 'releasing':
      return { title: texts.releasingTitle, text: texts.releasingText, tone: 'others' };
    case 'released':
      return { title: texts.releasedTitle, text: texts.releasedText, tone: 'others' };
    case 'closed':
      return { title: texts.closedTitle, text: texts.closedText, tone: 'others' };
    case 'paused':
      return { title: texts.pausedTitle, text: texts.pausedText(lastDay(state.term) ?? ''), tone: 'quiet' };
    case 'cancelled':
      return { title: texts.cancelledTitle, text: texts.cancelledText, tone: 'off' };
  }
}

/** Whether the owner, or somebody about them, is asked: a check-in ends it. */
export function isAsked(life: LifeVerification): boolean {
  return !['draft', 'active', 'paused', 'cancelled'].includes(life.state.is);
}

export function isArmed({ state }: LifeVerification): boolean {
  return state.is !== 'draft' && state.is !== 'cancelled';
}
