/** One line of a visitor's cart: what it is, what is cut into it, how many; what hangs on an account is asked later. */
import { useState } from 'react';
import { formatMoney } from '#shared/currency.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import type { PricedLine } from '#shared/shop/priceLines.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { EngravedWords } from '../lines/EngravedWords.tsx';
import { EngravingDialog } from '../lines/EngravingDialog.tsx';
import { LinePicture } from '../lines/LinePicture.tsx';
import { QuantityField } from '../lines/QuantityField.tsx';
import { cartMessages } from '../messages.ts';
import { visitorMessages } from './messages.ts';

interface VisitorLineProps {
  readonly priced: PricedLine;
  /** What its buttons call it. */
  readonly label: string;
  readonly onChange: (changed: Partial<CartLine>) => void;
  readonly onRemove: () => void;
}

export function VisitorLine({ priced, label, onChange, onRemove }: VisitorLineProps) {
  const { line, product, offer, unitPrice, total } = priced;
  const texts = useMessages(cartMessages);
  const ownTexts = useMessages(visitorMessages);
  const language = useLanguage();
  const [isEngraving, setEngraving] = useState(false);
  const close = () => setEngraving(false);
  return (
    <li className="flex gap-4 border-t border-line py-6 first:border-t-0 first:pt-0 sm:gap-6">
      <LinePicture line={line} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h3 className="text-lead font-semibold">{lineName(line, language)}</h3>
            <p className="text-small text-ink-soft">{describeOptions(line, language).join(' · ')}</p>
          </div>
          <p className="tabular-nums sm:text-end">
            <span className="block font-semibold">{formatMoney(total, language)}</span>
            {line.quantity > 1 ? (
              <span className="block text-caption text-ink-soft">
                {texts.each(formatMoney(unitPrice, language))}
              </span>
            ) : null}
          </p>
        </div>
        {line.engraving ? <EngravedWords engraving={line.engraving} /> : null}
        {offer.isOffered ? null : <p className="mt-3 text-small text-danger-text">{ownTexts.notOffered}</p>}
        {product.opensAlbum ? <p className="mt-2 text-small text-ink-soft">{ownTexts.album}</p> : null}
        {product.artwork ? <p className="mt-2 text-small text-ink-soft">{ownTexts.artwork}</p> : null}
        <div className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2">
          <QuantityField
            name={label}
            quantity={line.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <div className="-ms-3.5 flex flex-wrap">
            {product.engraving ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={line.engraving ? texts.changeEngravingOf(label) : texts.engraveOf(label)}
                onPress={() => setEngraving(true)}
              >
                {line.engraving ? texts.changeEngraving : texts.engrave}
              </Button>
            ) : null}
            <Button variant="quiet" size="small" aria-label={texts.removeOf(label)} onPress={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </div>
        <EngravingDialog
          isOpen={isEngraving}
          productId={line.productId}
          options={line.options}
          engraving={line.engraving}
          onClose={close}
          onSave={async (engraving) => {
            onChange({ engraving });
            close();
          }}
        />
      </div>
    </li>
  );
}
