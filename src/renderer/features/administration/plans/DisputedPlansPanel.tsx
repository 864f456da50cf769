/** Plans that a bank looks into: whose, how much, and what is to be done until when. */
import { call } from '#platform/backend/callables.ts';
import { type DisputedPlan, subscriptionsListDisputed } from '#shared/callables/subscriptions.ts';
import { formatMoney } from '#shared/currency.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { plans } from '#shared/plans.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { StateLabel } from '../operations/StateLabel.tsx';
import { OperatorTable } from '../table/OperatorTable.tsx';
import type { Column } from '../table/TableRows.tsx';
import { usePages } from '../usePages.ts';
import { planMessages } from './messages.ts';

async function listDisputed() {
  return { entries: (await call(subscriptionsListDisputed, {})).plans, next: null };
}

export function DisputedPlansPanel() {
  const texts = useMessages(planMessages);
  const list = usePages({ key: administrationKeys.disputedPlans, read: listDisputed });
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <OperatorTable
        label={texts.title}
        columns={useColumns()}
        rowId={({ disputeId }) => disputeId}
        list={list}
        texts={texts}
        download={{ name: 'disputed-plans', read: listDisputed }}
      />
    </section>
  );
}

function useColumns(): readonly Column<DisputedPlan>[] {
  const texts = useMessages(planMessages);
  const language = useLanguage();
  const days = longDateFormat(language, { dateStyle: 'medium' });
  const toDo = ({ answerBy }: DisputedPlan) =>
    answerBy === null ? texts.wait : texts.answer(days.format(answerBy));
  return [
    { id: 'owner', label: texts.owner, width: 14, text: ({ email }) => email ?? texts.gone },
    {
      id: 'plan',
      label: texts.plan,
      width: 9,
      text: ({ planId, interval }) => texts[interval](plans[planId].name),
    },
    {
      id: 'amount',
      label: texts.amount,
      width: 6,
      isNumber: true,
      text: ({ amount }) => formatMoney(amount, language),
    },
    {
      id: 'toDo',
      label: texts.toDo,
      width: 13,
      text: toDo,
      draw: (plan) => (
        <StateLabel tone={plan.answerBy === null ? 'notice' : 'danger'}>{toDo(plan)}</StateLabel>
      ),
    },
    { id: 'dispute', label: texts.dispute, width: 12, text: ({ disputeId }) => disputeId },
  ];
}
