/** One message, with the mail that answers it and the note that it was answered. */
import { subjectMessages } from '#features/contact/index.ts';
import type { ListedSupportRequest } from '#shared/callables/contact.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { formatMoment } from '../formatMoment.ts';
import { supportPanelMessages } from './messages.ts';
import { useMarkSupportRequest } from './useSupportRequests.ts';

export function SupportRequestCard({ request }: { readonly request: ListedSupportRequest }) {
  const texts = useMessages(supportPanelMessages);
  const subjects = useMessages(subjectMessages);
  const language = useLanguage();
  const mark = useMarkSupportRequest();
  const { ticket, name, email, subject, message, state, isMember, sentAt, answeredAt } = request;
  const moment = (instant: number) => formatMoment(new Date(instant).toISOString(), language);
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${ticket}: ${subjects[subject]}`)}`;
  return (
    <article className="py-6" aria-label={ticket}>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span className="font-semibold text-ink tabular-nums">{ticket}</span>
        <span>{subjects[subject]}</span>
        <span>{moment(sentAt)}</span>
        {isMember ? <span>{texts.member}</span> : null}
        {answeredAt === null ? null : (
          <span className="text-success-text">{texts.answeredOn(moment(answeredAt))}</span>
        )}
      </p>
      <h2 className="mt-1 text-body font-semibold [overflow-wrap:anywhere]">{texts.from(name, email)}</h2>
      <p className="mt-2 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Link href={answer}>{texts.mail}</Link>
        <Button
          variant="secondary"
          size="small"
          isPending={mark.isPending}
          onPress={() =>
            mark.mutate(
              { ticket, state: state === 'open' ? 'answered' : 'open' },
              { onError: () => showToast({ tone: 'error', message: texts.failedToMark }) },
            )
          }
        >
          {state === 'open' ? texts.markAnswered : texts.openAgain}
        </Button>
      </div>
    </article>
  );
}
