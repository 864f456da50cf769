/**
 * One press, one payment page: in the same window on the web, in the system's browser on the desktop, whose shell hands over
 * every address that is not ours. A second press while the first is on its way does nothing. See [Note: One key a payment].
 */
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#platform/backend/failure.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { forgetPaymentKey, paymentKeyFor } from './paymentKey.ts';

type PaymentState =
  | { readonly is: 'ready' }
  | { readonly is: 'opening' }
  /** On the desktop alone: the window is still here. */
  | { readonly is: 'opened'; readonly url: string }
  | { readonly is: 'failed'; readonly error: unknown };

export interface Payment<What> {
  readonly state: PaymentState;
  /** Nothing while one is on its way. */
  readonly begin: (what: What) => void;
  readonly openAgain: () => void;
  readonly dismiss: () => void;
}

interface PaymentOptions<What> {
  readonly userId: UserId;
  readonly nameOf: (what: What) => string;
  readonly ask: (key: string, what: What) => Promise<{ readonly paymentUrl: string }>;
  readonly onFailure?: (error: unknown) => void;
}

export function usePayment<What>({ userId, nameOf, ask, onFailure }: PaymentOptions<What>): Payment<What> {
  const [state, setState] = useState<PaymentState>({ is: 'ready' });
  const isOnItsWay = useRef(false);
  const settle = (next: PaymentState) => {
    isOnItsWay.current = next.is === 'opening';
    setState(next);
  };
  // Who comes back by the browser's own button finds the page as it was left: in the middle of opening.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isOnItsWay.current = false;
      setState({ is: 'ready' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  async function open(what: What): Promise<void> {
    try {
      const { paymentUrl } = await ask(paymentKeyFor(userId, nameOf(what)), what);
      forgetPaymentKey(userId);
      window.location.assign(paymentUrl);
      // A browser is about to leave the page: its button stays at work until then.
      if (platform().shell === 'desktop') settle({ is: 'opened', url: paymentUrl });
    } catch (error) {
      if (failureOf(error).kind === 'refused') forgetPaymentKey(userId);
      settle({ is: 'failed', error });
      onFailure?.(error);
    }
  }

  return {
    state,
    begin(what) {
      if (isOnItsWay.current) return;
      settle({ is: 'opening' });
      void open(what);
    },
    openAgain() {
      if (state.is === 'opened') window.location.assign(state.url);
    },
    dismiss: () => settle({ is: 'ready' }),
  };
}
