/** What an order cost, and what of it was paid back. */
import { formatMoney } from '#shared/currency.ts';
import type { Order } from '#shared/shop/order.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { orderMessages } from './messages.ts';

export function OrderSums({ order }: { readonly order: Order }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const { goods, shipping, tax, total, refunded } = order;
  const rows = [
    { name: texts.goods, amount: goods },
    { name: texts.shipping, amount: shipping },
    { name: texts.tax, amount: tax },
    { name: texts.total, amount: total, isSum: true },
    ...(refunded > 0 ? [{ name: texts.refunded, amount: -refunded }] : []),
  ];
  return (
    <section aria-labelledby="order-sums">
      <h3 id="order-sums" className="text-title">
        {texts.sums}
      </h3>
      <dl className="mt-3 flex flex-col gap-2">
        {rows.map(({ name, amount, isSum = false }) => (
          <div
            key={name}
            className={`flex justify-between gap-6 ${isSum ? 'border-t border-line pt-2 font-semibold' : ''}`}
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{formatMoney(amount, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
