/** Paying back a part of an order or all of it, with a reason. Pressed twice, it is paid back once. */
import { useState } from 'react';
import { z } from 'zod';
import { formatMoney } from '#shared/currency.ts';
import type { Order } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { readAmount, typedAmount } from '../readAmount.ts';
import { orderMessages } from './messages.ts';
import { refundable } from './orderFacts.ts';
import { useExplainOrder } from './useOrderAct.ts';
import { useChangeOrder } from './useOrders.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const texts = useMessages(orderMessages);
  return (
    <DialogOnDemand title={texts.refund} isOpen={isOpen} onClose={onClose}>
      <RefundForm order={order} onDone={onClose} />
    </DialogOnDemand>
  );
}

const refundOf = (most: number) =>
  z.object({
    amount: z
      .string()
      .transform((typed) => readAmount(typed) ?? 0)
      .pipe(z.int().min(1).max(most)),
    reason: z.string().trim().min(3).max(1_000),
  });

function RefundForm({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const change = useChangeOrder(order);
  // Sent again after an answer was lost, it is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const [most] = useState(() => refundable(order));
  const left = formatMoney(most, language);
  const form = useForm({
    schema: refundOf(most),
    initial: { amount: '', reason: '' },
    explain: useExplainOrder(),
    submit: async (refund) => {
      await change.mutateAsync({ do: 'refund', key, ...refund });
      showToast({ tone: 'success', message: texts.done });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.refundLead(left)}</p>
      <Field form={form} name="amount" wrong={texts.amountWrong(left)}>
        {(field) => (
          <div className="flex flex-col items-start gap-2">
            <TextField
              label={texts.amount}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              className="w-full"
              {...field}
            />
            <Button variant="quiet" size="small" onPress={() => field.onChange(typedAmount(most))}>
              {texts.all}
            </Button>
          </div>
        )}
      </Field>
      <Field form={form} name="reason" wrong={texts.reasonWrong}>
        {(field) => (
          <TextArea
            label={texts.reason}
            description={texts.reasonHint}
            rows={3}
            maxLength={1_000}
            {...field}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" isPending={form.isPending} className="self-start">
        {texts.refund}
      </Button>
    </Form>
  );
}
