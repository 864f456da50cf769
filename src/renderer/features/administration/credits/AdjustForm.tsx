/** Grants credits or takes them back. Sent again after an answer was lost, it is the same line of the ledger. */
import { useRef } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { creditManagerMessages } from './messages.ts';
import { useAdjustCredits } from './useLedger.ts';

interface AdjustFormProps {
  readonly email: string;
  readonly uid: string;
}

const adjustmentSchema = z.object({
  direction: z.enum(['grant', 'take-back']),
  count: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100_000)),
  reason: z.string().trim().min(3).max(500),
});
const nothingTyped: z.input<typeof adjustmentSchema> = { direction: 'grant', count: '', reason: '' };

export function AdjustForm({ email, uid }: AdjustFormProps) {
  const texts = useMessages(creditManagerMessages);
  const adjust = useAdjustCredits(email);
  /** The change that was sent last, so that the same one keeps its key until it is known to be done. */
  const sent = useRef({ change: '', key: '' });
  const form = useForm({
    schema: adjustmentSchema,
    initial: nothingTyped,
    staysOpen: true,
    explain: useExplain({ 'credits-insufficient': texts.tooMany }),
    submit: async ({ direction, count, reason }) => {
      const amount = direction === 'grant' ? count : -count;
      const change = JSON.stringify([amount, reason]);
      if (sent.current.change !== change) sent.current = { change, key: crypto.randomUUID() };
      const { balance } = await adjust.mutateAsync({ uid, key: sent.current.key, amount, reason });
      sent.current = { change: '', key: '' };
      form.replace(nothingTyped);
      showToast({ tone: 'success', message: texts.done(balance) });
    },
  });
  return (
    <Form form={form}>
      <h3 className="text-title">{texts.change}</h3>
      <Field form={form} name="direction">
        {({ name, value, onChange, onBlur }) => (
          <RadioGroup
            label={texts.direction}
            inline
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={[
              { value: 'grant', label: texts.grant },
              { value: 'take-back', label: texts.takeBack },
            ]}
          />
        )}
      </Field>
      <Field form={form} name="count" wrong={texts.howManyWrong}>
        {(field) => (
          <TextField
            label={texts.howMany}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            className="max-w-60"
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="reason" wrong={texts.reasonWrong}>
        {(field) => (
          <TextArea label={texts.reason} description={texts.reasonHint} rows={2} maxLength={500} {...field} />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.change}
      </Button>
    </Form>
  );
}
