/** Everything together, to the cent: of a cart, and of an order. Of a cart of which not everything has a destination, the pieces alone. */
import { formatMoney } from '#shared/currency.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';

interface TotalsProps {
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** Shipping and tax hang on where it goes. */
  readonly isPlaced?: boolean;
}

export function Totals({ goods, shipping, tax, total, isPlaced = true }: TotalsProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const rows = [
    [texts.goods, goods] as const,
    ...(isPlaced
      ? ([
          [texts.shipping, shipping],
          [texts.tax, tax],
        ] as const)
      : []),
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end">{formatMoney(amount, language)}</dd>
        </div>
      ))}
      {isPlaced ? (
        <>
          <dt className="mt-2 text-lead font-semibold">{texts.total}</dt>
          <dd className="mt-2 text-end text-lead font-semibold">{formatMoney(total, language)}</dd>
        </>
      ) : (
        <dd className="col-span-2 mt-2 text-small text-ink-soft">{texts.totalLater}</dd>
      )}
    </dl>
  );
}
