/** `/orders/:orderId`: one order with all that happened to it, what can still be changed, its parcels and its invoice. */
import { useParams } from 'react-router-dom';
import { Totals } from '#features/cart/index.ts';
import { DownloadTray } from '#features/media/index.ts';
import { RehearsalNotice } from '#features/payment/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { pathTo, routes } from '#shared/routes.ts';
import type { Order } from '#shared/shop/order.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EditWindow } from './EditWindow.tsx';
import { orderMessages } from './messages.ts';
import { OrderActs } from './OrderActs.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { canCancel, editTimeLeft } from './orderStanding.ts';
import { StateBadge } from './StateBadge.tsx';
import { useNow } from './useNow.ts';
import { useOrder, useOrderChanged } from './useOrders.ts';

export function OrderPage() {
  const texts = useMessages(orderMessages);
  const { user } = useSignedIn();
  const { orderId = '' } = useParams();
  const read = useOrder(user.uid, orderId);
  switch (read.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="flex flex-col gap-6">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-12 w-72" />
          <Skeleton className="h-64 w-full" />
        </div>
      );
    case 'failed':
      return (
        <>
          <PageHeader title={texts.title} before={<BackToAll />} />
          <RetryBanner onRetry={read.retry}>{texts.orderFailed}</RetryBanner>
        </>
      );
    case 'not-found':
      return (
        <EmptyState title={texts.notFoundTitle} headingLevel={1} action={<BackToAll />}>
          {texts.notFoundText}
        </EmptyState>
      );
    case 'ready':
      return <OwnOrder userId={user.uid} order={read.order} />;
  }
}

function BackToAll() {
  const texts = useMessages(orderMessages);
  return <Link to={routes.orders.path}>{texts.backToAll}</Link>;
}

/** The minutes are told to the minute: twice in one is often enough. */
const TICK = 15_000;

function OwnOrder({ userId, order }: { readonly userId: UserId; readonly order: Order }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const now = useNow(TICK, order.editableUntil);
  const changed = useOrderChanged(userId);
  const left = editTimeLeft(order, now);
  const day = longDateFormat(language, { dateStyle: 'long' }).format(order.orderedAt);
  return (
    <>
      <PageHeader
        title={texts.orderTitle(order.number)}
        before={<BackToAll />}
        actions={<StateBadge state={order.state} />}
      >
        {texts.orderedOn(day)}
      </PageHeader>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Remarks order={order} />
          {canCancel(order, now) ? <EditWindow order={order} left={left} onChanged={changed} /> : null}
          <OrderLines userId={userId} order={order} isEditable={left > 0} onChanged={changed} />
          <OrderParcels order={order} isEditable={left > 0} onChanged={changed} />
        </div>
        <div className="flex flex-col gap-8">
          <Card as="section">
            <h2 className="mb-4 text-title">{texts.sums}</h2>
            <RehearsalNotice className="mb-4" />
            <Totals {...order} />
            {order.refunded > 0 ? (
              <p className="mt-2 flex justify-between gap-x-4 tabular-nums">
                {texts.givenBack} <span>−{formatMoney(order.refunded, language)}</span>
              </p>
            ) : null}
            <div className="mt-6">
              <OrderActs userId={userId} order={order} onChanged={changed} />
            </div>
          </Card>
          <OrderTimeline order={order} />
        </div>
      </div>
      <DownloadTray />
    </>
  );
}

/** What is unusual about an order. */
function Remarks({ order }: { readonly order: Order }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const isPartlyRefunded = order.refunded > 0 && order.refunded < order.total;
  if (order.remakeOf === null && !isPartlyRefunded && !order.isDisputed) return null;
  return (
    <div className="flex flex-col gap-2 border-s-2 border-gold ps-4">
      {order.remakeOf ? (
        <p>
          {texts.remakeOf} <Link to={pathTo('order', { orderId: order.remakeOf })}>{texts.seeEarlier}</Link>
        </p>
      ) : null}
      {isPartlyRefunded ? <p>{texts.refundedPart(formatMoney(order.refunded, language))}</p> : null}
      {order.isDisputed ? <p>{texts.disputed}</p> : null}
    </div>
  );
}
