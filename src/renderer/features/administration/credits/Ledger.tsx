/** Every line of an account's ledger, the newest first. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { OperatorTable } from '../table/OperatorTable.tsx';
import type { Column } from '../table/TableRows.tsx';
import { creditManagerMessages } from './messages.ts';
import { type LedgerLine, listLedger, useLedger } from './useLedger.ts';

export function Ledger({ email }: { readonly email: string }) {
  const texts = useMessages(creditManagerMessages);
  return (
    <section aria-labelledby="ledger">
      <h3 id="ledger" className="mb-3 text-title">
        {texts.ledger}
      </h3>
      <OperatorTable
        label={texts.ledger}
        columns={useColumns()}
        rowId={({ id }) => id}
        list={useLedger(email)}
        texts={texts}
        download={{ name: 'credits', read: (before) => listLedger(email, before, 200) }}
      />
    </section>
  );
}

function useColumns(): readonly Column<LedgerLine>[] {
  const texts = useMessages(creditManagerMessages);
  const language = useLanguage();
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return [
    { id: 'kind', label: texts.kindHeading, width: 9, text: ({ kind }) => texts.kind(kind) },
    {
      id: 'amount',
      label: texts.amount,
      width: 6,
      isNumber: true,
      text: ({ amount }) => String(amount),
      draw: ({ amount }) => signed.format(amount),
    },
    { id: 'after', label: texts.after, width: 7, isNumber: true, text: ({ balance }) => String(balance) },
    {
      id: 'at',
      label: texts.at,
      width: 13,
      order: 'descending',
      text: ({ at }) => formatMoment(at, language),
      csv: ({ at }) => at,
    },
    { id: 'reason', label: texts.reason, width: 14, text: ({ reason }) => reason },
  ];
}
