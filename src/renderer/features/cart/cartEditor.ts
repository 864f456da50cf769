/**
 * The cart as it is being changed: shown at once, written one after the other, kept by this tab until it is written, so that a
 * reload loses nothing. A cart that another device wrote meanwhile is read again, and what was done here is done to it.
 */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { Cart, CartContent } from '#shared/shop/cart.ts';
import { isSameCart, mergeCarts } from './mergeCarts.ts';

export type Saving =
  | { readonly is: 'saved' }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly error: unknown };

export interface EditedCart {
  readonly content: CartContent;
  /** Of the last cart that the server has. */
  readonly revision: number;
  readonly saving: Saving;
  /** How often another device's changes were taken in. */
  readonly merges: number;
}

/** What is not written yet, and the cart that it began with. */
export interface CartDraft {
  readonly base: Cart;
  readonly mine: CartContent;
}

interface CartEditorOptions {
  readonly stored: Cart;
  readonly draft: CartDraft | null;
  readonly write: (content: CartContent, revision: number) => Promise<Cart>;
  readonly read: () => Promise<Cart>;
  /** Called with what a reload must find again; null when everything is written. */
  readonly keep: (draft: CartDraft | null) => void;
}

export interface CartEditor {
  readonly current: () => EditedCart;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (edit: (content: CartContent) => CartContent) => void;
  /** Writes what is not written, once more. */
  readonly save: () => void;
  /** What the server has was read anew. */
  readonly take: (stored: Cart) => void;
}

/** Others may write again and again. */
const MERGES_IN_A_ROW = 5;

export function createCartEditor({ stored, draft, write, read, keep }: CartEditorOptions): CartEditor {
  const listeners = new Set<() => void>();
  let base: Cart = stored;
  let isWriting = false;
  let state: EditedCart = {
    content: draft ? mergeCarts(draft.base, draft.mine, stored) : contentOf(stored),
    revision: stored.revision,
    saving: { is: 'saved' },
    merges: 0,
  };

  function show(changed: Partial<EditedCart>): void {
    state = { ...state, ...changed };
    keep(isSameCart(state.content, base) ? null : { base, mine: state.content });
    for (const listener of listeners) listener();
  }

  function rebase(onto: Cart, from: CartContent, isMerge: boolean): void {
    const content = mergeCarts(from, state.content, onto);
    base = onto;
    show({ content, revision: onto.revision, merges: state.merges + (isMerge ? 1 : 0) });
  }

  async function writeOnce(): Promise<void> {
    const sent = state.content;
    try {
      rebase(await write(sent, base.revision), sent, false);
    } catch (error) {
      if (refusalCodeOf(error) !== 'conflict') throw error;
      const theirs = await read();
      // Our own write, whose answer was lost, is no change of others.
      rebase(theirs, base, !isSameCart(theirs, sent));
    }
  }

  async function writeAll(): Promise<void> {
    for (let turn = 0; !isSameCart(state.content, base) && turn < MERGES_IN_A_ROW; ) {
      const before = base.revision;
      await writeOnce();
      turn = base.revision === before ? turn + 1 : 0;
    }
  }

  function save(): void {
    if (isWriting || isSameCart(state.content, base)) return;
    isWriting = true;
    show({ saving: { is: 'saving' } });
    writeAll().then(
      () => {
        isWriting = false;
        show({ saving: { is: 'saved' } });
      },
      (error: unknown) => {
        isWriting = false;
        show({ saving: { is: 'failed', error } });
      },
    );
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(edit) {
      show({ content: edit(state.content) });
      save();
    },
    save,
    take(read) {
      if (isWriting || read.revision <= base.revision) return;
      rebase(read, base, !isSameCart(state.content, base));
      save();
    },
  };
}

const contentOf = ({ lines, recipients }: CartContent): CartContent => ({ lines, recipients });
