/** Orders: the queue, or the one whose id is in the address. */
import { useSearchParams } from 'react-router-dom';
import { orderIdSchema } from '#shared/shop/order.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrderQueue } from './OrderQueue.tsx';

export function OrdersPanel() {
  const [query] = useSearchParams();
  const { data: orderId } = orderIdSchema.safeParse(query.get('order'));
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderQueue />;
}
