/** What is in a cart and what stands in the way of selling it. Engraving, notes and addresses are not shown. */
import { formatMoney } from '#shared/currency.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { cartMessages } from './messages.ts';
import type { InspectedCart } from './useCart.ts';

export function CartLines({ found }: { readonly found: InspectedCart }) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <div>
      <p className="text-small text-ink-soft">{texts.size(found.lines.length, found.recipients)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {found.lines.map((line) => {
          const { issues, total, left } = line;
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
              <p className="tabular-nums">{formatMoney(total, language)}</p>
            </li>
          );
        })}
      </ul>
      {[...new Set(found.stuckCountries)].map((country) => (
        <p key={country} className="mt-3 text-small text-danger-text">
          {texts.parcelIssue(countries.of(country) ?? country)}
        </p>
      ))}
      <p className="mt-3 flex justify-between gap-6 font-semibold">
        <span>{texts.total}</span>
        <span className="tabular-nums">{formatMoney(found.total, language)}</span>
      </p>
    </div>
  );
}
