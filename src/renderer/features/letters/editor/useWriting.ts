/** What the editor can do with a letter, bound to its state. */
import { useMemo, useReducer } from 'react';
import {
  type Caret,
  type Edited,
  endOfWriting,
  pressBackspaceAtStart,
  pressEnter,
  readShorthand,
  sectionAt,
  setKind,
  toggleMark,
  typeText,
} from './editing.ts';
import { type Mark, marksAt } from './marks.ts';
import type { SectionKind, Writing } from './sections.ts';
import { isSameCaret, reduceWriting, startWriting } from './writingState.ts';

export interface TypedText {
  readonly id: string;
  readonly text: string;
  readonly caretAt: number;
  /** Milliseconds on any steady clock. */
  readonly at: number;
  /** An input method is still composing: signs at the start of a line are left alone. */
  readonly isComposing: boolean;
}

export function useWriting(initial: Writing) {
  const [state, dispatch] = useReducer(reduceWriting, initial, startWriting);
  const { writing, caret, pending } = state;
  const section = sectionAt(writing, caret.id);
  const marks = pending ?? marksAt(section?.marks ?? [], caret.from, caret.to);

  return useMemo(() => {
    const apply = (edited: Edited | null): boolean => {
      if (edited) dispatch({ kind: 'edit', edited });
      return edited !== null;
    };
    return {
      ...state,
      /** Bold and italic where the caret is. */
      marks,
      kind: section?.kind ?? ('prose' as const),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,

      type({ id, text, caretAt, at, isComposing }: TypedText): void {
        const typed = typeText(writing, id, { text, caretAt, marks: pending });
        const read = isComposing ? null : readShorthand(typed.writing, typed.caret);
        const isPlaced = read === null && sectionAt(typed.writing, id)?.text === text;
        dispatch({ kind: 'type', edited: typed, at, isPlaced });
        apply(read);
      },
      /** At the caret, as if typed; used by dictation. */
      insert(words: string, at: number): void {
        if (!section) return;
        const before = section.text.slice(0, caret.from);
        const space = before === '' || /\s$/.test(before) ? '' : ' ';
        const text = before + space + words + section.text.slice(caret.to);
        const caretAt = before.length + space.length + words.length;
        const edited = typeText(writing, section.id, { text, caretAt, marks: pending });
        dispatch({ kind: 'type', edited, at, isPlaced: false });
      },
      select: (next: Caret) => dispatch({ kind: 'select', caret: next }),
      place: (next: Caret) => dispatch({ kind: 'place', caret: next }),
      /** A key knows where the caret is better than the state, which hears of it a moment later. */
      toggleMark(mark: Mark, place: Caret = caret): void {
        if (place.from !== place.to) {
          apply(toggleMark(writing, place, mark));
          return;
        }
        const marked = sectionAt(writing, place.id)?.marks ?? [];
        const present = isSameCaret(place, caret) ? marks : marksAt(marked, place.from, place.to);
        dispatch({ kind: 'select', caret: place });
        dispatch({ kind: 'choose', pending: switched(present, mark) });
      },
      setKind: (kind: SectionKind) => void apply(setKind(writing, caret, kind)),
      /** Each says whether it did something; if not, the text area's own way is right. */
      pressEnter: (at: Caret) => apply(pressEnter(writing, at)),
      pressBackspace: (at: Caret) => apply(pressBackspaceAtStart(writing, at)),
      goToEnd(): void {
        const end = endOfWriting(writing);
        if (end.writing === writing) dispatch({ kind: 'place', caret: end.caret });
        else apply(end);
      },
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    };
  }, [state, writing, caret, pending, section, marks]);
}

export type WritingTools = ReturnType<typeof useWriting>;

function switched(marks: ReadonlySet<Mark>, mark: Mark): ReadonlySet<Mark> {
  return marks.has(mark) ? new Set([...marks].filter((other) => other !== mark)) : new Set([...marks, mark]);
}
