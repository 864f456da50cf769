/** A paragraph that begins with "- ", "1. ", "# " or "> " becomes what that stands for. */
import { type ElementTransformer, registerMarkdownShortcuts } from '@lexical/markdown';
import { $isParagraphNode, type LexicalEditor } from 'lexical';
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import { $createBlock } from './blocks.ts';
import { KIND_CHANGED } from './kinds.ts';

/** "1986. " is a year: only a list's first number begins one. */
const signs: readonly { readonly sign: RegExp; readonly kind: LetterBlockKind }[] = [
  { sign: /^[-*]\s/, kind: 'bullet' },
  { sign: /^1\.\s/, kind: 'step' },
  { sign: /^#\s/, kind: 'heading' },
  { sign: /^>\s/, kind: 'quote' },
];

export function registerShorthands(editor: LexicalEditor): () => void {
  return registerMarkdownShortcuts(
    editor,
    signs.map(({ sign, kind }) => transformer(editor, sign, kind)),
  );
}

function transformer(editor: LexicalEditor, sign: RegExp, kind: LetterBlockKind): ElementTransformer {
  return {
    type: 'element',
    dependencies: [],
    // Letters are never written out as Markdown.
    export: () => null,
    regExp: sign,
    replace(paragraph, words) {
      if (!$isParagraphNode(paragraph)) return false;
      const { block, placed } = $createBlock(kind);
      block.append(...words);
      paragraph.replace(placed);
      block.select(0, 0);
      editor.dispatchCommand(KIND_CHANGED, kind);
      return true;
    },
  };
}
