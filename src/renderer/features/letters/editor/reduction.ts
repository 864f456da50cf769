/**
 * Whatever is typed, pasted, dropped or undone, the tree holds what a letter holds ([Note: A letter in the editor]) and
 * nothing else: bold and italic, headings of one rank, lists without lists inside, no colours, sizes or alignment.
 */
import { $isListNode, ListItemNode, ListNode } from '@lexical/list';
import { $createQuoteNode, $isQuoteNode, HeadingNode, QuoteNode } from '@lexical/rich-text';
import {
  $copyNode,
  $createTextNode,
  $isElementNode,
  $isParagraphNode,
  COMMAND_PRIORITY_LOW,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  IS_BOLD,
  IS_ITALIC,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  ParagraphNode,
  TabNode,
  TextNode,
} from 'lexical';
import { HEADING_TAG } from './blocks.ts';

const MARKS = IS_BOLD | IS_ITALIC;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

export function registerReduction(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, $reduceText),
    editor.registerNodeTransform(TabNode, (tab) => {
      tab.replace($createTextNode(' ').setFormat(tab.getFormat()));
    }),
    editor.registerNodeTransform(ParagraphNode, $reduceBlock),
    editor.registerNodeTransform(HeadingNode, (heading) => {
      if (heading.getTag() !== HEADING_TAG) heading.setTag(HEADING_TAG);
      $reduceBlock(heading);
    }),
    editor.registerNodeTransform(QuoteNode, $reduceBlock),
    editor.registerNodeTransform(ListItemNode, $reduceBlock),
    editor.registerNodeTransform(ListNode, (list) => {
      if (list.getListType() === 'check') list.setListType('bullet');
      if (list.getStart() !== 1) list.setStart(1);
      $reduceLook(list);
    }),
    // Underlining and the like are not chosen in the first place, not by a shortcut of the browser either.
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_LOW,
    ),
  );
}

/** A node is written only where it changes: a transform is run again for whatever was written. */
function $reduceText(text: TextNode): void {
  const words = text.getTextContent();
  // As many characters as before, so that the caret stays where it is.
  const plain = words.replace(CONTROL, ' ');
  if (plain !== words) text.setTextContent(plain);
  if ((text.getFormat() & ~MARKS) !== 0) text.setFormat(text.getFormat() & MARKS);
  if (text.getStyle() !== '') text.setStyle('');
  if (text.getMode() !== 'normal') text.setMode('normal');
}

function $reduceBlock(block: ElementNode): void {
  $reduceLook(block);
  if (block.getIndent() !== 0) block.setIndent(0);
  if (block.getChildren().some($isInnerBlock)) $liftInnerBlocks(block);
}

function $reduceLook(element: ElementNode): void {
  if (element.getFormatType() !== '') element.setFormat('');
  if (element.getStyle() !== '') element.setStyle('');
  // Each block finds its direction by its own words.
  if (element.getDirection() !== null) element.setDirection(null);
}

/** A list inside an item is brought level by its items' indent. */
function $isInnerBlock(node: LexicalNode): node is ElementNode {
  return $isElementNode(node) && !node.isInline() && !$isListNode(node);
}

/** Paragraphs inside a quotation, say, stand after each other instead, as quotations. */
function $liftInnerBlocks(block: ElementNode): void {
  let place: ElementNode = block;
  let run: ElementNode | null = null;
  for (const child of block.getChildren()) {
    if ($isInnerBlock(child)) {
      run = null;
      const lifted: ElementNode =
        $isQuoteNode(block) && $isParagraphNode(child)
          ? $createQuoteNode().append(...child.getChildren())
          : child;
      place.insertAfter(lifted);
      place = lifted;
    } else {
      if (run === null) {
        run = $copyNode(block);
        place.insertAfter(run);
        place = run;
      }
      run.append(child);
    }
  }
  block.remove();
}
