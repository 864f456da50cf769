/** What is in a cart and what stands in the way of selling it. Engraving, notes and addresses are not shown. */
import { formatMoney } from '#shared/money.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { cartMessages } from './messages.ts';
import type { InspectedCart } from './useCart.ts';

export function CartLines({ found: { cart, quote } }: { readonly found: InspectedCart }) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const stuck = quote.shipments.filter(({ issue }) => issue !== null);
  return (
    <div>
      <p className="text-small text-ink-soft">{texts.size(cart.lines.length, cart.recipients.length)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {cart.lines.map((line) => {
          const { issues = [], total = null, left = null } = quoted.get(line.id) ?? {};
          return (
            <li key={line.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">
                  {line.quantity} × {lineName(line, language)}
                </p>
                <p className="text-small text-ink-soft">{describeOptions(line, language).join(' · ')}</p>
                <p className="mt-1.5 flex flex-wrap items-center gap-2">
                  {issues.length === 0 ? <StateLabel tone="success">{texts.fine}</StateLabel> : null}
                  {issues.map((issue) => (
                    <StateLabel key={issue} tone="danger">
                      {texts.issue(issue)}
                    </StateLabel>
                  ))}
                  {left === null ? null : (
                    <span className="text-small text-ink-soft">{texts.left(left)}</span>
                  )}
                </p>
              </div>
              {total === null ? null : <p className="tabular-nums">{formatMoney(total, language)}</p>}
            </li>
          );
        })}
      </ul>
      {stuck.map(({ recipientId, country }) => (
        <p key={recipientId} className="mt-3 text-small text-danger-text">
          {texts.parcelIssue(countries.of(country) ?? country)}
        </p>
      ))}
      <p className="mt-3 flex justify-between gap-6 font-semibold">
        <span>{texts.total}</span>
        <span className="tabular-nums">{formatMoney(quote.total, language)}</span>
      </p>
    </div>
  );
}
