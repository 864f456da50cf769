/** When each job ran last, what it could not do, and another try for that. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { JobRow } from './JobRow.tsx';
import { operationsMessages } from './messages.ts';
import { type JobsState, useJobs } from './useJobs.ts';

export function JobsPanel() {
  const texts = useMessages(operationsMessages);
  const jobs = useJobs();
  if (jobs.state === 'refused') return null;
  return (
    <section aria-labelledby="jobs" className="mt-12">
      <h2 id="jobs" className="text-heading">
        {texts.jobs}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{texts.jobsLead}</p>
      <Jobs jobs={jobs} />
    </section>
  );
}

function Jobs({ jobs }: { readonly jobs: Exclude<JobsState, { state: 'refused' }> }) {
  const texts = useMessages(operationsMessages);
  if (jobs.state === 'loading') return <Spinner message={texts.loading} />;
  if (jobs.state === 'failed') {
    return <RetryBanner onRetry={jobs.reload}>{texts.jobsFailed}</RetryBanner>;
  }
  if (jobs.jobs.length === 0) {
    return (
      <EmptyState
        title={texts.noJobs}
        headingLevel={3}
        icon={<CalendarClock size={32} strokeWidth={1.5} aria-hidden="true" />}
      >
        {texts.noJobsText}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {jobs.jobs.map((job) => (
        <JobRow key={job.name} job={job} />
      ))}
    </ul>
  );
}
