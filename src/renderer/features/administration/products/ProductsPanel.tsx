/** What the shop offers: each product with its price, its lead time and its stock, changed in a dialog. */
import { useState } from 'react';
import { formatMoney } from '#shared/currency.ts';
import type { ProductRecord } from '#shared/shop/productRecord.ts';
import { products } from '#shared/shop/products.ts';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { typedAmount } from '../readAmount.ts';
import { OperatorTable } from '../table/OperatorTable.tsx';
import type { Column } from '../table/TableRows.tsx';
import { productMessages } from './messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { type ListedProduct, listProducts, useProducts } from './useProducts.ts';

export function ProductsPanel() {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const [open, setOpen] = useState<ListedProduct | null>(null);
  const columns = useColumns(setOpen);
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <OperatorTable
        label={texts.title}
        columns={columns}
        rowId={({ id }) => id}
        list={useProducts()}
        texts={texts}
        download={{ name: 'products', read: listProducts }}
      />
      <DialogOnDemand
        title={open ? products[open.id].name[language] : ''}
        size="wide"
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        {open ? <ProductForm key={open.id} record={open} onDone={() => setOpen(null)} /> : null}
      </DialogOnDemand>
    </section>
  );
}

function useColumns(onOpen: (record: ListedProduct) => void): readonly Column<ListedProduct>[] {
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const offered = ({ isOffered, isReadable }: ListedProduct) => {
    if (!isReadable) return <StateLabel tone="danger">{texts.unreadable}</StateLabel>;
    if (isOffered) return <StateLabel tone="success">{texts.offered}</StateLabel>;
    return <StateLabel tone="neutral">{texts.notOffered}</StateLabel>;
  };
  const stock = ({ stock: left }: ProductRecord) => {
    const counts = Object.values(left);
    const gone = counts.filter((count) => count === 0).length;
    if (counts.length === 0) return texts.madeToOrder;
    return gone > 0 ? texts.soldOut(gone) : texts.pieces(counts.reduce((sum, count) => sum + count, 0));
  };
  return [
    {
      id: 'product',
      label: texts.product,
      width: 13,
      text: ({ id }) => products[id].name[language],
      draw: (record) => (
        <button
          type="button"
          onClick={() => onOpen(record)}
          className="min-h-9 rounded-small font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {products[record.id].name[language]}
        </button>
      ),
    },
    {
      id: 'offered',
      label: texts.offered,
      width: 7,
      text: ({ isOffered, isReadable }) =>
        isReadable ? (isOffered ? texts.yes : texts.no) : texts.unreadable,
      draw: offered,
    },
    {
      id: 'price',
      label: texts.price,
      width: 7,
      isNumber: true,
      text: ({ price }) => formatMoney(price, language),
      csv: ({ price }) => typedAmount(price),
    },
    { id: 'leadTime', label: texts.leadTime, width: 9, text: ({ leadTimeDays }) => texts.days(leadTimeDays) },
    { id: 'stock', label: texts.stock, width: 10, text: stock },
  ];
}
