/** In the desktop app the payment page opens in the system's browser, and the window stays: it says so, and leads on. */
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { paymentMessages } from './messages.ts';
import type { Payment } from './usePayment.ts';

interface PaymentOpenedProps {
  readonly payment: Payment<never>;
  /** Looks again at what the payment changes. */
  readonly onLook: () => void;
  readonly className?: string;
}

export function PaymentOpened({ payment, onLook, className = '' }: PaymentOpenedProps) {
  const texts = useMessages(paymentMessages);
  const { state, openAgain } = payment;
  if (state.is !== 'opened') return null;
  return (
    <Banner tone="notice" title={texts.openedTitle} className={className}>
      <p>{texts.opened}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onPress={onLook}>
          {texts.look}
        </Button>
        <Button variant="quiet" size="small" onPress={openAgain}>
          {texts.openAgain}
        </Button>
      </div>
    </Banner>
  );
}
