/** One order: what can be done with it, what is to be made, where it goes, what happened. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSearchParams } from 'react-router-dom';
import { useExplain } from '#features/failures/index.ts';
import { isPaidOtherwise, isRefundFailed } from '#shared/shop/advanceOrder.ts';
import type { Order, OrderId } from '#shared/shop/order.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { tableMessages } from '../table/messages.ts';
import { orderMessages } from './messages.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderLineCard } from './OrderLineCard.tsx';
import { OrderStateLabel } from './OrderStateLabel.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderAddress, queueAddress, readChoice } from './orderAddress.ts';
import { askedRemake } from './orderFacts.ts';
import { RecipientCard } from './RecipientCard.tsx';
import { useOrder } from './useOrders.ts';

export function OrderPage({ orderId }: { readonly orderId: OrderId }) {
  const texts = useMessages(orderMessages);
  const [query] = useSearchParams();
  return (
    <>
      <Link to={queueAddress(readChoice(query))} variant="plain" className="inline-flex items-center gap-1.5">
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.back}
      </Link>
      <OrderRead orderId={orderId} />
    </>
  );
}

function OrderRead({ orderId }: { readonly orderId: OrderId }) {
  const texts = useMessages(orderMessages);
  const messages = useMessages(tableMessages);
  const explain = useExplain({ 'not-found': texts.gone });
  const reading = useOrder(orderId);
  switch (reading.state) {
    case 'refused':
      return null;
    case 'loading':
      return <Spinner message={messages.loading} />;
    case 'failed':
      return (
        <RetryBanner onRetry={reading.reload}>
          <SentenceText sentence={explain(reading.error)} />
        </RetryBanner>
      );
    case 'ready':
      return <OrderShown order={reading.order} />;
  }
}

function OrderShown({ order }: { readonly order: Order }) {
  const texts = useMessages(orderMessages);
  return (
    <article aria-labelledby="order" className="mt-4 flex flex-col gap-8">
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="order" className="text-heading">
            {order.number}
          </h2>
          <OrderStateLabel state={order.state} />
          {askedRemake(order) ? <StateLabel tone="danger">{texts.remakeAsked}</StateLabel> : null}
          {order.isDisputed ? <StateLabel tone="danger">{texts.disputed}</StateLabel> : null}
          {isRefundFailed(order) ? <StateLabel tone="danger">{texts.refundFailed}</StateLabel> : null}
          {isPaidOtherwise(order) ? <StateLabel tone="danger">{texts.paidOtherwise}</StateLabel> : null}
        </div>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          {order.buyerName === '' ? order.buyerEmail : `${order.buyerName} · ${order.buyerEmail}`}
        </p>
        {order.remakeOf ? <RemakeOf original={order.remakeOf} /> : null}
      </header>
      <OrderActions order={order} />
      <section aria-labelledby="order-lines">
        <h3 id="order-lines" className="text-title">
          {texts.lines}
        </h3>
        <ul className="mt-3 flex flex-col gap-4">
          {order.lines.map((line) => (
            <OrderLineCard key={line.id} order={order} line={line} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="order-recipients">
        <h3 id="order-recipients" className="text-title">
          {texts.recipients}
        </h3>
        <ul className="mt-3 grid gap-4 md:grid-cols-2">
          {order.recipients.map((recipient) => (
            <RecipientCard key={recipient.id} order={order} recipient={recipient} />
          ))}
        </ul>
      </section>
      <div className="grid gap-8 md:grid-cols-2">
        <OrderTimeline events={order.events} />
        <OrderSums order={order} />
      </div>
    </article>
  );
}

function RemakeOf({ original }: { readonly original: OrderId }) {
  const texts = useMessages(orderMessages);
  const [query] = useSearchParams();
  return (
    <p className="mt-1 text-small text-ink-soft">
      {texts.remakeOf} · <Link to={orderAddress(original, readChoice(query))}>{texts.original}</Link>
    </p>
  );
}
