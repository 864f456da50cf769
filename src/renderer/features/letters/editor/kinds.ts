/** Which kind the selected blocks are of, and making them another. */
import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  createCommand,
  type ElementNode,
  type LexicalCommand,
  type LexicalEditor,
  type LexicalNode,
  type PointType,
} from 'lexical';
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import { $createBlock, $kindOf } from './blocks.ts';

/** Told when blocks became another kind where the caret is, by a button or by a shorthand. */
export const KIND_CHANGED: LexicalCommand<LetterBlockKind> = createCommand('KIND_CHANGED');

/** The block that a node of the letter stands in, or is. */
export function $blockOf(node: LexicalNode): ElementNode | null {
  for (let place: LexicalNode | null = node; place; place = place.getParent()) {
    if ($isElementNode(place) && $kindOf(place) !== null) return place;
  }
  return null;
}

function $selectedBlocks(): readonly ElementNode[] {
  const nodes = $getSelection()?.getNodes() ?? [];
  const blocks = new Map<string, ElementNode>();
  for (const node of nodes) {
    const block = $blockOf(node);
    if (block) blocks.set(block.getKey(), block);
  }
  return [...blocks.values()];
}

/** Null when blocks of several kinds are selected. */
export function $selectedKind(): LetterBlockKind | null {
  const kinds = new Set($selectedBlocks().map($kindOf));
  const [kind = 'paragraph'] = kinds;
  return kinds.size > 1 ? null : kind;
}

/** Makes the selected blocks, and no other, of this kind; asked for once more, plain paragraphs again. */
export function setKind(editor: LexicalEditor, wanted: LetterBlockKind): void {
  editor.update(() => {
    if (!$isRangeSelection($getSelection())) $getRoot().selectEnd();
    const kind = $selectedKind() === wanted ? 'paragraph' : wanted;
    $turnSelected(kind);
    editor.dispatchCommand(KIND_CHANGED, kind);
  });
}

function $turnSelected(kind: LetterBlockKind): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  // A caret in an empty block stands in the block itself, and goes along to the one that replaces it.
  const places = [selection.anchor, selection.focus].map(({ key, offset, type }) => ({ key, offset, type }));
  const replaced = new Map<string, string>();
  for (const block of $selectedBlocks()) {
    if ($kindOf(block) !== kind) replaced.set(block.getKey(), $turnInto(block, kind).getKey());
  }
  const next = $createRangeSelection();
  next.setFormat(selection.format);
  const points: readonly PointType[] = [next.anchor, next.focus];
  for (const [index, { key, offset, type }] of places.entries()) {
    points[index]?.set(replaced.get(key) ?? key, offset, type);
  }
  $setSelection(next);
}

/** A block of another kind with the same words in its place. */
export function $turnInto(block: ElementNode, kind: LetterBlockKind): ElementNode {
  const { block: next, placed } = $createBlock(kind);
  next.append(...block.getChildren());
  block.replace(placed);
  return next;
}
