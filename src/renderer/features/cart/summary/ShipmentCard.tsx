/** One parcel: whom it goes to, when it arrives, what it costs, and what is wrong with its address. */

import { formatMoney } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import type { Recipient } from '#shared/shop/cart.ts';
import type { Shipment } from '#shared/shop/quote.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';
import { countryName } from '../recipients/countryNames.ts';

interface ShipmentCardProps {
  readonly shipment: Shipment;
  readonly recipient: Recipient | null;
}

export function ShipmentCard({ shipment, recipient }: ShipmentCardProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { least, most } = shipment.arrivesIn;
  return (
    <li className="border-t border-line py-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {texts.parcelTo(recipient?.name ?? '')}
        <span className="font-normal text-ink-soft"> · {countryName(shipment.country, language)}</span>
      </p>
      {shipment.issue === null ? (
        <>
          <p className="text-small text-ink-soft">{texts.arrives(least, most)}</p>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 text-small tabular-nums">
            <Amount name={texts.goods} amount={money(shipment.goods)} />
            <Amount name={texts.shipping} amount={money(shipment.shipping)} />
            <Amount name={texts.taxAt(formatRate(shipment.taxRate, language))} amount={money(shipment.tax)} />
          </dl>
        </>
      ) : (
        <p className="mt-1 text-small text-danger-text">
          {shipment.issue === 'not-shipped-there' ? texts.notShippedThere : texts.addressIncomplete}
        </p>
      )}
    </li>
  );
}

/** Of hundredths of a percent. */
const formatRate = (basisPoints: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );

function Amount({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end">{amount}</dd>
    </>
  );
}
