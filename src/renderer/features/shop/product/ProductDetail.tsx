/** A product as it is chosen: its picture beside its options, its engraving, its album, and what is good to know. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { unitPriceOf } from '#shared/shop/priceLines.ts';
import { type Product, variantKey } from '#shared/shop/product.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ArtworkChoice } from '../artwork/ArtworkChoice.tsx';
import { artworkMessages } from '../artwork/messages.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { EngravedSide } from '../engraving/EngravedSide.tsx';
import { EngravingEditor } from '../engraving/EngravingEditor.tsx';
import { issuesOf, outlineOf, useEngraving } from '../engraving/useEngraving.ts';
import { PriceNotice } from '../gallery/PriceNotice.tsx';
import { shopMessages } from '../messages.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { productTexts } from '../productTexts.ts';
import { useOffers } from '../useOffers.ts';
import { AddToCart } from './AddToCart.tsx';
import { AlbumCodeChoice } from './AlbumCodeChoice.tsx';
import { OptionChoices } from './OptionChoices.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { lineOf, NO_ENGRAVING, optionsFrom, type ProductChoice } from './productChoice.ts';

interface ProductDetailProps {
  readonly product: Product;
  /** Above the name: the way back to all of them. */
  readonly before: ReactNode;
}

type OwnChoice = Omit<ProductChoice, 'options'>;

const NOTHING_CHOSEN: OwnChoice = {
  quantity: 1,
  engraving: NO_ENGRAVING,
  albumCodeId: null,
  printFileId: null,
};

export function ProductDetail({ product, before }: ProductDetailProps) {
  const texts = useMessages(shopMessages);
  const artworkTexts = useMessages(artworkMessages);
  const language = useLanguage();
  const session = useSession();
  const prices = useOffers();
  const [query, setQuery] = useSearchParams();
  const [own, setOwn] = useState(NOTHING_CHOSEN);
  const [wasPressed, setPressed] = useState(false);
  const [lineId, setLineId] = useState(() => crypto.randomUUID());
  const { adding, add, rest } = useAddToCart();
  const choice: ProductChoice = { ...own, options: optionsFrom(query, product) };
  const engraving = useEngraving(product, choice.options, choice.engraving);
  const offer = prices.offers[product.id];
  const unitPrice = unitPriceOf(product, offer, choice.options);
  const isMember = session.status === 'signed-in';
  /** What has to be chosen first, and whose cart it is, hangs on who is here: a press before that is known waits. */
  const isKnown = session.status !== 'loading';
  const [isWaiting, setWaiting] = useState(false);

  const change = (changed: Partial<OwnChoice>) => {
    setOwn((before) => ({ ...before, ...changed }));
    rest();
  };
  const isEngravingMissing = product.engraving?.isRequired === true && engraving.state === 'empty';
  const isUnfit =
    engraving.state !== 'empty' && (engraving.state !== 'ready' || issuesOf(engraving).length > 0);
  const isCodeMissing = isMember && product.opensAlbum && choice.albumCodeId === null;
  const isArtworkMissing = isMember && product.artwork !== null && choice.printFileId === null;
  const isReady = !(isEngravingMissing || isUnfit || isCodeMissing || isArtworkMissing);
  const obstacle =
    isEngravingMissing || isUnfit
      ? texts.unfit
      : isCodeMissing
        ? texts.codeMissing
        : isArtworkMissing
          ? texts.artworkMissing
          : null;

  const onAdd = async () => {
    if (!isKnown) {
      setWaiting(true);
      return;
    }
    setPressed(true);
    if (!isReady) return;
    await add(lineOf(product, choice, { id: lineId, seenPrice: unitPrice }));
    setPressed(false);
    // What is pressed again is another one.
    setLineId(crypto.randomUUID());
  };

  const addAfterAll = useEffectEvent(() => {
    setWaiting(false);
    void onAdd();
  });
  useEffect(() => {
    if (isWaiting && isKnown) addAfterAll();
  }, [isWaiting, isKnown]);

  const outline = outlineOf(engraving);
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <div className="self-start lg:sticky lg:top-24">
        <ProductPicture
          productId={product.id}
          options={choice.options}
          engraving={outline || null}
          className="rounded-sheet border border-line"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <header>
          <div className="text-small">{before}</div>
          <h1 className="mt-2 text-page">{product.name[language]}</h1>
          <p className="mt-3 text-lead text-ink-soft">{productTexts[language][product.id].lead}</p>
          <p className="mt-3 max-w-prose">{productTexts[language][product.id].story}</p>
        </header>
        <PriceNotice prices={prices} />
        <section className="flex flex-col gap-5" aria-label={texts.choices}>
          <OptionChoices
            product={product}
            value={choice.options}
            onChange={(optionId, valueId) => {
              setQuery(
                (before) => {
                  before.set(optionId, valueId);
                  return before;
                },
                { replace: true, preventScrollReset: true },
              );
              rest();
            }}
          />
        </section>
        {product.engraving ? (
          <EngravingEditor
            engraving={product.engraving}
            value={choice.engraving}
            onChange={(text) => change({ engraving: text })}
            state={engraving}
            isMissing={wasPressed && isEngravingMissing}
          />
        ) : null}
        {outline ? <EngravedSide productId={product.id} options={choice.options} outline={outline} /> : null}
        {product.artwork ? (
          isMember ? (
            <ArtworkChoice
              product={product}
              options={choice.options}
              value={choice.printFileId}
              onChange={(printFileId) => change({ printFileId })}
            />
          ) : (
            <p className="text-ink-soft">{artworkTexts.afterSignIn}</p>
          )
        ) : null}
        {product.opensAlbum ? (
          isMember ? (
            <AlbumCodeChoice
              userId={session.user.uid}
              value={choice.albumCodeId}
              onChange={(albumCodeId) => change({ albumCodeId })}
              isMissing={wasPressed && isCodeMissing}
            />
          ) : (
            <section>
              <h2 className="text-title">{texts.album}</h2>
              <p className="mt-1 text-ink-soft">
                {texts.albumText} {texts.albumLater}
              </p>
            </section>
          )
        ) : null}
        <AddToCart
          product={product}
          unitPrice={unitPrice}
          quantity={choice.quantity}
          onQuantity={(quantity) => change({ quantity })}
          left={offer.stock[variantKey(product, choice.options)] ?? null}
          isOffered={offer.isOffered}
          adding={isWaiting ? { state: 'adding' } : adding}
          obstacle={wasPressed ? obstacle : null}
          onAdd={() => void onAdd()}
        />
        <ProductFacts product={product} offer={offer} />
      </div>
    </div>
  );
}
