/** Beside the cart: its parcels, what it costs, and the way to pay it. */
import type { UserId } from '#shared/domain/ids.ts';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { EditedCart } from '../cartEditor.ts';
import { cartMessages } from '../messages.ts';
import { isPlaced } from '../readiness.ts';
import type { QuoteState } from '../useCart.ts';
import { PayPanel } from './PayPanel.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';
import { Totals } from './Totals.tsx';

interface CartSummaryProps {
  readonly userId: UserId;
  readonly cart: EditedCart;
  readonly quote: QuoteState;
}

export function CartSummary({ userId, cart, quote }: CartSummaryProps) {
  const texts = useMessages(cartMessages);
  return (
    <Card as="section" className="lg:sticky lg:top-24">
      <h2 className="mb-4 text-title">{texts.summary}</h2>
      <Prices cart={cart} quote={quote} />
      <PayPanel userId={userId} cart={cart} quote={quote} />
    </Card>
  );
}

function Prices({ cart, quote }: Pick<CartSummaryProps, 'cart' | 'quote'>) {
  const texts = useMessages(cartMessages);
  switch (quote.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="flex flex-col gap-3">
          <span className="sr-only">{texts.pricing}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      );
    case 'failed':
      return <RetryBanner onRetry={quote.retry}>{texts.priceFailed}</RetryBanner>;
    case 'ready':
      return (
        <div aria-busy={!quote.isCurrent} className={quote.isCurrent ? '' : 'opacity-60'}>
          {quote.quote.shipments.length > 0 ? (
            <ul aria-label={texts.parcels}>
              {quote.quote.shipments.map((shipment) => (
                <ShipmentCard
                  key={shipment.recipientId}
                  shipment={shipment}
                  recipient={cart.content.recipients.find(({ id }) => id === shipment.recipientId) ?? null}
                />
              ))}
            </ul>
          ) : null}
          <Totals {...quote.quote} isPlaced={isPlaced(quote.quote)} />
        </div>
      );
  }
}
