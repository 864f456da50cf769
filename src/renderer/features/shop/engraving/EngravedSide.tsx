/** The engraved side alone, flat and at its true proportions; on request as large as the piece itself. */
import { useId, useState } from 'react';
import { engravingPlace } from '#shared/engraving/places.ts';
import type { ChosenOptions, ProductId } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Switch } from '#ui/Switch.tsx';
import { CutSquare, Engraved } from '../pictures/Engraved.tsx';
import { engravedMaterial } from '../pictures/engravedMaterial.ts';
import { Surface } from '../pictures/Surface.tsx';
import { disc, rounded } from '../pictures/shapes.ts';
import { engravingMessages } from './messages.ts';

interface EngravedSideProps {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  readonly outline: string;
}

/** ISO/IEC 7810, which everybody has at hand. */
const CARD = 85.6;

export function EngravedSide({ productId, options, outline }: EngravedSideProps) {
  const texts = useMessages(engravingMessages);
  const language = useLanguage();
  const [isReal, setReal] = useState(false);
  const [adjustment, setAdjustment] = useState(1);
  const slider = useId();
  const place = engravingPlace(productId, options);
  if (!place) return null;
  const material = engravedMaterial(productId, options);
  const isRound = productId === 'qr-medallion' || productId === 'engraved-pendant';
  const { width, height } = place;
  const shape = isRound
    ? disc(width / 2, height / 2, width / 2)
    : rounded(0, 0, width, height, width * 0.012);
  return (
    <figure className="rounded-card border border-line bg-sunken p-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-soft">
        {texts.asIs}
        <Switch isSelected={isReal} onChange={setReal}>
          {texts.realSize}
        </Switch>
      </figcaption>
      <div className="overflow-x-auto py-2">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={texts.side(products[productId].name[language].toLocaleLowerCase(language))}
          className={`mx-auto block h-auto ${isReal ? 'max-w-none' : isRound ? 'w-full max-w-64' : 'w-full'}`}
          {...(isReal ? { style: { width: `${width * adjustment}mm` } } : {})}
        >
          <Surface path={shape} material={material} />
          <CutSquare place={place} material={material} />
          <Engraved place={place} material={material} path={outline} sample={[]} />
        </svg>
      </div>
      {isReal ? (
        <div className="mt-2 text-small text-ink-soft">
          <p>{texts.realSizeNote}</p>
          <div className="mt-3 overflow-x-auto">
            <div
              className="border-x-2 border-b-2 border-gold pb-1 text-center text-caption"
              style={{ width: `${CARD * adjustment}mm` }}
            >
              {texts.card}
            </div>
          </div>
          <label htmlFor={slider} className="mt-3 block">
            {texts.adjust}
          </label>
          <input
            id={slider}
            type="range"
            min={0.6}
            max={1.8}
            step={0.01}
            value={adjustment}
            onChange={({ target }) => setAdjustment(target.valueAsNumber)}
            className="h-11 w-full max-w-sm accent-accent"
          />
        </div>
      ) : null}
      {place.square ? <p className="text-caption text-ink-soft">{texts.exampleSquare}</p> : null}
    </figure>
  );
}
