/** Puts one line into the cart: of the account, or of this device where nobody is signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import { putIntoCart } from '../api.ts';
import { shopKeys } from '../shopKeys.ts';
import { addGuestLine } from './guestCart.ts';

export type AddingState =
  | { readonly state: 'resting' }
  | { readonly state: 'adding' }
  | { readonly state: 'added'; readonly isOnDevice: boolean }
  | { readonly state: 'full' }
  | { readonly state: 'failed'; readonly error: unknown };

export function useAddToCart(): {
  readonly adding: AddingState;
  /** What was said of the last line is no longer true of this one. */
  readonly rest: () => void;
  readonly add: (line: CartLine) => Promise<void>;
} {
  const session = useSession();
  const client = useQueryClient();
  const [adding, setAdding] = useState<AddingState>({ state: 'resting' });
  const add = async (line: CartLine) => {
    if (session.status !== 'signed-in') {
      const isAdded = addGuestLine(platform().storage, line) === 'added';
      setAdding(isAdded ? { state: 'added', isOnDevice: true } : { state: 'full' });
      return;
    }
    setAdding({ state: 'adding' });
    try {
      const cart = await putIntoCart([line]);
      // A cart that holds as many lines as it may takes no more, and refuses nothing.
      const isIn = cart.lines.some(({ id }) => id === line.id);
      setAdding(isIn ? { state: 'added', isOnDevice: false } : { state: 'full' });
      void client.invalidateQueries({ queryKey: shopKeys.cart(session.user.uid) });
    } catch (error) {
      setAdding({ state: 'failed', error });
    }
  };
  return { adding, add, rest: () => setAdding({ state: 'resting' }) };
}
