/** Two or three things side by side: what they cost, what they are made of, what is cut on them, when they come. */
import type { ReactNode } from 'react';
import { formatMoney } from '#shared/currency.ts';
import { pathTo } from '#shared/routes.ts';
import type { Offers } from '#shared/shop/priceLines.ts';
import type { Product, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { shopMessages } from '../messages.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { optionsFrom } from '../product/productChoice.ts';
import { storeMessages } from './messages.ts';

interface CompareTableProps {
  readonly compared: readonly ProductId[];
  readonly offers: Offers;
  readonly onRemove: (productId: ProductId) => void;
}

const DEFAULTS = new URLSearchParams();

export function CompareTable({ compared, offers, onRemove }: CompareTableProps) {
  const texts = useMessages(storeMessages);
  const shop = useMessages(shopMessages);
  const language = useLanguage();
  const sides = compared.map((id) => products[id]);
  const yesNo = (isSo: boolean) => (isSo ? texts.yes : texts.no);
  const rows: readonly (readonly [name: string, of: (product: Product) => ReactNode])[] = [
    [texts.most, ({ id }) => shop.from(formatMoney(offers[id].price, language))],
    [texts.materials, (product) => <Choices product={product} />],
    [
      texts.engraving,
      ({ engraving }) =>
        engraving
          ? `${texts.engravingRoom(engraving.lines, engraving.longestLine)}${engraving.isRequired ? `, ${texts.engravingRequired}` : ''}`
          : texts.no,
    ],
    [texts.album, ({ opensAlbum }) => yesNo(opensAlbum)],
    [texts.onGrave, ({ standsOnGrave }) => yesNo(standsOnGrave)],
    [texts.leadTime, ({ id }) => texts.days(offers[id].leadTimeDays)],
    [texts.returns, ({ isMadeToOrder }) => (isMadeToOrder ? texts.no : texts.unlessEngraved)],
  ];
  return (
    <div className="mt-14">
      <h2 id="comparison" className="text-heading">
        {texts.comparison}
      </h2>
      {sides.length === 1 ? <p className="mt-2 text-ink-soft">{texts.one}</p> : null}
      <section
        // What only a screen reader sees is placed by this, and does not widen the page.
        className="relative mt-6 overflow-x-auto rounded-card border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by key too
        tabIndex={0}
        aria-labelledby="comparison"
      >
        <table className="w-full min-w-[34rem] table-fixed border-collapse text-start text-small">
          <thead>
            <tr>
              <th className="w-32 p-4 sm:w-40" scope="col">
                <span className="sr-only">{texts.compare}</span>
              </th>
              {sides.map((product) => (
                <th key={product.id} scope="col" className="p-4 text-start align-top font-normal">
                  <ProductPicture
                    productId={product.id}
                    options={optionsFrom(DEFAULTS, product)}
                    className="rounded-card"
                  />
                  <Link
                    to={pathTo('memorialShopProduct', { productId: product.id })}
                    className="mt-3 inline-block font-serif text-title"
                  >
                    {product.name[language]}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, of]) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="p-4 text-start font-semibold">
                  {name}
                </th>
                {sides.map((product) => (
                  <td key={product.id} className="p-4 text-ink-soft">
                    {of(product)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-line">
              <th scope="row" className="p-4 text-start font-semibold">
                {texts.compare}
              </th>
              {sides.map(({ id, name }) => (
                <td key={id} className="p-2">
                  <NativeButton variant="quiet" size="small" onPress={() => onRemove(id)}>
                    <span className="sr-only">{texts.remove(name[language])}</span>
                    <span aria-hidden="true">×</span>
                  </NativeButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Choices({ product }: { readonly product: Product }) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1">
      {product.options.map(({ id, values }) => (
        <li key={id}>{values.map(({ name }) => name[language]).join(', ')}</li>
      ))}
    </ul>
  );
}
