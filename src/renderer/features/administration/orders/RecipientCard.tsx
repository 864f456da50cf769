/** One recipient: the address as it is written on the parcel, the gift note, and how far the parcel is. */
import { addressLines } from '#shared/shop/addressFormat.ts';
import type { Recipient } from '#shared/shop/cart.ts';
import type { Order, Parcel } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { orderMessages } from './messages.ts';
import { useOrderAct } from './useOrderAct.ts';

interface RecipientCardProps {
  readonly order: Order;
  readonly recipient: Recipient;
}

export function RecipientCard({ order, recipient }: RecipientCardProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const { name, phone, giftNote, address } = recipient;
  const country =
    new Intl.DisplayNames([language], { type: 'region' }).of(address.country) ?? address.country;
  const parcel = order.parcels.find(({ recipientId }) => recipientId === recipient.id);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <address className="not-italic [overflow-wrap:anywhere]">
        <strong className="block">{name}</strong>
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{country}</span>
        {phone === '' ? null : <span className="block">{phone}</span>}
      </address>
      {giftNote === '' ? null : (
        <div>
          <p className="text-caption text-ink-soft">{texts.giftNote}</p>
          <p dir="auto" className="whitespace-pre-wrap">
            {giftNote}
          </p>
        </div>
      )}
      {parcel ? <ParcelState order={order} parcel={parcel} /> : null}
    </Card>
  );
}

function ParcelState({ order, parcel }: { readonly order: Order; readonly parcel: Parcel }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const { isPending, act } = useOrderAct(order);
  const when = (instant: number) => formatMoment(new Date(instant).toISOString(), language);
  const canDeliver = parcel.deliveredAt === null && ['in-production', 'shipped'].includes(order.state);
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-3 text-small">
      <p>{texts.parcel(parcel.carrier, when(parcel.shippedAt))}</p>
      {parcel.trackingNumber === '' ? null : (
        <p className="[overflow-wrap:anywhere]">
          {texts.tracking}{' '}
          {parcel.trackingUrl === '' ? (
            parcel.trackingNumber
          ) : (
            <Link href={parcel.trackingUrl}>{parcel.trackingNumber}</Link>
          )}
        </p>
      )}
      {parcel.deliveredAt === null ? null : <p>{texts.deliveredOn(when(parcel.deliveredAt))}</p>}
      {canDeliver ? (
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          onPress={() => act({ do: 'deliver', recipientId: parcel.recipientId })}
        >
          {texts.markDelivered}
        </Button>
      ) : null}
    </div>
  );
}
