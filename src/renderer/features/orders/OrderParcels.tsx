/** Whom an order goes to, and where each parcel is; within the hour the addresses can be changed, in the same country. */
import { useState } from 'react';
import { RecipientAddress, RecipientDialog } from '#features/cart/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { arrivalDays } from '#shared/shop/arrivalDays.ts';
import type { Recipient } from '#shared/shop/cart.ts';
import type { Order, Parcel } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { changeRecipient } from './api.ts';
import { orderMessages } from './messages.ts';
import { isOver } from './orderStanding.ts';

interface OrderParcelsProps {
  readonly order: Order;
  readonly isEditable: boolean;
  readonly onChanged: (order: Order) => void;
}

export function OrderParcels({ order, isEditable, onChanged }: OrderParcelsProps) {
  const texts = useMessages(orderMessages);
  const change = useChange();
  const explain = useExplain({ 'invalid-input': texts.addressRefused });
  const [edited, setEdited] = useState<Recipient | null>(null);
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="mb-4 text-title">
        {texts.parcels}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {order.recipients.map((recipient) => (
          <Card as="li" key={recipient.id} className="flex flex-col gap-3">
            <RecipientAddress recipient={recipient} />
            <Expected order={order} recipientId={recipient.id} />
            <Tracking
              name={recipient.name}
              isOver={isOver(order.state)}
              parcels={order.parcels.filter(({ recipientId }) => recipientId === recipient.id)}
            />
            {isEditable ? (
              <Button
                variant="quiet"
                size="small"
                className="-ms-3.5 mt-auto self-start"
                aria-label={texts.changeOf(recipient.name)}
                onPress={change(() => setEdited(recipient))}
              >
                {texts.change}
              </Button>
            ) : null}
          </Card>
        ))}
      </ul>
      {edited ? (
        <RecipientDialog
          isOpen
          recipient={edited}
          countries={[edited.address.country]}
          explain={explain}
          onClose={close}
          onSave={async (recipient) => {
            onChanged(await changeRecipient(order, recipient));
            close();
            showToast({ message: texts.changed, tone: 'success' });
          }}
        />
      ) : null}
    </section>
  );
}

/** The days that were promised, until it is there. */
function Expected({ order, recipientId }: { readonly order: Order; readonly recipientId: Recipient['id'] }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const shipment = order.shipments.find((one) => one.recipientId === recipientId);
  const parcels = order.parcels.filter((one) => one.recipientId === recipientId);
  const isThere = parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt !== null);
  if (!shipment || isThere || isOver(order.state) || order.paidAt === null) return null;
  const { first, last } = arrivalDays(order.paidAt, shipment.arrivesIn);
  const day = longDateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return <p className="text-small">{texts.expected(day.format(first), day.format(last))}</p>;
}

interface TrackingProps {
  readonly name: string;
  readonly parcels: readonly Parcel[];
  /** Nothing more is sent. */
  readonly isOver: boolean;
}

function Tracking({ name, parcels, isOver }: TrackingProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { dateStyle: 'long' });
  if (parcels.length === 0)
    return <p className="text-small text-ink-soft">{isOver ? texts.neverSent : texts.notSent}</p>;
  return (
    <ul className="flex flex-col gap-2 text-small">
      {parcels.map(({ carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt }) => (
        <li key={`${carrier}-${trackingNumber}-${shippedAt}`}>
          <p>
            {deliveredAt === null
              ? texts.sentBy(carrier, day.format(shippedAt))
              : texts.arrivedOn(day.format(deliveredAt))}
          </p>
          {trackingNumber ? <p className="text-ink-soft">{texts.trackingNumber(trackingNumber)}</p> : null}
          {trackingUrl ? (
            <Link href={trackingUrl}>
              {texts.track}
              <span className="sr-only"> {texts.trackOf(name)}</span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
