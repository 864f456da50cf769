/** What is good to know before something is ordered: time, care, the cemetery, the parcel, and what cannot be taken back. */

import type { Product } from '#shared/shop/product.ts';
import type { Offer } from '#shared/shop/productRecord.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { shopMessages } from '../messages.ts';
import { productTexts } from '../productTexts.ts';

export function ProductFacts({ product, offer }: { readonly product: Product; readonly offer: Offer }) {
  const texts = useMessages(shopMessages);
  const language = useLanguage();
  const { care } = productTexts[language][product.id];
  const facts = [
    [texts.leadTime, (product.engraving ? texts.leadTimeEngraved : texts.leadTimeText)(offer.leadTimeDays)],
    ...(product.standsOnGrave ? [[texts.cemetery, texts.cemeteryText] as const] : []),
    [texts.care, care],
    [texts.packaging, texts.packagingText],
  ] as const;
  return (
    <dl className="border-t border-line">
      {facts.map(([name, text]) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stands right above the button: it is read before, and not after. */
export function ReturnRule({ product }: { readonly product: Product }) {
  const texts = useMessages(shopMessages);
  return (
    <p className="border-s-2 border-gold ps-4 text-small text-ink-soft">
      <strong className="font-semibold text-ink">{texts.returns}. </strong>
      {product.isMadeToOrder ? texts.noReturn : texts.mayReturn}
    </p>
  );
}
