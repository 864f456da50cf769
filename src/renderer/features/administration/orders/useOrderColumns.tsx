/** What the queue shows of an order. */

import { longDateFormat } from '#shared/longDates.ts';
import type { OrderSummary } from '#shared/shop/order.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { typedAmount } from '../readAmount.ts';
import type { Column } from '../table/TableRows.tsx';
import type { OrderChoice } from './api.ts';
import { orderMessages } from './messages.ts';
import { OrderStateLabel } from './OrderStateLabel.tsx';
import { orderAddress } from './orderAddress.ts';

export function useOrderColumns(
  chosen: OrderChoice,
  money: (amount: number) => string,
): readonly Column<OrderSummary>[] {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const attention = ({ remakeAsked, isDisputed, refundFailed, paidAnotherAmount }: OrderSummary) =>
    [
      ...(remakeAsked ? [texts.remakeAsked] : []),
      ...(isDisputed ? [texts.disputed] : []),
      ...(refundFailed ? [texts.refundFailed] : []),
      ...(paidAnotherAmount ? [texts.paidOtherwise] : []),
    ].join(', ');
  return [
    {
      id: 'number',
      label: texts.number,
      width: 9,
      text: ({ number }) => number,
      draw: ({ id, number }) => <Link to={orderAddress(id, chosen)}>{number}</Link>,
    },
    {
      id: 'state',
      label: texts.stateHeading,
      width: 8,
      text: ({ state }) => texts.state(state),
      draw: ({ state }) => <OrderStateLabel state={state} />,
    },
    {
      id: 'attention',
      label: texts.attention,
      width: 7.5,
      text: attention,
      draw: (order) =>
        attention(order) === '' ? null : <StateLabel tone="danger">{attention(order)}</StateLabel>,
    },
    { id: 'buyer', label: texts.buyer, width: 12.5, text: ({ buyerEmail }) => buyerEmail },
    { id: 'pieces', label: texts.pieces, width: 4.5, isNumber: true, text: ({ pieces }) => String(pieces) },
    {
      id: 'total',
      label: texts.total,
      width: 6,
      isNumber: true,
      text: ({ total }) => money(total),
      csv: ({ total }) => typedAmount(total),
    },
    {
      id: 'refunded',
      label: texts.refunded,
      width: 6,
      isNumber: true,
      text: ({ refunded }) => (refunded === 0 ? '' : money(refunded)),
      csv: ({ refunded }) => typedAmount(refunded),
    },
    {
      id: 'ordered',
      label: texts.ordered,
      width: 10.5,
      order: 'descending',
      text: ({ orderedAt }) => day.format(new Date(orderedAt)),
      csv: ({ orderedAt }) => new Date(orderedAt).toISOString(),
    },
  ];
}
