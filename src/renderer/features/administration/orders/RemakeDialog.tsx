/** The answer to a buyer whose piece came wrong or broken: made again for free, or declined with words for them. */
import { z } from 'zod';
import type { Order, OrderEvent } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { LineChoice } from './LineChoice.tsx';
import { orderMessages } from './messages.ts';
import { useExplainOrder } from './useOrderAct.ts';
import { useChangeOrder } from './useOrders.ts';

interface RemakeFormProps {
  readonly order: Order;
  /** What was asked, and of which lines. */
  readonly asked: OrderEvent;
}

interface RemakeDialogProps extends RemakeFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RemakeDialog({ order, asked, isOpen, onClose }: RemakeDialogProps) {
  const texts = useMessages(orderMessages);
  return (
    <DialogOnDemand title={texts.answerRemake} isOpen={isOpen} onClose={onClose}>
      <RemakeForm order={order} asked={asked} onDone={onClose} />
    </DialogOnDemand>
  );
}

const answerSchema = z
  .object({
    decision: z.enum(['remake', 'decline']),
    lineIds: z.array(z.uuid()),
    words: z.string().trim().max(1_000),
  })
  .superRefine(({ decision, lineIds, words }, context) => {
    if (decision === 'remake' && lineIds.length === 0)
      context.addIssue({ code: 'custom', path: ['lineIds'] });
    if (decision === 'decline' && words.length < 3) context.addIssue({ code: 'custom', path: ['words'] });
  });

function RemakeForm({ order, asked, onDone }: RemakeFormProps & { readonly onDone: () => void }) {
  const texts = useMessages(orderMessages);
  const change = useChangeOrder(order);
  const form = useForm({
    schema: answerSchema,
    initial: { decision: 'remake', lineIds: [...asked.lineIds], words: '' },
    explain: useExplainOrder(),
    submit: async ({ decision, lineIds, words }) => {
      const answer =
        decision === 'remake' ? ({ is: 'remake', lineIds } as const) : ({ is: 'decline', words } as const);
      await change.mutateAsync({ do: 'answer', answer });
      showToast({ tone: 'success', message: texts.done });
      onDone();
    },
  });
  const decision = useAnswer(form, 'decision');
  return (
    <Form form={form}>
      <div>
        <p className="text-small text-ink-soft">{texts.remakeLead}</p>
        <blockquote dir="auto" className="mt-1 border-s-2 border-line-strong ps-4 whitespace-pre-wrap">
          {asked.note}
        </blockquote>
      </div>
      <Field form={form} name="decision">
        {({ name, value, onChange, onBlur }) => (
          <RadioGroup
            label={texts.decision}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={[
              { value: 'remake', label: texts.remake },
              { value: 'decline', label: texts.decline },
            ]}
          />
        )}
      </Field>
      {decision === 'remake' ? (
        <Field form={form} name="lineIds" wrong={texts.chooseLines}>
          {({ value, onChange, errorMessage }) => (
            <LineChoice lines={order.lines} chosen={value} onChange={onChange} errorMessage={errorMessage} />
          )}
        </Field>
      ) : (
        <Field form={form} name="words" wrong={texts.reasonWrong}>
          {(field) => <TextArea label={texts.words} rows={4} maxLength={1_000} {...field} />}
        </Field>
      )}
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.send}
      </Button>
    </Form>
  );
}
