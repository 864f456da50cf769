/** What happened to an order, the newest first. */
import type { OrderEvent } from '#shared/shop/order.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { orderMessages } from './messages.ts';

export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const numbered = events.map((event, number) => ({ ...event, number })).toReversed();
  return (
    <section aria-labelledby="order-timeline">
      <h3 id="order-timeline" className="text-title">
        {texts.timeline}
      </h3>
      <ol className="mt-3 flex flex-col gap-4 border-s border-line ps-5">
        {numbered.map(({ number, kind, at, by, note }) => (
          <li key={number}>
            <p className="font-semibold">{texts.event(kind)}</p>
            <p className="text-small text-ink-soft">
              {formatMoment(new Date(at).toISOString(), language)} · {texts.by(by)}
            </p>
            {note === '' ? null : (
              <p dir="auto" className="mt-1 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
