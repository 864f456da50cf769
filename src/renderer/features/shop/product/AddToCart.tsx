/** The end of a product's page: what it costs as it is chosen, what cannot be taken back, and the button. */
import type { ReactNode } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { Cents } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { QUANTITY_LIMIT } from '#shared/shop/cart.ts';
import type { Product } from '#shared/shop/product.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { AddingState } from '../cart/useAddToCart.ts';
import { shopMessages } from '../messages.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { ReturnRule } from './ProductFacts.tsx';

interface AddToCartProps {
  readonly product: Product;
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** Pieces that are left of this variant; null where it is made as it is ordered. */
  readonly left: number | null;
  readonly isOffered: boolean;
  readonly adding: AddingState;
  /** What has to be put right first, once the button was pressed. */
  readonly obstacle: string | null;
  readonly onAdd: () => void;
}

export function AddToCart(props: AddToCartProps) {
  const { product, unitPrice, quantity, onQuantity, left, isOffered, adding, obstacle, onAdd } = props;
  const texts = useMessages(shopMessages);
  const language = useLanguage();
  const change = useChange();
  // A double click means one piece; who wants another presses again.
  const addOnce = ({ detail }: { readonly detail: number }) => {
    if (detail < 2) onAdd();
  };
  const isSoldOut = left === 0;
  const most = Math.max(1, Math.min(QUANTITY_LIMIT, left ?? QUANTITY_LIMIT));
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="font-serif text-heading tabular-nums">
            {formatMoney(unitPrice * quantity, language)}
          </p>
          {quantity > 1 ? (
            <p className="text-small text-ink-soft">{texts.price(formatMoney(unitPrice, language))}</p>
          ) : null}
        </div>
        <NumberStepper label={texts.quantity} value={quantity} least={1} most={most} onChange={onQuantity} />
      </div>
      <p className="mt-2 text-small text-ink-soft">
        {texts.withoutTax} {left === null ? texts.made : left > 0 ? texts.left(left) : null}
      </p>
      <div className="mt-4">
        <ReturnRule product={product} />
      </div>
      {isOffered && !isSoldOut ? (
        <div className="mt-5 *:w-full">
          <NativeButton size="large" isPending={adding.state === 'adding'} onPress={change(addOnce)}>
            {adding.state === 'adding' ? texts.adding : texts.add}
          </NativeButton>
        </div>
      ) : (
        <p className="mt-5 font-semibold text-notice-text">{isOffered ? texts.soldOut : texts.outOfOffer}</p>
      )}
      <div className="mt-4 empty:hidden">
        {obstacle ? <Banner tone="error">{obstacle}</Banner> : <Outcome adding={adding} />}
      </div>
    </section>
  );
}

function Outcome({ adding }: { readonly adding: AddingState }): ReactNode {
  const texts = useMessages(shopMessages);
  const explain = useExplain();
  switch (adding.state) {
    case 'resting':
    case 'adding':
      return null;
    case 'full':
      return <Banner tone="notice">{texts.full}</Banner>;
    case 'failed':
      return (
        <Banner tone="error">
          <SentenceText sentence={explain(adding.error)} />
        </Banner>
      );
    case 'added':
      return (
        <Banner tone="success" action={<WayToCart isOnDevice={adding.isOnDevice} />}>
          {adding.isOnDevice ? texts.addedHere : texts.added}
        </Banner>
      );
  }
}

function WayToCart({ isOnDevice }: { readonly isOnDevice: boolean }) {
  const texts = useMessages(shopMessages);
  if (!isPageBuilt('cart')) return null;
  return (
    <ButtonLink to={isOnDevice ? routes.visitorCart.path : routes.cart.path} variant="secondary" size="small">
      {texts.toCart}
    </ButtonLink>
  );
}
