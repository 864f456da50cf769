/** Blocks of a letter with the list items that follow each other put together. Pure. */
import type { LetterBlock } from '#shared/domain/letter.ts';

type BlockGroup =
  | { readonly kind: 'block'; readonly block: LetterBlock }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly LetterBlock[] };

const listKinds = { bullet: 'bullets', step: 'steps' } as const;

export function groupBlocks(body: readonly LetterBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of body) {
    if (block.kind !== 'bullet' && block.kind !== 'step') {
      groups.push({ kind: 'block', block });
      continue;
    }
    const kind = listKinds[block.kind];
    const last = groups.at(-1);
    if (last?.kind === kind) groups[groups.length - 1] = { kind, items: [...last.items, block] };
    else groups.push({ kind, items: [block] });
  }
  return groups;
}
