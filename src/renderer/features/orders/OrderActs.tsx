/** What can be done with an order at any time: its invoice, ordering it again, and telling what is wrong with it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartKeys } from '#features/cart/index.ts';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { isRemakeAsked } from '#shared/shop/advanceOrder.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import type { Order } from '#shared/shop/order.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { putIntoCart, readInvoice } from './api.ts';
import { linesAgain } from './linesAgain.ts';
import { orderMessages } from './messages.ts';
import { canAskRemake, hasInvoice } from './orderStanding.ts';
import { RemakeDialog } from './RemakeDialog.tsx';

interface OrderActsProps {
  readonly userId: UserId;
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}

export function OrderActs({ userId, order, onChanged }: OrderActsProps) {
  const texts = useMessages(orderMessages);
  const change = useChange();
  const explain = useExplain();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isTelling, setTelling] = useState(false);
  const invoice = useMutation({
    mutationFn: () => readInvoice(order.id),
    onSuccess: ({ name, pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      offerDownload(new Blob([bytes], { type: 'application/pdf' }), name);
    },
  });
  /** The same lines however often it is pressed: they are in the cart once, by their ids. */
  const again = useRef<CartLine[] | null>(null);
  const buyAgain = useMutation({
    mutationFn: () => {
      again.current ??= linesAgain(order, () => crypto.randomUUID());
      return putIntoCart(again.current);
    },
    onSuccess: (cart) => {
      again.current = null;
      client.setQueryData(cartKeys.stored(userId), cart);
      showToast({ message: texts.againDone, tone: 'success' });
      void navigate(routes.cart.path);
    },
  });
  const error = invoice.error ?? buyAgain.error;
  return (
    <>
      {error ? (
        <Banner tone="error" className="mb-4">
          <SentenceText sentence={explain(error)} />
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {hasInvoice(order) ? (
          <Button variant="secondary" isPending={invoice.isPending} onPress={() => invoice.mutate()}>
            {texts.invoice}
          </Button>
        ) : null}
        <Button variant="secondary" isPending={buyAgain.isPending} onPress={change(() => buyAgain.mutate())}>
          {texts.again}
        </Button>
        {canAskRemake(order) ? (
          <Button variant="quiet" onPress={change(() => setTelling(true))}>
            {texts.remake}
          </Button>
        ) : null}
      </div>
      {isRemakeAsked(order) ? <p className="mt-3 text-ink-soft">{texts.remakeAsked}</p> : null}
      <RemakeDialog
        isOpen={isTelling}
        order={order}
        onClose={() => setTelling(false)}
        onAsked={(changed) => {
          onChanged(changed);
          setTelling(false);
          showToast({ message: texts.remakeSent, tone: 'success' });
        }}
      />
    </>
  );
}
