/** One job: when it ran last, and what it could not do, below it. */
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { Job } from '../api.ts';
import { formatMoment } from '../formatMoment.ts';
import { operationsMessages } from './messages.ts';
import { StateLabel } from './StateLabel.tsx';
import { useRetryFailure } from './useJobs.ts';

export function JobRow({ job }: { readonly job: Job }) {
  const texts = useMessages(operationsMessages);
  const language = useLanguage();
  const { failures, lastFinishedAt, lastFailure } = job;
  const isBroken = failures.length === 0 && lastFailure !== '';
  return (
    <li className="px-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{texts.job(job.name)}</h3>
        <p className="text-small text-ink-soft">
          {lastFinishedAt ? texts.finished(formatMoment(lastFinishedAt, language)) : texts.neverFinished}
        </p>
      </div>
      {isBroken ? (
        <p className="mt-1 text-small text-danger-text [overflow-wrap:anywhere]">
          {texts.lastFailure(lastFailure)}
        </p>
      ) : (
        <p className="mt-1 text-small text-ink-soft">
          {failures.length === 0 ? texts.allDone : texts.failures(failures.length)}
        </p>
      )}
      {failures.length > 0 ? (
        <ul className="mt-3 space-y-3 border-s-2 border-line ps-4">
          {failures.map((failure) => (
            <FailureRow key={failure.subject} job={job.name} failure={failure} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface FailureRowProps {
  readonly job: string;
  readonly failure: Job['failures'][number];
}

function FailureRow({ job, failure }: FailureRowProps) {
  const texts = useMessages(operationsMessages);
  const language = useLanguage();
  const { subject, reason, tries, isSetAside, nextTryAt } = failure;
  const retry = useRetryFailure(job, subject);

  function tryAgain(): void {
    retry.mutate(undefined, {
      onSuccess: (outcome) =>
        showToast({ tone: 'success', message: outcome === 'noted' ? texts.retried : texts.retryGone }),
      onError: () => showToast({ tone: 'error', message: texts.retryFailed }),
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-mono text-caption [overflow-wrap:anywhere]">{subject}</p>
        <p className="mt-1 text-small text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <StateLabel tone={isSetAside ? 'danger' : 'notice'}>
            {isSetAside ? texts.setAside : texts.triedAgain}
          </StateLabel>
          <span className="text-ink-soft">{texts.tried(tries, formatMoment(nextTryAt, language))}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isPending={retry.isPending}
        onPress={tryAgain}
        aria-label={texts.retrySubject(subject)}
      >
        {texts.retry}
      </Button>
    </li>
  );
}
