/** Where a life verification stands, in plain words with the date of the next step. */
import { lastDayBefore, type SaidIn, sayDay } from '../instants.ts';
import type { stateMessages } from './messages.ts';
import type { Standing, StandingTerm } from './standing.ts';

type Texts = (typeof stateMessages)['en'] | (typeof stateMessages)['fr'];

export interface SaidState {
  readonly title: string;
  readonly text: string;
  /** `asked`: the owner is waited for. `others`: somebody else was asked or has received something. */
  readonly tone: 'off' | 'quiet' | 'asked' | 'others';
}

export function sayState({ state }: Pick<Standing, 'state'>, texts: Texts, said: SaidIn): SaidState {
  const nextStep = (term: StandingTerm) => (term.is === 'running' ? sayDay(term.endsAt, said) : null);
  const lastDay = (term: StandingTerm) =>
    term.is === 'running' ? sayDay(lastDayBefore(term.endsAt), said) : null;
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
