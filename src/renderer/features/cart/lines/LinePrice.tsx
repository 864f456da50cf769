/** What a line costs now, and what one piece cost when it was chosen. */
import { formatMoney } from '#shared/currency.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import type { QuotedLine } from '#shared/shop/quote.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { cartMessages } from '../messages.ts';

interface LinePriceProps {
  readonly line: CartLine;
  readonly quoted: QuotedLine | null;
}

export function LinePrice({ line, quoted }: LinePriceProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  if (quoted === null) return <Skeleton className="h-6 w-20" />;
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <p className="tabular-nums sm:text-end">
      <span className="block font-semibold">{money(quoted.total)}</span>
      {line.quantity > 1 ? (
        <span className="block text-caption text-ink-soft">{texts.each(money(quoted.unitPrice))}</span>
      ) : null}
      {quoted.unitPrice === line.seenPrice ? null : (
        <span className="block text-caption text-ink-soft">{texts.was(money(line.seenPrice))}</span>
      )}
    </p>
  );
}
