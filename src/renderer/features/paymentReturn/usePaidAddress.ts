/** Which payment the address names, and whose clone the payer was talking to; known once the page stands: at build there is no address. */
import { useEffect, useState } from 'react';
import { paymentsLook } from '#shared/callables/payments.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';

export interface PaidAddress {
  readonly sessionId: string | null;
  readonly conversationWith: UserId | null;
}

export function usePaidAddress(): PaidAddress {
  const [address, setAddress] = useState<PaidAddress>({ sessionId: null, conversationWith: null });
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    setAddress({
      sessionId: paymentsLook.input.safeParse({ sessionId: search.get('session') }).data?.sessionId ?? null,
      conversationWith: userIdSchema.safeParse(search.get('with')).data ?? null,
    });
  }, []);
  return address;
}
