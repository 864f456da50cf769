/**
 * In the desktop app the payment page opens in the system's browser, and the window stays: it says so, looks for the payment
 * whenever somebody comes back, and gives way once it has arrived.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { paymentMessages } from './messages.ts';
import type { Payment } from './usePayment.ts';

interface PaymentOpenedProps {
  readonly payment: Payment<never>;
  /** More of it than while it was opened says that the payment has arrived; null while it is not known. */
  readonly received: number | null;
  /** Looks again at what the payment changes. */
  readonly onLook: () => Promise<unknown>;
  readonly className?: string;
}

export function PaymentOpened({ payment, ...rest }: PaymentOpenedProps) {
  return payment.state.is === 'opened' ? <OpenPayment payment={payment} {...rest} /> : null;
}

/** What is spent meanwhile makes it less, and is no payment. */
export const hasArrived = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && now > before;

function OpenPayment({ payment, received, onLook, className = '' }: PaymentOpenedProps) {
  const texts = useMessages(paymentMessages);
  const [before] = useState(received);
  const [look, setLook] = useState<'none' | 'looking' | 'nothing'>('none');
  const isPaid = hasArrived(before, received);
  const arrive = useEffectEvent(() => {
    payment.dismiss();
    showToast({ message: texts.arrived, tone: 'success' });
  });
  useEffect(() => {
    if (isPaid) arrive();
  }, [isPaid]);
  const comeBack = useEffectEvent(() => void onLook());
  useEffect(() => {
    const returned = () => comeBack();
    window.addEventListener('focus', returned);
    return () => window.removeEventListener('focus', returned);
  }, []);

  async function lookNow(): Promise<void> {
    setLook('looking');
    // What cannot be read is said where it stands.
    await onLook().catch(() => undefined);
    setLook('nothing');
  }

  return (
    <Banner tone="notice" title={texts.openedTitle} className={className}>
      <p>{texts.opened}</p>
      {look === 'nothing' ? <p className="mt-2 font-semibold">{texts.notYet}</p> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          isPending={look === 'looking'}
          onPress={() => void lookNow()}
        >
          {texts.look}
        </Button>
        <Button variant="quiet" size="small" onPress={payment.openAgain}>
          {texts.openAgain}
        </Button>
        <Button variant="quiet" size="small" onPress={payment.dismiss}>
          {texts.close}
        </Button>
      </div>
    </Banner>
  );
}
