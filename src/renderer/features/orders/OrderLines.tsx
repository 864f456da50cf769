/** The pieces of an order, as they were agreed; within the hour their words can be changed. */
import { useState } from 'react';
import { EngravedWords, EngravingDialog, LinePicture } from '#features/cart/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import { lineLabels } from '#shared/shop/lineLabels.ts';
import type { Order, OrderLine } from '#shared/shop/order.ts';
import { products } from '#shared/shop/products.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { changeEngraving } from './api.ts';
import { orderMessages } from './messages.ts';
import { OpenedAlbum } from './OpenedAlbum.tsx';

interface OrderLinesProps {
  readonly userId: UserId;
  readonly order: Order;
  readonly isEditable: boolean;
  readonly onChanged: (order: Order) => void;
}

export function OrderLines({ userId, order, isEditable, onChanged }: OrderLinesProps) {
  const texts = useMessages(orderMessages);
  const change = useChange();
  const explain = useExplain();
  const language = useLanguage();
  const [edited, setEdited] = useState<OrderLine | null>(null);
  const labels = lineLabels(order.lines, language);
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" className="mb-4 text-title">
        {texts.lines}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <LineRow
            key={line.id}
            userId={userId}
            line={line}
            label={labels.get(line.id) ?? lineName(line, language)}
            order={order}
            onEdit={isEditable && products[line.productId].engraving ? change(() => setEdited(line)) : null}
          />
        ))}
      </ul>
      {edited ? (
        <EngravingDialog
          isOpen
          productId={edited.productId}
          options={edited.options}
          engraving={edited.engraving}
          explain={explain}
          onClose={close}
          onSave={async (engraving) => {
            onChanged(await changeEngraving(order, edited.id, engraving));
            close();
            showToast({ message: texts.changed, tone: 'success' });
          }}
        />
      ) : null}
    </section>
  );
}

interface LineRowProps {
  readonly userId: UserId;
  readonly line: OrderLine;
  /** What its button calls it. */
  readonly label: string;
  readonly order: Order;
  readonly onEdit: (() => void) | null;
}

function LineRow({ userId, line, label, order, onEdit }: LineRowProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const recipient = order.recipients.find(({ id }) => id === line.recipientId);
  return (
    <li className="flex gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 sm:gap-6">
      <LinePicture line={line} className="size-16 sm:size-20" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <h3 className="font-semibold">
            {texts.quantity(line.quantity)} {lineName(line, language)}
          </h3>
          <p className="text-end tabular-nums">
            <span className="block font-semibold">{formatMoney(line.total, language)}</span>
            {line.quantity > 1 ? (
              <span className="block text-caption text-ink-soft">
                {texts.each(formatMoney(line.unitPrice, language))}
              </span>
            ) : null}
          </p>
        </div>
        <p className="text-small text-ink-soft">{describeOptions(line, language).join(' · ')}</p>
        {recipient && order.recipients.length > 1 ? (
          <p className="text-small text-ink-soft">{texts.parcelTo(recipient.name)}</p>
        ) : null}
        {line.engraving ? <EngravedWords engraving={line.engraving} /> : null}
        {line.albumCodeId ? <OpenedAlbum userId={userId} codeId={line.albumCodeId} /> : null}
        {onEdit ? (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3.5 mt-1"
            aria-label={texts.changeEngravingOf(label)}
            onPress={onEdit}
          >
            {texts.changeEngraving}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
