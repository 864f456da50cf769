/**
 * The state of a letter being written, with its own undo: what is undone is the whole letter, headings and lists too,
 * not only the text of one area. A reducer, so that it can be read and tested without a page.
 */
import type { Caret, Edited } from './editing.ts';
import type { Mark } from './marks.ts';
import type { Writing } from './sections.ts';

/** Typing without a longer pause is undone in one go. */
const PAUSE = 1_000;
const REMEMBERED = 200;

export interface WritingState extends Edited {
  /** Bold and italic chosen for what is typed next; null goes on as before the caret. */
  readonly pending: ReadonlySet<Mark> | null;
  /** Grows when the page must put the caret where `caret` says, instead of the other way round. */
  readonly placed: number;
  readonly past: readonly Edited[];
  readonly future: readonly Edited[];
  /** When and where was typed last, so that typing is remembered in stretches. */
  readonly typing: { readonly id: string; readonly at: number } | null;
}

export type WritingAction =
  /** `isPlaced` when the text area already shows it so. */
  | { readonly kind: 'type'; readonly edited: Edited; readonly at: number; readonly isPlaced: boolean }
  | { readonly kind: 'edit'; readonly edited: Edited }
  | { readonly kind: 'select'; readonly caret: Caret }
  | { readonly kind: 'place'; readonly caret: Caret }
  | { readonly kind: 'choose'; readonly pending: ReadonlySet<Mark> }
  | { readonly kind: 'undo' | 'redo' };

export function startWriting(writing: Writing): WritingState {
  const last = writing.at(-1);
  const end = last?.text.length ?? 0;
  return {
    writing,
    caret: { id: last?.id ?? '', from: end, to: end },
    pending: null,
    placed: 0,
    past: [],
    future: [],
    typing: null,
  };
}

export function reduceWriting(state: WritingState, action: WritingAction): WritingState {
  const { writing, caret } = state;
  switch (action.kind) {
    case 'type': {
      const { edited, at, isPlaced } = action;
      const goesOn = state.typing?.id === edited.caret.id && at - state.typing.at < PAUSE;
      return {
        ...state,
        ...edited,
        pending: null,
        placed: isPlaced ? state.placed : state.placed + 1,
        past: goesOn ? state.past : remember(state),
        future: [],
        typing: { id: edited.caret.id, at },
      };
    }
    case 'edit':
      return {
        ...state,
        ...action.edited,
        pending: null,
        placed: state.placed + 1,
        past: remember(state),
        future: [],
        typing: null,
      };
    case 'select':
      return isSameCaret(caret, action.caret)
        ? state
        : { ...state, caret: action.caret, pending: null, typing: null };
    case 'place':
      return { ...state, caret: action.caret, pending: null, placed: state.placed + 1, typing: null };
    case 'choose':
      return { ...state, pending: action.pending, placed: state.placed + 1 };
    case 'undo':
    case 'redo': {
      const [from, to] =
        action.kind === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const);
      const target = state[from].at(-1);
      if (!target) return state;
      return {
        ...state,
        ...target,
        pending: null,
        placed: state.placed + 1,
        typing: null,
        [from]: state[from].slice(0, -1),
        [to]: [...state[to], { writing, caret }],
      };
    }
  }
}

function remember({ past, writing, caret }: WritingState): readonly Edited[] {
  return [...past.slice(-REMEMBERED + 1), { writing, caret }];
}

export function isSameCaret(one: Caret, other: Caret): boolean {
  return one.id === other.id && one.from === other.from && one.to === other.to;
}
