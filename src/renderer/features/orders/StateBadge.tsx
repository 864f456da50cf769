/** Where an order is, in a word. */
import type { OrderState } from '#shared/shop/order.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { orderMessages } from './messages.ts';

const colours: Readonly<Record<OrderState, string>> = {
  'awaiting-payment': 'border-notice-text/40 bg-notice-soft text-notice-text',
  paid: 'border-accent-text/40 bg-accent-soft text-accent-text',
  'in-production': 'border-accent-text/40 bg-accent-soft text-accent-text',
  shipped: 'border-accent-text/40 bg-accent-soft text-accent-text',
  delivered: 'border-success-text/40 bg-success-soft text-success-text',
  cancelled: 'border-line-strong/50 text-ink-soft',
  refunded: 'border-line-strong/50 text-ink-soft',
};

export function StateBadge({ state }: { readonly state: OrderState }) {
  const texts = useMessages(orderMessages);
  return (
    <span className={`rounded-full border px-3 py-0.5 text-caption font-semibold ${colours[state]}`}>
      {texts[state]}
    </span>
  );
}
