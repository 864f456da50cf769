/** What administrators did, newest first. */
import { useState } from 'react';
import { call } from '#platform/backend/callables.ts';
import { type AdministratorAct, operationsListActs } from '#shared/callables/operations.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { OperatorTable } from '../table/OperatorTable.tsx';
import { SearchField } from '../table/SearchField.tsx';
import type { Column } from '../table/TableRows.tsx';
import { usePages } from '../usePages.ts';
import { usePaused } from '../usePaused.ts';
import { tellChange, tellSubject } from './actWords.ts';
import { actMessages } from './messages.ts';

async function listActs(search: string, before: string | null, limit = 50) {
  const { acts, next } = await call(operationsListActs, {
    search,
    limit,
    ...(before === null ? {} : { before }),
  });
  return { entries: acts, next };
}

export function ActsPanel() {
  const texts = useMessages(actMessages);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const list = usePages({
    key: administrationKeys.acts(search),
    read: (before) => listActs(search, before),
    keepsShowing: true,
  });
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <OperatorTable
        label={texts.title}
        columns={useColumns()}
        rowId={({ id }) => id}
        list={list}
        texts={texts}
        download={{ name: 'acts', read: (before) => listActs(search, before, 200) }}
        choice={<SearchField hint={texts.searchHint} value={typed} onChange={setTyped} />}
      />
    </section>
  );
}

function useColumns(): readonly Column<AdministratorAct>[] {
  const texts = useMessages(actMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    { id: 'what', label: texts.what, width: 10, text: ({ act }) => texts.act(act) },
    {
      id: 'subject',
      label: texts.subject,
      width: 10,
      text: (act) => tellSubject(act, language),
      csv: ({ subject }) => subject,
    },
    {
      id: 'change',
      label: texts.change,
      width: 10.5,
      text: (act) => tellChange(act, language),
      csv: ({ change }) => change,
    },
    { id: 'reason', label: texts.reason, width: 10.5, text: ({ reason }) => reason },
    { id: 'by', label: texts.by, width: 10.5, text: ({ administrator }) => administrator },
    {
      id: 'when',
      label: texts.when,
      width: 12,
      order: 'descending',
      text: ({ at }) => day.format(new Date(at)),
      csv: ({ at }) => at,
    },
  ];
}
