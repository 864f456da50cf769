/** Where a ledger cannot be read whole, or its balance is not the sum of its lines: what is wrong, and adding it up again. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { creditManagerMessages } from './messages.ts';
import { type LedgerState, useRepairCredits } from './useLedger.ts';

interface LedgerRepairProps {
  readonly email: string;
  readonly uid: string;
  readonly ledger: LedgerState;
}

const repairSchema = z.object({ reason: z.string().trim().min(3).max(500) });

export function LedgerRepair({ email, uid, ledger }: LedgerRepairProps) {
  const texts = useMessages(creditManagerMessages);
  const repair = useRepairCredits(email);
  // Sent again after an answer was lost, it is the same line of the ledger.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: repairSchema,
    initial: { reason: '' },
    staysOpen: true,
    explain: useExplain({}),
    submit: async ({ reason }) => {
      const { balance } = await repair.mutateAsync({ uid, key, reason });
      setKey(crypto.randomUUID());
      showToast({ tone: 'success', message: texts.done(balance) });
    },
  });
  const { account, isAccountReadable, sum, unreadable, unnumbered } = ledger;
  const isWhole = isAccountReadable && account.balance === sum;
  const lost = unreadable.length + unnumbered;
  if (isWhole && lost === 0) return null;
  return (
    <section aria-labelledby="not-whole">
      <Card>
        <h3 id="not-whole" className="text-title">
          {texts.notWhole}
        </h3>
        {lost > 0 && <p className="mt-2">{texts.linesLost(lost)}</p>}
        {unreadable.length > 0 && <p className="mt-1 text-small text-ink-soft">{unreadable.join(', ')}</p>}
        {!isAccountReadable && <p className="mt-2">{texts.balanceLost(sum)}</p>}
        {isAccountReadable && !isWhole && <p className="mt-2">{texts.balanceOther(account.balance, sum)}</p>}
        {!isWhole && (
          <div className="mt-4">
            <Form form={form}>
              <Field form={form} name="reason" wrong={texts.reasonWrong}>
                {(field) => (
                  <TextArea
                    label={texts.reason}
                    description={texts.reasonHint}
                    rows={2}
                    maxLength={500}
                    {...field}
                  />
                )}
              </Field>
              <Button type="submit" isPending={form.isPending} className="self-start">
                {texts.repair(sum)}
              </Button>
            </Form>
          </div>
        )}
      </Card>
    </section>
  );
}
