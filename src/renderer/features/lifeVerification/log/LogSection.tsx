/** What has happened, verified on this device: as a story, as a table, and as a file that verifies without us. */
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { verifyLog } from '#shared/legacy/logChain.ts';
import type { LogLine } from '#shared/legacy/logLine.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { type SaidIn, sayInstant } from '../instants.ts';
import { readLog } from '../lifeDocuments.ts';
import { lifeKeys } from '../lifeKeys.ts';
import { Section } from '../Section.tsx';
import type { Names } from '../timeline/tellMilestone.ts';
import { writeLogFile } from './logFile.ts';
import { logMessages } from './messages.ts';
import { tellActor, tellLine } from './tellLine.ts';

interface LogSectionProps {
  readonly userId: UserId;
  readonly names: Names;
  readonly timeZone: string;
}

const SHOWN_AT_FIRST = 20;

export function LogSection(properties: LogSectionProps) {
  const texts = useMessages(logMessages);
  const { userId } = properties;
  const { data, isError, refetch } = useQuery({
    queryKey: lifeKeys.log(userId),
    queryFn: async () => {
      const lines = await readLog(userId);
      return { lines, verdict: await verifyLog(lines) };
    },
  });
  return (
    <Section title={texts.title} anchor="log">
      <p className="text-ink-soft">{texts.text}</p>
      {data ? (
        <>
          <Banner tone={data.verdict.is === 'whole' ? 'success' : 'error'} className="mt-4">
            {data.verdict.is === 'broken'
              ? texts.broken(data.verdict.number)
              : data.lines.length === 0
                ? texts.empty
                : texts.whole(data.lines.length)}
          </Banner>
          {data.lines.length > 0 ? <Lines lines={data.lines} {...properties} /> : null}
        </>
      ) : isError ? (
        <RetryBanner className="mt-4" onRetry={() => void refetch()}>
          {texts.unreachable}
        </RetryBanner>
      ) : (
        <Skeleton className="mt-4 h-24 w-full" />
      )}
    </Section>
  );
}

interface LinesProps extends LogSectionProps {
  readonly lines: readonly LogLine[];
}

function Lines({ lines, names, userId, timeZone }: LinesProps) {
  const texts = useMessages(logMessages);
  const language = useLanguage();
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const newestFirst = useMemo(() => lines.toReversed(), [lines]);
  const said: SaidIn = { language, timeZone };
  const cellsOf = ({ number, at, event }: LogLine) => [
    String(number),
    sayInstant(at, said),
    tellLine(event, texts, names) + (event.isRehearsal ? ` (${texts.rehearsal})` : ''),
    tellActor(event, texts, names, userId),
    texts.states(event.before),
    texts.states(event.after),
    event.channel,
    event.receipt,
  ];
  const headings = [
    texts.number,
    texts.at,
    texts.event,
    texts.actor,
    texts.before,
    texts.after,
    texts.channel,
    texts.receipt,
  ];

  function download(): void {
    const file = writeLogFile(
      lines.map((line) => ({ line, cells: cellsOf(line) })),
      { language, title: texts.title, headings, whole: texts.fileWhole, broken: texts.fileBroken },
    );
    // A file as small is taken at once.
    offerDownload(new Blob([file], { type: 'text/html' }), 'amaranth-log.html')();
  }

  const visible = newestFirst.slice(0, shown);
  return (
    <div className="mt-5">
      <Tabs
        label={texts.views}
        entries={[
          {
            id: 'story',
            label: texts.asStory,
            content: (
              <ol className="flex flex-col gap-3">
                {visible.map(({ number, at, event }) => (
                  <li key={number}>
                    <p className="text-small text-ink-soft">
                      {sayInstant(at, said)}
                      {event.isRehearsal ? (
                        <span className="ms-2 rounded-full bg-sunken px-2 py-0.5 text-caption">
                          {texts.rehearsal}
                        </span>
                      ) : null}
                    </p>
                    <p className="[overflow-wrap:anywhere]">{tellLine(event, texts, names)}</p>
                  </li>
                ))}
              </ol>
            ),
          },
          {
            id: 'table',
            label: texts.asTable,
            content: (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
              <section aria-label={texts.title} tabIndex={0} className="overflow-x-auto">
                <table className="w-full min-w-3xl text-small">
                  <thead>
                    <tr>
                      {headings.map((heading) => (
                        <th key={heading} scope="col" className="border-b border-line p-2 text-start">
                          {heading}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {visible.map((line) => (
                      <tr key={line.number}>
                        {cellsOf(line).map((cell, column) => (
                          <td
                            key={headings[column]}
                            className="border-b border-line p-2 align-top [overflow-wrap:anywhere]"
                          >
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ),
          },
        ]}
      />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {shown < lines.length ? (
          <Button variant="quiet" onPress={() => setShown(shown + 100)}>
            {texts.earlier}
          </Button>
        ) : null}
        <Button variant="secondary" icon={<Download size={18} aria-hidden="true" />} onPress={download}>
          {texts.export}
        </Button>
      </div>
      <p className="mt-2 text-small text-ink-soft">{texts.exportText}</p>
    </div>
  );
}
