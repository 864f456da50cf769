/**
 * At the start of a session: what the visitor put into the cart on this device moves into their account. Where it cannot
 * be moved now it stays on the device, and the next page that starts tries again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { storedKeys } from '#shared/storedValues.ts';
import { shopKeys } from '../shopKeys.ts';

/** Null where nobody is signed in, or who is may not change anything. */
export function useGuestCartMerge(userId: UserId | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!userId || platform().storage.get(storedKeys.guestCart) === null) return;
    void import('./mergeGuestCart.ts')
      .then(({ mergeGuestCart }) => mergeGuestCart())
      .then((isChanged) =>
        isChanged ? client.invalidateQueries({ queryKey: shopKeys.cart(userId) }) : undefined,
      );
  }, [userId, client]);
}
