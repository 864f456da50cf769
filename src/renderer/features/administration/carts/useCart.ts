/** Somebody's cart, as the server tells it with what stands in the way of paying it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/backend/callables.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { cartInspect, cartRepair } from '#shared/callables/shop.ts';
import { administrationKeys } from '../administrationKeys.ts';
import type { PersonReading } from '../PersonPanel.tsx';

export type InspectedCart = CallableOutput<typeof cartInspect>;

export function useCart(email: string): PersonReading<{ readonly found: InspectedCart }> {
  const cart = useQuery({
    queryKey: administrationKeys.cart(email),
    queryFn: () => call(cartInspect, { email }),
    retry: false,
    // Each look is written down: only one that was asked for.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (cart.data) return { state: 'ready', found: cart.data };
  if (cart.isError) return { state: 'failed', error: cart.error, reload: () => void cart.refetch() };
  return { state: 'loading' };
}

export function useRepairCart(email: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (repair: z.input<typeof cartRepair.input>) => call(cartRepair, repair),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.cart(email) }),
  });
}
