/** What came on which day, and that something is still to come: which it is, and when, its owner kept to themselves. */

import type { Received } from '#shared/legacy/received.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { receivedMessages } from './messages.ts';

export function WhatCame({ received: { stages, waiting } }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const day = longDateFormat(useLanguage(), { dateStyle: 'long' });
  const names = {
    instructions: texts.cameInstructions,
    memories: texts.cameMemories,
    vault: texts.cameVault,
    // Of what cannot be spoken with yet, nothing came.
    clone: null,
  };
  const came = stages.filter(({ stage }) => names[stage] !== null);
  if (came.length === 0 && waiting === 0) return null;
  return (
    <section className="border-y border-line py-6">
      <h2 className="sr-only">{texts.cameTitle}</h2>
      <ol className="flex flex-wrap gap-x-10 gap-y-4">
        {came.map(({ stage, givenAt }) => (
          <li key={stage}>
            <p className="font-semibold">{names[stage]}</p>
            <p className="text-small text-ink-soft">
              <time dateTime={givenAt.toISOString()}>{day.format(givenAt)}</time>
            </p>
          </li>
        ))}
      </ol>
      {waiting > 0 ? <p className="mt-5 max-w-prose text-ink-soft">{texts.waiting(waiting)}</p> : null}
    </section>
  );
}
