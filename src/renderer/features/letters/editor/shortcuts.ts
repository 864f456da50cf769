/** Keys that make lists and quotations, as mail programs and word processors have them; bold, italic and undo are Lexical's. */
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical';
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import { setKind } from './kinds.ts';

/** By the key's place, because with Shift its character is another on every layout. */
const kinds: Partial<Record<string, LetterBlockKind>> = { Digit7: 'step', Digit8: 'bullet', Digit9: 'quote' };

export function registerShortcuts(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const kind = kinds[event.code];
      if (!kind || !event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return false;
      event.preventDefault();
      setKind(editor, kind);
      return true;
    },
    COMMAND_PRIORITY_LOW,
  );
}
