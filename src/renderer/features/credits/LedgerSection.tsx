/** The ledger, newest first: when, why, how many, and what was left after it. */
import type { CreditLine } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { explainLine, signed } from './explainLine.ts';
import { creditMessages } from './messages.ts';
import { type Ledger, useLedger } from './useCredits.ts';

export function LedgerSection({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(creditMessages);
  return (
    <section aria-labelledby="ledger" className="mt-12">
      <h2 id="ledger" className="mb-4 text-title">
        {texts.ledger}
      </h2>
      <Content userId={userId} />
    </section>
  );
}

function Content({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(creditMessages);
  const ledger = useLedger(userId);
  switch (ledger.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-40 w-full" />
        </div>
      );
    case 'failed':
      return <RetryBanner onRetry={ledger.retry}>{texts.failed}</RetryBanner>;
    case 'empty':
      return (
        <EmptyState title={texts.ledgerEmptyTitle} headingLevel={3}>
          {texts.ledgerEmpty}
        </EmptyState>
      );
    case 'ready':
      return <LedgerTable ledger={ledger} />;
  }
}

function LedgerTable({ ledger: { lines, more, isReading, hasFailed } }: { readonly ledger: Ledger }) {
  const texts = useMessages(creditMessages);
  return (
    <>
      <table className="w-full text-start">
        <thead className="text-caption text-ink-soft">
          <tr>
            <th scope="col" className="pb-2 text-start font-semibold max-sm:sr-only">
              {texts.when}
            </th>
            <th scope="col" className="pb-2 text-start font-semibold">
              {texts.what}
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-semibold">
              {texts.amount}
            </th>
            <th scope="col" className="pb-2 ps-3 text-end font-semibold">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LedgerRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {hasFailed && more ? (
        <RetryBanner onRetry={more} className="mt-4">
          {texts.moreFailed}
        </RetryBanner>
      ) : more ? (
        <Button variant="secondary" className="mt-5" isPending={isReading} onPress={more}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function LedgerRow({ line }: { readonly line: CreditLine }) {
  const texts = useMessages(creditMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(line.at);
  const count = new Intl.NumberFormat(language).format(line.balance).replace('-', '−');
  return (
    <tr className="border-t border-line align-top">
      <td className="py-3 pe-4 whitespace-nowrap text-ink-soft max-sm:sr-only">
        <time dateTime={line.at.toISOString()}>{day}</time>
      </td>
      <td className="py-3">
        {explainLine(line, language)}
        <span aria-hidden="true" className="block text-caption text-ink-soft sm:hidden">
          {day}
        </span>
        {line.reason ? (
          <span className="block text-small text-ink-soft [overflow-wrap:anywhere]">
            {texts.because(line.reason)}
          </span>
        ) : null}
      </td>
      <td className="py-3 ps-3 text-end font-semibold tabular-nums">{signed(line.amount, language)}</td>
      <td className="py-3 ps-3 text-end text-ink-soft tabular-nums">{count}</td>
    </tr>
  );
}
