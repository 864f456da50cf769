/** One request about data: what is asked, until when, and what the operator answers. */
import { rightNames } from '#features/privacyRequest/index.ts';
import type { ListedPrivacyRequest } from '#shared/callables/privacyRequests.ts';
import { systemClock } from '#shared/clock.ts';
import { isUnderWay } from '#shared/domain/privacyRequest.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { privacyPanelMessages } from './privacyMessages.ts';

export function PrivacyRequestCard({ request }: { readonly request: ListedPrivacyRequest }) {
  const texts = useMessages(privacyPanelMessages);
  const names = useMessages(rightNames);
  const language = useLanguage();
  const { id, email, right, words, state, dueAt, extensionReason, answer } = request;
  const day = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const isLate = dueAt !== null && dueAt < systemClock.now();
  return (
    <article className="py-6" aria-label={email}>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span className="font-semibold text-ink tabular-nums">{id.slice(0, 8)}</span>
        {dueAt !== null && isUnderWay(state) ? (
          <span className={isLate ? 'font-semibold text-danger-text' : ''}>
            {isLate ? texts.overdue(day.format(new Date(dueAt))) : texts.due(day.format(new Date(dueAt)))}
          </span>
        ) : null}
        {state === 'answered' || state === 'refused' || state === 'withdrawn' ? (
          <span>{texts[state]}</span>
        ) : null}
        {extensionReason === '' ? null : <span>{texts.extended}</span>}
      </p>
      <h2 className="mt-1 text-body font-semibold [overflow-wrap:anywhere]">
        {names[right]}, {email}
      </h2>
      {words === '' ? null : (
        <p className="mt-2 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
      )}
      {[extensionReason, answer].map((told) =>
        told === '' ? null : (
          <blockquote
            key={told}
            className="mt-3 max-w-prose border-s-2 border-gold ps-4 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {told}
          </blockquote>
        ),
      )}
      {isUnderWay(state) ? <DecisionForm id={id} canExtend={state === 'open' && !isLate} /> : null}
    </article>
  );
}
