/** Words that come otherwise than key by key, and where Enter leads. */
import type { ImportMimeTypeFunction } from '@lexical/clipboard';
import { $isListItemNode } from '@lexical/list';
import { $isQuoteNode } from '@lexical/rich-text';
import {
  $getEditor,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  COMMAND_PRIORITY_LOW,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  type PointType,
  type RangeSelection,
} from 'lexical';
import { $blockOf, $turnInto } from './kinds.ts';

/** Enter goes on in a quotation; on an empty line of it, it leads out. */
export function registerEnterInQuotes(editor: LexicalEditor): () => void {
  return editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $goOnInQuote, COMMAND_PRIORITY_LOW);
}

function $goOnInQuote(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const quote = $blockOf(selection.isBackward() ? selection.focus.getNode() : selection.anchor.getNode());
  if (!$isQuoteNode(quote)) return false;
  if (quote.isEmpty()) {
    $turnInto(quote, 'paragraph').selectStart();
    return true;
  }
  const next = selection.insertParagraph();
  if (next && !$isQuoteNode(next)) $turnInto(next, 'quote').selectStart();
  return true;
}

/** At the caret, as if typed, with a space before where one is wanted; used by dictation. */
export function insertWords(editor: LexicalEditor, words: string): void {
  editor.update(() => {
    const selection = $selectedRange();
    const start = selection.isBackward() ? selection.focus : selection.anchor;
    const before = $textBefore(start);
    selection.insertText(before === '' || /\s$/.test(before) ? words : ` ${words}`);
  });
}

/** Where words go: the selection, or the end of the letter when there was none yet. */
function $selectedRange(): RangeSelection {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? selection : $getRoot().selectEnd();
}

/** What stands directly before a place in its block. */
function $textBefore(place: PointType): string {
  const { offset } = place;
  const node = place.getNode();
  if ($isTextNode(node) && offset > 0) return node.getTextContent().slice(0, offset);
  const previous = $isElementNode(node) ? node.getChildAtIndex(offset - 1) : node.getPreviousSibling();
  return previous?.getTextContent() ?? '';
}

/** In plain text an empty line parts two paragraphs, and a single one is a new line of the same; in a list, an item. */
export const $pastePlainText: ImportMimeTypeFunction = (text, selection) => {
  if (!$isRangeSelection(selection)) return false;
  $setSelection(selection);
  const isInList = $isListItemNode($blockOf(selection.anchor.getNode()));
  const parts = text.replace(/\r\n?/g, '\n').split(isInList ? /\n+/ : /\n(?:[^\S\n]*\n)+/);
  for (const [index, part] of parts.entries()) {
    if (index > 0) $getEditor().dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    for (const [place, line] of part.split('\n').entries()) {
      if (place > 0) $selectedRange().insertLineBreak();
      $selectedRange().insertText(line);
    }
  }
  return true;
};
