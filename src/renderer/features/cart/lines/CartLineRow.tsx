/** One line of the cart: what it is, what is cut into it, how many, whom for, what it costs and what is in the way. */
import { useState } from 'react';
import { useActiveCodes } from '#features/albumCodes/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { CartLine, Recipient } from '#shared/shop/cart.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import { products } from '#shared/shop/products.ts';
import type { QuotedLine } from '#shared/shop/quote.ts';
import { recipientOf } from '#shared/shop/quoteCart.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { cartMessages } from '../messages.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { EngravedWords } from './EngravedWords.tsx';
import { EngravingDialog } from './EngravingDialog.tsx';
import { LineIssues } from './LineIssues.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LinePrice } from './LinePrice.tsx';
import { QuantityField } from './QuantityField.tsx';

interface CartLineRowProps {
  readonly userId: UserId;
  readonly line: CartLine;
  /** What its buttons call it, which tells it from the other lines. */
  readonly label: string;
  /** Null until it is known. */
  readonly quoted: QuotedLine | null;
  readonly recipients: readonly Recipient[];
  readonly onChange: (changed: Partial<CartLine>) => void;
  readonly onRemove: () => void;
}

export function CartLineRow({
  userId,
  line,
  label,
  quoted,
  recipients,
  onChange,
  onRemove,
}: CartLineRowProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const change = useChange();
  const [dialog, setDialog] = useState<'engraving' | 'code' | null>(null);
  const name = lineName(line, language);
  const product = products[line.productId];
  const recipient = recipientOf(line, recipients);
  const close = () => setDialog(null);
  const openEngraving = change(() => setDialog('engraving'));
  const openCodes = change(() => setDialog('code'));
  return (
    <li className="flex gap-4 border-t border-line py-6 first:border-t-0 first:pt-0 sm:gap-6">
      <LinePicture line={line} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h3 className="text-lead font-semibold">{name}</h3>
            <p className="text-small text-ink-soft">{describeOptions(line, language).join(' · ')}</p>
          </div>
          <LinePrice line={line} quoted={quoted} />
        </div>
        {line.engraving ? <EngravedWords engraving={line.engraving} /> : null}
        {product.opensAlbum ? <SquareLine userId={userId} line={line} /> : null}
        <PriceChange line={line} quoted={quoted} onSeen={(seenPrice) => onChange({ seenPrice })} />
        {quoted ? (
          <LineIssues
            productId={line.productId}
            label={label}
            quoted={quoted}
            acts={{
              onRemove: change(onRemove),
              onTake: change((quantity: number) => onChange({ quantity })),
              onEngrave: openEngraving,
              onChooseCode: openCodes,
            }}
          />
        ) : null}
        <div className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2">
          <QuantityField
            name={label}
            quantity={line.quantity}
            onChange={change((quantity: number) => onChange({ quantity }))}
          />
          {recipients.length > 1 || (recipients.length === 1 && recipient === null) ? (
            <Select
              aria-label={texts.goesToOf(label)}
              label={texts.goesTo}
              className="min-w-44"
              placeholder={texts.chooseRecipient}
              options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
              value={recipient?.id ?? null}
              onChange={change((recipientId: string) => onChange({ recipientId }))}
            />
          ) : null}
          <div className="-ms-3.5 flex flex-wrap">
            {product.engraving ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={line.engraving ? texts.changeEngravingOf(label) : texts.engraveOf(label)}
                onPress={openEngraving}
              >
                {line.engraving ? texts.changeEngraving : texts.engrave}
              </Button>
            ) : null}
            {product.opensAlbum ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={line.albumCodeId ? texts.changeCodeOf(label) : texts.chooseCodeOf(label)}
                onPress={openCodes}
              >
                {line.albumCodeId ? texts.changeCode : texts.chooseCode}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.removeOf(label)}
              onPress={change(onRemove)}
            >
              {texts.remove}
            </Button>
          </div>
        </div>
        <EngravingDialog
          isOpen={dialog === 'engraving'}
          productId={line.productId}
          options={line.options}
          engraving={line.engraving}
          onClose={close}
          onSave={async (engraving) => {
            onChange({ engraving });
            close();
          }}
        />
        {product.opensAlbum ? (
          <CodeDialog
            userId={userId}
            isOpen={dialog === 'code'}
            chosen={line.albumCodeId}
            onClose={close}
            onChoose={(albumCodeId) => {
              onChange({ albumCodeId });
              close();
            }}
          />
        ) : null}
      </div>
    </li>
  );
}

function SquareLine({ userId, line }: Pick<CartLineRowProps, 'userId' | 'line'>) {
  const texts = useMessages(cartMessages);
  const codes = useActiveCodes(userId);
  const code = codes.state === 'ready' ? codes.codes.find(({ id }) => id === line.albumCodeId) : undefined;
  return code ? <p className="mt-2 text-small text-ink-soft">{texts.opens(code.name)}</p> : null;
}

interface PriceChangeProps extends Pick<CartLineRowProps, 'line' | 'quoted'> {
  readonly onSeen: (price: CartLine['seenPrice']) => void;
}

/** Said before it is paid, until it was read. */
function PriceChange({ line, quoted, onSeen }: PriceChangeProps) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const change = useChange();
  if (quoted === null || quoted.unitPrice === line.seenPrice) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-notice-soft px-4 py-1.5 text-small text-notice-text">
      {texts.priceChanged(formatMoney(line.seenPrice, language), formatMoney(quoted.unitPrice, language))}
      <Button variant="quiet" size="small" onPress={change(() => onSeen(quoted.unitPrice))}>
        {texts.priceSeen}
      </Button>
    </p>
  );
}
