/** Which pages are used, counted without names. */
import { useQuery } from '@tanstack/react-query';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { administrationKeys } from './administrationKeys.ts';
import { readUsage } from './api.ts';
import { administrationMessages } from './messages.ts';

export function UsagePanel() {
  const texts = useMessages(administrationMessages);
  const language = useLanguage();
  const usage = useQuery({ queryKey: administrationKeys.usage, queryFn: readUsage });
  if (usage.isPending) return <Spinner message={texts.loading} />;
  if (usage.isError) {
    return <RetryBanner onRetry={() => void usage.refetch()}>{texts.usageFailed}</RetryBanner>;
  }
  const { pages, since } = usage.data;
  if (pages.length === 0) return <EmptyState title={texts.noUsage}>{texts.noUsageText}</EmptyState>;
  const number = new Intl.NumberFormat(language);
  const date = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const most = Math.max(...pages.map(({ visits }) => visits));
  return (
    <>
      <p className="text-small text-ink-soft">{texts.usageLead(date.format(new Date(since)))}</p>
      <table className="mt-5 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line text-small text-ink-soft">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {texts.page}
            </th>
            <th scope="col" className="w-28 py-2 text-end font-medium">
              {texts.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, visits }) => (
            <tr key={page} className="border-b border-line/60">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                {routes[page].path}
                <span
                  aria-hidden="true"
                  className="mt-1.5 block h-1 rounded-full bg-accent"
                  style={{ inlineSize: `${Math.max((visits / most) * 100, 1)}%` }}
                />
              </th>
              <td className="py-2.5 text-end align-top tabular-nums">{number.format(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
