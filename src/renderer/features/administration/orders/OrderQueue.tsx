/** The queue of orders, newest first: by state with how many stand in each, by number or address, or those that wait for an answer. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '#shared/currency.ts';
import { orderStates } from '#shared/shop/order.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { OperatorTable } from '../table/OperatorTable.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { usePaused } from '../usePaused.ts';
import { listOrders, type OrderChoice } from './api.ts';
import { orderMessages } from './messages.ts';
import { readChoice, writeChoice } from './orderAddress.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderCounts, useOrders } from './useOrders.ts';

export function OrderQueue() {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const chosen = readChoice(query);
  const [typed, setTyped] = useState(chosen.search);
  const search = usePaused(typed.trim());
  const counts = useOrderCounts();
  const choose = (changed: Partial<OrderChoice>) =>
    setQuery(writeChoice({ ...chosen, ...changed }), { replace: true });
  useEffect(() => {
    setQuery((current) => writeChoice({ ...readChoice(current), search }), { replace: true });
  }, [search, setQuery]);
  const columns = useOrderColumns(chosen, (amount) => formatMoney(amount, language));
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <OperatorTable
        label={texts.title}
        columns={columns}
        rowId={({ id }) => id}
        list={useOrders(chosen)}
        texts={texts}
        download={{ name: 'orders', read: (before) => listOrders(chosen, before, 200) }}
        choice={
          <>
            <SearchField hint={texts.searchHint} value={typed} onChange={setTyped} />
            <Select
              label={texts.show}
              value={chosen.state ?? 'all'}
              onChange={(value) => choose({ state: value === 'all' ? null : value })}
              options={[
                { value: 'all' as const, label: texts.everyState },
                ...orderStates.map((state) => ({
                  value: state,
                  label: counts
                    ? texts.counted(texts.state(state), counts.byState[state] ?? 0)
                    : texts.state(state),
                })),
              ]}
              className="w-full sm:w-60"
            />
            <Checkbox
              isSelected={chosen.needsAnswer}
              onChange={(needsAnswer) => choose({ needsAnswer })}
              className="min-h-11"
            >
              {texts.needsAnswer(counts?.needAnswer ?? null)}
            </Checkbox>
          </>
        }
      />
    </section>
  );
}
