/** `/orders`: what somebody ordered, newest first. */
import Package from 'lucide-react/icons/package';
import { Link } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { pathTo, routes } from '#shared/routes.ts';
import type { OrderSummary } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { orderMessages } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import { type OrderList, useOrders } from './useOrders.ts';

export function OrdersPage() {
  const texts = useMessages(orderMessages);
  const { user } = useSignedIn();
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <ButtonLink to={routes.cart.path} variant="secondary">
            {texts.toCart}
          </ButtonLink>
        }
      >
        {texts.lead}
      </PageHeader>
      <Content userId={user.uid} />
    </>
  );
}

function Content({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(orderMessages);
  const orders = useOrders(userId);
  switch (orders.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="flex flex-col gap-4">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      );
    case 'failed':
      return <RetryBanner onRetry={orders.retry}>{texts.failed}</RetryBanner>;
    case 'empty':
      return (
        <EmptyState
          title={texts.emptyTitle}
          icon={<Package size={32} aria-hidden="true" />}
          action={
            isPageBuilt('memorialShop') ? (
              <ButtonLink to={routes.memorialShop.path}>{texts.toShop}</ButtonLink>
            ) : null
          }
        >
          {texts.emptyText}
        </EmptyState>
      );
    case 'ready':
      return <List list={orders} />;
  }
}

function List({ list: { orders, more, isReading, hasFailed } }: { readonly list: OrderList }) {
  const texts = useMessages(orderMessages);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {hasFailed && more ? (
        <RetryBanner onRetry={more} className="mt-5">
          {texts.moreFailed}
        </RetryBanner>
      ) : more ? (
        <Button variant="secondary" className="mt-5" isPending={isReading} onPress={more}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { dateStyle: 'long' }).format(order.orderedAt);
  return (
    <li>
      <Link
        to={pathTo('order', { orderId: order.id })}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong"
      >
        <span>
          <span className="block font-semibold">{texts.orderTitle(order.number)}</span>
          <span className="block text-small text-ink-soft">
            {day} · {texts.pieces(order.pieces)} · {formatMoney(order.total, language)}
          </span>
        </span>
        <StateBadge state={order.state} />
      </Link>
    </li>
  );
}
