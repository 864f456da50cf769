/** How far an order is, in a word. */
import type { OrderState } from '#shared/shop/order.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { StateLabel, type StateTone } from '../operations/StateLabel.tsx';
import { orderMessages } from './messages.ts';

const tones: Readonly<Record<OrderState, StateTone>> = {
  'awaiting-payment': 'neutral',
  paid: 'notice',
  'in-production': 'notice',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export function OrderStateLabel({ state }: { readonly state: OrderState }) {
  const texts = useMessages(orderMessages);
  return <StateLabel tone={tones[state]}>{texts.state(state)}</StateLabel>;
}
