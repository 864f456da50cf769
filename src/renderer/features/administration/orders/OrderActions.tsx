/** What can be done with an order as it stands. What cannot be done yet is said, not drawn as a dead button. */
import { useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { Order } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { readInvoice } from './api.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { orderMessages } from './messages.ts';
import { askedRemake, canStartProduction, recipientsToShip, refundable } from './orderFacts.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RemakeDialog } from './RemakeDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrderAct } from './useOrderAct.ts';

export function OrderActions({ order }: { readonly order: Order }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const [open, setOpen] = useState<'ship' | 'refund' | 'remake' | null>(null);
  const { isPending, act } = useOrderAct(order);
  const close = () => setOpen(null);
  const asked = askedRemake(order);
  const isEditable = order.state === 'paid' && !canStartProduction(order, systemClock.now());
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {canStartProduction(order, systemClock.now()) ? (
          <Button size="small" isPending={isPending} onPress={() => act({ do: 'start-production' })}>
            {texts.startProduction}
          </Button>
        ) : null}
        {recipientsToShip(order).length > 0 ? (
          <Button size="small" onPress={() => setOpen('ship')}>
            {texts.ship}
          </Button>
        ) : null}
        {asked ? (
          <Button size="small" onPress={() => setOpen('remake')}>
            {texts.answerRemake}
          </Button>
        ) : null}
        {refundable(order) > 0 ? (
          <Button size="small" variant="secondary" onPress={() => setOpen('refund')}>
            {texts.refund}
          </Button>
        ) : null}
        {order.paidAt === null ? null : (
          <DownloadButton
            label={texts.invoice}
            read={async () => {
              const { name, pdf } = await readInvoice(order.id);
              return [{ is: 'file', name, type: 'application/pdf', base64: pdf }];
            }}
          />
        )}
      </div>
      {isEditable && order.editableUntil !== null ? (
        <p className="mt-2 text-small text-ink-soft">
          {texts.editableUntil(formatMoment(new Date(order.editableUntil).toISOString(), language))}
        </p>
      ) : null}
      <ShipDialog order={order} isOpen={open === 'ship'} onClose={close} />
      <RefundDialog order={order} isOpen={open === 'refund'} onClose={close} />
      {asked ? <RemakeDialog order={order} asked={asked} isOpen={open === 'remake'} onClose={close} /> : null}
    </div>
  );
}
