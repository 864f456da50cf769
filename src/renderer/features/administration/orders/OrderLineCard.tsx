/** One line of an order: what is to be made and for whom, its files, and its test scan. */

import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import { isToBeMade, type Order, type OrderLine } from '#shared/shop/order.ts';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { readPrintFiles } from './api.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { orderMessages } from './messages.ts';
import { hasSquare } from './orderFacts.ts';
import { TestScan } from './TestScan.tsx';

interface OrderLineCardProps {
  readonly order: Order;
  readonly line: OrderLine;
}

export function OrderLineCard({ order, line }: OrderLineCardProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const name = lineName(line, language);
  const recipient = order.recipients.find(({ id }) => id === line.recipientId);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h4 className="font-semibold">
            {texts.quantity(line.quantity)} {name}
          </h4>
          <p className="text-small text-ink-soft">{describeOptions(line, language).join(' · ')}</p>
          {recipient && order.recipients.length > 1 ? (
            <p className="mt-1 text-small">
              {texts.recipient} {recipient.name}
            </p>
          ) : null}
        </div>
        {isToBeMade(order) ? (
          <DownloadButton
            label={texts.printFiles}
            accessibleLabel={`${texts.printFiles}: ${name}`}
            none={texts.noPrintFiles}
            read={async () => (await readPrintFiles(order.id, line.id)).files}
          />
        ) : null}
      </div>
      {line.engraving ? (
        <div>
          <p className="text-caption text-ink-soft">
            {texts.engraving} · {texts.font(line.engraving.font)}
          </p>
          <p dir="auto" className="mt-1 rounded-control bg-sunken px-4 py-3 whitespace-pre-wrap">
            {line.engraving.lines.join('\n')}
          </p>
        </div>
      ) : null}
      {hasSquare(line) && order.paidAt !== null ? <TestScan order={order} line={line} /> : null}
    </Card>
  );
}
