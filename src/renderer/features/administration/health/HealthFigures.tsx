/** The figures of the server's health, each with what to make of it. */
import { formatBytes } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { operationsMessages } from '../operations/messages.ts';
import { StateLabel } from '../operations/StateLabel.tsx';
import {
  type Health,
  judgeBackup,
  judgeCertificate,
  judgeDisk,
  judgeFailures,
  judgeLateJobs,
  type Verdict,
} from './judgeHealth.ts';
import { healthMessages } from './messages.ts';

interface Figure {
  readonly name: string;
  readonly value: string;
  /** Null for a number that is neither good nor bad. */
  readonly verdict: Verdict | null;
}

export function HealthFigures({ health }: { readonly health: Health }) {
  const texts = useMessages(healthMessages);
  return (
    <div className="mt-6 flex flex-col gap-8">
      <Figures title={texts.machine} figures={useMachine(health)} />
      <Figures title={texts.work} figures={useWork(health)} />
      <Figures title={texts.queues} figures={useQueues(health)} />
    </div>
  );
}

function useMachine(health: Health): readonly Figure[] {
  const texts = useMessages(healthMessages);
  const language = useLanguage();
  const now = systemClock.now();
  const { disk, lastBackupAt, certificateExpiresAt } = health;
  const bytes = (count: number) => formatBytes(count, language);
  return [
    {
      name: texts.disk,
      value: disk ? texts.diskFree(bytes(disk.freeBytes), bytes(disk.totalBytes)) : texts.elsewhere,
      verdict: judgeDisk(disk),
    },
    {
      name: texts.backup,
      value: lastBackupAt
        ? texts.backupAt(formatMoment(lastBackupAt, language))
        : disk
          ? texts.noBackup
          : texts.elsewhere,
      verdict: judgeBackup(health, now),
    },
    {
      name: texts.certificate,
      value: certificateExpiresAt
        ? texts.certificateUntil(formatMoment(certificateExpiresAt, language))
        : disk
          ? texts.noCertificate
          : texts.elsewhere,
      verdict: judgeCertificate(certificateExpiresAt, now),
    },
  ];
}

function useWork({ lateJobs, failingSubjects }: Health): readonly Figure[] {
  const texts = useMessages(healthMessages);
  const jobs = useMessages(operationsMessages);
  return [
    {
      name: texts.lateJobs,
      value: !lateJobs
        ? texts.elsewhere
        : lateJobs.length === 0
          ? texts.noLateJobs
          : lateJobs.map(jobs.job).join(', '),
      verdict: judgeLateJobs(lateJobs),
    },
    {
      name: texts.failingSubjects,
      value: String(failingSubjects),
      verdict: judgeFailures(failingSubjects),
    },
  ];
}

function useQueues(health: Health): readonly Figure[] {
  const texts = useMessages(healthMessages);
  return [
    { name: texts.refusedMails, value: health.refusedMails, verdict: judgeFailures(health.refusedMails) },
    { name: texts.waitingMails, value: health.waitingMails, verdict: null },
    { name: texts.waitingPaymentEvents, value: health.waitingPaymentEvents, verdict: null },
    { name: texts.unpaidOrders, value: health.unpaidOrders, verdict: null },
    { name: texts.openPrivacyRequests, value: health.openPrivacyRequests, verdict: null },
    { name: texts.openMessages, value: health.openMessages, verdict: null },
  ].map((figure) => ({ ...figure, value: String(figure.value) }));
}

const tones = { good: 'success', look: 'notice', bad: 'danger', unknown: 'neutral' } as const;

function Figures({ title, figures }: { readonly title: string; readonly figures: readonly Figure[] }) {
  const texts = useMessages(healthMessages);
  return (
    <section>
      <h3 className="text-title">{title}</h3>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {figures.map(({ name, value, verdict }) => (
          <div key={name} className="flex flex-col gap-x-4 gap-y-1 py-3 sm:flex-row sm:items-center">
            <dt className="font-semibold sm:basis-60">{name}</dt>
            <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">{value}</dd>
            {verdict === null ? null : (
              <dd>
                <StateLabel tone={tones[verdict]}>{texts[verdict]}</StateLabel>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
