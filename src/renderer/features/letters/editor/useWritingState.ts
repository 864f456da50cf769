/** What the toolbar and the field show of the editor: where the caret is, what can be undone, what was just made. */
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { useEffect, useState } from 'react';
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import { $kindOf } from './blocks.ts';
import { $selectedKind, KIND_CHANGED } from './kinds.ts';

interface Caret {
  /** Null when blocks of several kinds are selected. */
  readonly kind: LetterBlockKind | null;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Nothing is written, and nothing being composed. */
  readonly isBlank: boolean;
}

export interface WritingState extends Caret {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The kind that blocks were last turned into. */
  readonly madeKind: LetterBlockKind | null;
}

export function useWritingState(editor: LexicalEditor): WritingState {
  const [state, setState] = useState<WritingState>(() => ({
    ...readCaret(editor),
    canUndo: false,
    canRedo: false,
    madeKind: null,
  }));
  useEffect(() => {
    const change = (changed: Partial<WritingState>) =>
      setState((known) => {
        const next = { ...known, ...changed };
        return isSame(known, next) ? known : next;
      });
    const listen = <T>(
      command: Parameters<typeof editor.registerCommand<T>>[0],
      read: (value: T) => Partial<WritingState>,
    ) =>
      editor.registerCommand(
        command,
        (value) => {
          change(read(value));
          return false;
        },
        COMMAND_PRIORITY_LOW,
      );
    return mergeRegister(
      editor.registerUpdateListener(() => change(readCaret(editor))),
      listen(CAN_UNDO_COMMAND, (canUndo) => ({ canUndo })),
      listen(CAN_REDO_COMMAND, (canRedo) => ({ canRedo })),
      listen(KIND_CHANGED, (madeKind) => ({ madeKind })),
    );
  }, [editor]);
  return state;
}

function readCaret(editor: LexicalEditor): Caret {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    const root = $getRoot();
    const isRange = $isRangeSelection(selection);
    return {
      kind: $selectedKind(),
      isBold: isRange && selection.hasFormat('bold'),
      isItalic: isRange && selection.hasFormat('italic'),
      isBlank:
        root.getChildrenSize() === 1 &&
        $kindOf(root.getFirstChild()) === 'paragraph' &&
        root.getTextContentSize() === 0 &&
        !editor.isComposing(),
    };
  });
}

function isSame(one: WritingState, other: WritingState): boolean {
  return (
    one.kind === other.kind &&
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isBlank === other.isBlank &&
    one.canUndo === other.canUndo &&
    one.canRedo === other.canRedo &&
    one.madeKind === other.madeKind
  );
}
