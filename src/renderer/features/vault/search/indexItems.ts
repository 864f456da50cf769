/** Folds the texts of all items before anybody types, in pieces, so that neither a key nor a frame waits for it. */
import type { VaultContent } from '#shared/vault/content.ts';
import { whenIdle } from '#ui/whenIdle.ts';
import { searchableText } from './searchableText.ts';

/** A piece takes a millisecond or two. */
const PIECE = 100;

/** Returns what calls it off. */
export function indexItems(items: readonly { readonly content: VaultContent }[]): () => void {
  let cancel = () => {};
  const indexFrom = (start: number) => {
    for (const { content } of items.slice(start, start + PIECE)) searchableText(content);
    if (start + PIECE < items.length) cancel = whenIdle(() => indexFrom(start + PIECE));
  };
  cancel = whenIdle(() => indexFrom(0));
  return () => cancel();
}
