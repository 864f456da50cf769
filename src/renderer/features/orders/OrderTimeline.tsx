/** What happened to an order, and what is still to come. */
import { longDateFormat } from '#shared/longDates.ts';
import type { Order } from '#shared/shop/order.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { orderMessages } from './messages.ts';
import { comingStates } from './orderStanding.ts';
import { noteOf, tellEvent } from './tellEvent.ts';

export function OrderTimeline({ order }: { readonly order: Order }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const moment = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const coming = comingStates(order.state).map((state) =>
    state === 'in-production'
      ? texts.comingMade
      : state === 'shipped'
        ? texts.comingShipped
        : texts.comingDelivered,
  );
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-title">
        {texts.timeline}
      </h2>
      <ol className="border-s-2 border-accent">
        {order.events.map(({ kind, at, note }, index) => (
          <li key={index} className="relative pb-5 ps-6">
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-1.5 size-3 rounded-full bg-accent"
            />
            <p className="font-semibold">{tellEvent({ kind }, language)}</p>
            <p className="text-small text-ink-soft">
              <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>
            </p>
            {noteOf({ kind, note }) ? (
              <p className="mt-1 text-small whitespace-pre-line [overflow-wrap:anywhere]">
                {noteOf({ kind, note })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {coming.length > 0 ? (
        <>
          <h3 className="sr-only">{texts.coming}</h3>
          <ol className="border-s-2 border-dashed border-line-strong/60">
            {coming.map((text) => (
              <li key={text} className="relative pb-4 ps-6 text-ink-soft last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute -start-[7px] top-1.5 size-3 rounded-full border-2 border-line-strong bg-canvas"
                />
                {text}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}
