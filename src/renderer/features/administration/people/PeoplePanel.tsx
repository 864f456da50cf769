/** Accounts by their address, with plan and use. */
import { useState } from 'react';
import { formatBytes } from '#features/media/index.ts';
import { planName } from '#features/pricing/index.ts';
import { call } from '#platform/backend/callables.ts';
import { type FoundAccount, operationsFindAccounts } from '#shared/callables/operations.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { planOf } from '#shared/plans.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { StateLabel, type StateTone } from '../operations/StateLabel.tsx';
import { OperatorTable } from '../table/OperatorTable.tsx';
import { SearchField } from '../table/SearchField.tsx';
import type { Column } from '../table/TableRows.tsx';
import { usePages } from '../usePages.ts';
import { usePaused } from '../usePaused.ts';
import { peopleMessages } from './messages.ts';

async function findAccounts(search: string, before: string | null, limit = 50) {
  const { accounts, next } = await call(operationsFindAccounts, {
    search,
    limit,
    ...(before === null ? {} : { before }),
  });
  return { entries: accounts, next };
}

export function PeoplePanel() {
  const texts = useMessages(peopleMessages);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim().toLowerCase());
  const list = usePages({
    key: administrationKeys.people(search),
    read: (before) => findAccounts(search, before),
    keepsShowing: true,
    isLogged: true,
  });
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <OperatorTable
        label={texts.title}
        columns={useColumns(search === '' ? 'since' : 'address')}
        rowId={({ uid }) => uid}
        list={list}
        texts={texts}
        download={{ name: 'accounts', read: (before) => findAccounts(search, before, 200) }}
        choice={<SearchField hint={texts.searchHint} value={typed} onChange={setTyped} />}
      />
    </section>
  );
}

function useColumns(ordered: 'since' | 'address'): readonly Column<FoundAccount>[] {
  const texts = useMessages(peopleMessages);
  const language = useLanguage();
  const format = longDateFormat(language, { dateStyle: 'medium' });
  const day = (instant: string) => format.format(new Date(instant));
  const stateOf = (account: FoundAccount): { readonly tone: StateTone; readonly text: string } => {
    if (account.deletionDueAt !== null)
      return { tone: 'danger', text: texts.leaving(day(account.deletionDueAt)) };
    if (account.isDisabled) return { tone: 'danger', text: texts.disabled };
    return account.isEmailVerified
      ? { tone: 'success', text: texts.confirmed }
      : { tone: 'notice', text: texts.unconfirmed };
  };
  return [
    {
      id: 'address',
      label: texts.address,
      width: 14,
      text: ({ email }) => email,
      ...(ordered === 'address' ? { order: 'ascending' as const } : {}),
    },
    {
      id: 'state',
      label: texts.state,
      width: 9,
      text: (account) => stateOf(account).text,
      draw: (account) => <StateLabel tone={stateOf(account).tone}>{stateOf(account).text}</StateLabel>,
    },
    { id: 'plan', label: texts.plan, width: 5.5, text: ({ plan }) => planName(planOf(plan), language) },
    {
      id: 'storage',
      label: texts.storage,
      width: 9.5,
      text: ({ storageUsed, storageLimit }) =>
        texts.used(formatBytes(storageUsed, language), formatBytes(storageLimit, language)),
    },
    { id: 'credits', label: texts.credits, width: 5, isNumber: true, text: ({ credits }) => String(credits) },
    { id: 'orders', label: texts.orders, width: 6, isNumber: true, text: ({ orders }) => String(orders) },
    {
      id: 'since',
      label: texts.since,
      width: 7.5,
      text: ({ createdAt }) => day(createdAt),
      csv: ({ createdAt }) => createdAt,
      ...(ordered === 'since' ? { order: 'descending' as const } : {}),
    },
    {
      id: 'lastLogin',
      label: texts.lastLogin,
      width: 7.5,
      text: ({ lastLogin }) => (lastLogin === null ? texts.never : day(lastLogin)),
      csv: ({ lastLogin }) => lastLogin ?? '',
    },
  ];
}
