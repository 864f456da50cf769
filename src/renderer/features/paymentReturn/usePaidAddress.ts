/** Which payment the address names, known once the page stands: at build there is no address. */
import { useEffect, useState } from 'react';
import { paymentsLook } from '#shared/callables/payments.ts';

export function usePaymentInAddress(): string | null {
  const [sessionId, setSessionId] = useState<string | null>(null);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('session');
    setSessionId(paymentsLook.input.safeParse({ sessionId: named }).data?.sessionId ?? null);
  }, []);
  return sessionId;
}
