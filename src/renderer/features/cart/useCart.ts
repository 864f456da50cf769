/** The cart of who is signed in, as its page draws it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { UserId } from '#shared/domain/ids.ts';
import { type Cart, cartContentSchema, cartSchema } from '#shared/shop/cart.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { clearDraft, formOfPerson, readDraft, writeDraft } from '#ui/form/draft.ts';
import { quoteCart, readCart, writeCart } from './api.ts';
import { type CartEditor, createCartEditor, type EditedCart } from './cartEditor.ts';
import { cartKeys } from './cartKeys.ts';

const draftSchema = z.object({ base: cartSchema, mine: cartContentSchema });

type StoredCart =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly editor: CartEditor };

/** One editor a page: it begins with what was read first, and takes in what is read later. */
export function useStoredCart(userId: UserId): StoredCart {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: cartKeys.stored(userId),
    queryFn: () => readCart(userId),
    meta: { kept: cartSchema },
  });
  const [editor, setEditor] = useState<CartEditor | null>(null);
  useEffect(() => {
    if (!data) return;
    if (editor) editor.take(data);
    else setEditor(editorFor(userId, data, (cart) => client.setQueryData(cartKeys.stored(userId), cart)));
  }, [client, data, editor, userId]);
  return useMemo(() => {
    if (editor) return { state: 'ready', editor };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [editor, isError, refetch]);
}

function editorFor(userId: UserId, stored: Cart, tell: (cart: Cart) => void): CartEditor {
  const place = formOfPerson(userId, 'cart');
  const editor = createCartEditor({
    stored,
    draft: readDraft(place, draftSchema),
    read: () => readCart(userId),
    write: async (content, revision) => {
      const written = await writeCart(content, revision);
      tell(written);
      return written;
    },
    keep: (draft) => (draft ? writeDraft(place, draft) : clearDraft(place)),
  });
  editor.save();
  return editor;
}

export const useEditedCart = (editor: CartEditor): EditedCart =>
  useSyncExternalStore(editor.subscribe, editor.current);

export type QuoteState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** `isCurrent` is false while it is worked out anew: what is shown is of the cart before. */
  | {
      readonly state: 'ready';
      readonly quote: Quote;
      readonly isCurrent: boolean;
      readonly refresh: () => void;
    };

/** What the cart costs, worked out by the server for each revision of it. */
export function useQuote(userId: UserId, { revision, saving, content }: EditedCart): QuoteState {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: cartKeys.quote(userId, revision),
    queryFn: quoteCart,
    enabled: content.lines.length > 0,
    placeholderData: (before) => before,
    // Prices and pieces move while a cart lies there.
    staleTime: 0,
  });
  const refresh = () => void refetch();
  if (isError) return { state: 'failed', retry: refresh };
  if (!data) return { state: 'loading' };
  const isCurrent = saving.is === 'saved' && !isPlaceholderData && !isFetching;
  return { state: 'ready', quote: data, isCurrent, refresh };
}
