/**
 * [Note: A letter in the editor]
 * While a letter is written it is a tree of Lexical's nodes: paragraphs, headings, quotations and list items, each
 * holding text that may be bold or italic, and line breaks. A block of the letter (shared/domain/letter.ts) is one such
 * node; items that follow each other stand in one list. This file goes from one to the other; `reduction.ts` sees to it
 * that the tree never holds anything else. A function whose name begins with $ runs inside an update or a read of the
 * editor, as Lexical's own do.
 */
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { LetterBlock, LetterBlockKind, LetterSpan } from '#shared/domain/letter.ts';

/** A heading of the letter stands below its title. */
export const HEADING_TAG = 'h2';

/** What the tree shows of a block of this kind, without its words. Null for whatever is no block. */
export function $kindOf(node: LexicalNode | null): LetterBlockKind | null {
  if ($isParagraphNode(node)) return 'paragraph';
  if ($isHeadingNode(node)) return 'heading';
  if ($isQuoteNode(node)) return 'quote';
  if (!$isListItemNode(node)) return null;
  const list = node.getParent();
  return $isListNode(list) && list.getListType() === 'number' ? 'step' : 'bullet';
}

/** A new block, and the node to put in the letter for it: an item comes in a list. */
export function $createBlock(kind: LetterBlockKind): { block: ElementNode; placed: ElementNode } {
  switch (kind) {
    case 'bullet':
    case 'step': {
      const block = $createListItemNode();
      return { block, placed: $createListNode(kind === 'step' ? 'number' : 'bullet').append(block) };
    }
    default: {
      const block = $createPlainBlock(kind);
      return { block, placed: block };
    }
  }
}

function $createPlainBlock(kind: 'paragraph' | 'heading' | 'quote'): ElementNode {
  switch (kind) {
    case 'heading':
      return $createHeadingNode(HEADING_TAG);
    case 'quote':
      return $createQuoteNode();
    case 'paragraph':
      return $createParagraphNode();
  }
}

/** Lays the letter out; a new one begins with an empty paragraph. */
export function $writeBody(body: readonly LetterBlock[]): void {
  const root = $getRoot().clear();
  for (const { kind, spans } of body) {
    const { block, placed } = $createBlock(kind);
    block.append(...spans.flatMap($nodesOf));
    const last = root.getLastChild();
    if ($isListNode(last) && $isListItemNode(block) && $kindOf(last.getLastChild()) === kind)
      last.append(block);
    else root.append(placed);
  }
  if (root.isEmpty()) root.append($createParagraphNode());
}

function $nodesOf({ text, bold, italic }: LetterSpan): LexicalNode[] {
  return text.split('\n').flatMap((line, index) => {
    const words = $createTextNode(line);
    if (bold) words.toggleFormat('bold');
    if (italic) words.toggleFormat('italic');
    return [...(index > 0 ? [$createLineBreakNode()] : []), ...(line === '' ? [] : [words])];
  });
}

/** The blocks written so far. Those that show nothing are the space between others, and are left out. */
export function $readBody(): LetterBlock[] {
  return $getRoot()
    .getChildren()
    .flatMap((node) => ($isListNode(node) ? node.getChildren() : [node]))
    .flatMap((node) => {
      const kind = $kindOf(node);
      if (kind === null || !$isElementNode(node) || node.getTextContent().trim() === '') return [];
      return [{ kind, spans: $spansOf(node) }];
    });
}

function $spansOf(block: ElementNode): LetterSpan[] {
  const spans: LetterSpan[] = [];
  for (const node of block.getChildren()) {
    const last = spans.at(-1);
    if ($isLineBreakNode(node)) addText(spans, { ...last, text: '\n' });
    else if ($isTextNode(node)) {
      addText(spans, {
        text: node.getTextContent(),
        ...(node.hasFormat('bold') ? { bold: true } : {}),
        ...(node.hasFormat('italic') ? { italic: true } : {}),
      });
    }
  }
  return spans;
}

/** Text that bears the marks of what stands before it goes on with it. */
function addText(spans: LetterSpan[], added: LetterSpan): void {
  const last = spans.at(-1);
  if (last && last.bold === added.bold && last.italic === added.italic) {
    spans[spans.length - 1] = { ...last, text: last.text + added.text };
  } else spans.push(added);
}
