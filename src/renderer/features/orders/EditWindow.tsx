/** For one hour after the payment: how long an order can still be changed, and the way to call it off. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { Order } from '#shared/shop/order.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { cancelOrder } from './api.ts';
import { orderMessages } from './messages.ts';

const MINUTE = 60_000;

interface EditWindowProps {
  readonly order: Order;
  /** Milliseconds. */
  readonly left: number;
  readonly onChanged: (order: Order) => void;
}

export function EditWindow({ order, left, onChanged }: EditWindowProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const change = useChange();
  const explain = useExplain();
  const [isAsking, setAsking] = useState(false);
  const isPaid = order.state === 'paid';
  const cancel = useMutation({
    mutationFn: () => cancelOrder(order),
    onSuccess: (changed) => {
      onChanged(changed);
      showToast({ message: texts.calledOff });
    },
    onSettled: () => setAsking(false),
  });
  const minutes = Math.floor(left / MINUTE);
  const time = minutes === 0 ? texts.lessThanMinute : texts.minutesLeft(minutes);
  return (
    <>
      {cancel.isError ? (
        <Banner tone="error" className="mb-4">
          <SentenceText sentence={explain(cancel.error)} />
        </Banner>
      ) : null}
      <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-notice-text/30 bg-notice-soft px-5 py-4 text-notice-text">
        <div className="min-w-56 flex-1">
          <h2 className="text-lead font-semibold">
            {isPaid ? texts.changeTitle : texts['awaiting-payment']}
          </h2>
          {isPaid ? (
            <p role="timer" className="font-semibold tabular-nums">
              {time}
            </p>
          ) : null}
          <p>{isPaid ? texts.changeText : texts.awaitingText}</p>
        </div>
        <Button variant="secondary" onPress={change(() => setAsking(true))}>
          {texts.cancel}
        </Button>
      </section>
      <ConfirmDialog
        title={texts.cancelTitle}
        confirmLabel={texts.cancel}
        isOpen={isAsking}
        isPending={cancel.isPending}
        isDangerous
        onCancel={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      >
        {isPaid ? texts.cancelText(formatMoney(order.total, language)) : texts.cancelUnpaidText}
      </ConfirmDialog>
    </>
  );
}
