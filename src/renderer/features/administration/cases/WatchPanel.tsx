/** Whether the clock is looked at and mails leave, and whose time stands still. */
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { LegacyWatch } from '#shared/callables/legacyCases.ts';
import { systemClock } from '#shared/clock.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { operationsMessages } from '../operations/messages.ts';
import { StateLabel } from '../operations/StateLabel.tsx';
import { FrozenRow } from './FrozenRow.tsx';
import { formatInstant } from './formatInstant.ts';
import { sayLength } from './sayLength.ts';
import { useWatch } from './useWatch.ts';
import { watchMessages } from './watchMessages.ts';

/** A job of every minute that is later than this does not run, in milliseconds. */
const LATE = 5 * 60_000;

export function WatchPanel() {
  const texts = useMessages(watchMessages);
  const watch = useWatch();
  if (watch === null) return null;
  return (
    <section aria-labelledby="legacy-watch" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="legacy-watch" className="text-heading">
            {texts.title}
          </h2>
          <p className="mt-1 text-small text-ink-soft">{texts.lead}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          isPending={watch.isFetching}
          onPress={() => void watch.refetch()}
          icon={<RefreshCw size={16} aria-hidden="true" />}
        >
          {texts.refresh}
        </Button>
      </div>
      {watch.isPending ? (
        <Spinner message={texts.loading} />
      ) : watch.isError ? (
        <RetryBanner onRetry={() => void watch.refetch()}>{texts.failed}</RetryBanner>
      ) : (
        <Watch watch={watch.data} now={watch.dataUpdatedAt || systemClock.now()} />
      )}
    </section>
  );
}

function Watch({ watch, now }: { readonly watch: LegacyWatch; readonly now: number }) {
  const texts = useMessages(watchMessages);
  const { purpose: sayPurpose } = useMessages(operationsMessages);
  const language = useLanguage();
  const when = (instant: number) => formatInstant(instant, language);
  const { outages, frozen, overdue, undelivered } = watch;
  return (
    <div className="mt-5 flex flex-col gap-8">
      <Heartbeat watch={watch} now={now} />
      <Part title={texts.outages} none={texts.noOutages}>
        {outages.map(({ from, to }) => (
          <li key={from} className="py-2.5 text-small">
            {texts.outage(when(from), when(to), sayLength(to - from, language))}
          </li>
        ))}
      </Part>
      <Part title={texts.frozen} lead={texts.frozenLead} none={texts.noFrozen}>
        {frozen.map((one) => (
          <FrozenRow key={one.ownerId} frozen={one} />
        ))}
      </Part>
      <Part title={texts.overdue} none={texts.noOverdue}>
        {overdue.map(({ ownerId, deed, since }) => (
          <li key={`${ownerId} ${deed} ${since}`} className="py-2.5 text-small">
            <span className="font-medium">{texts.deed(deed)}</span>
            <span className="text-ink-soft"> {texts.since(when(since))}</span>
            <p className="font-mono text-caption [overflow-wrap:anywhere]">{ownerId}</p>
          </li>
        ))}
      </Part>
      <Part title={texts.undelivered} lead={texts.undeliveredLead} none={texts.noUndelivered}>
        {undelivered.map(({ id, purpose, state, since, reason }) => (
          <li key={id} className="py-2.5 text-small">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{sayPurpose(purpose)}</span>
              <StateLabel tone={state === 'waiting' ? 'notice' : 'danger'}>{texts.mail(state)}</StateLabel>
              <span className="text-ink-soft">{texts.since(when(since))}</span>
            </p>
            <p className="mt-1 text-caption text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
          </li>
        ))}
      </Part>
    </div>
  );
}

/** What is wrong is said before how it stands. */
function Heartbeat({ watch, now }: { readonly watch: LegacyWatch; readonly now: number }) {
  const texts = useMessages(watchMessages);
  const language = useLanguage();
  const when = (instant: number) => formatInstant(instant, language);
  const { lookedAt, doubtedAt, mailDownSince, armed, due } = watch;
  const isLate = lookedAt !== null && doubtedAt === null && now - lookedAt > LATE;
  const isWell = lookedAt !== null && !isLate && doubtedAt === null && mailDownSince === null;
  return (
    <div className="flex flex-col gap-3">
      {isLate ? <Banner tone="error">{texts.isLate(when(lookedAt))}</Banner> : null}
      {doubtedAt === null ? null : <Banner tone="error">{texts.doubted(when(doubtedAt))}</Banner>}
      {mailDownSince === null ? null : <Banner tone="error">{texts.mailDown(when(mailDownSince))}</Banner>}
      {isWell ? <Banner tone="success">{texts.allWell}</Banner> : null}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure name={texts.lookedAt}>{lookedAt === null ? texts.never : when(lookedAt)}</Figure>
        <Figure name={texts.armed}>{new Intl.NumberFormat(language).format(armed)}</Figure>
        <Figure name={texts.due}>{new Intl.NumberFormat(language).format(due)}</Figure>
      </dl>
    </div>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  /** Said where there is nothing. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, lead, none, children }: PartProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-1 text-small text-ink-soft">{none}</p>
      ) : (
        <>
          {lead ? <p className="mt-1 text-small text-ink-soft">{lead}</p> : null}
          <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
        </>
      )}
    </div>
  );
}
