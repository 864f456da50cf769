/** The last day on which the clone speaks, if there is to be one. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { todayHere } from '#ui/today.ts';
import { changeSettings } from '../api.ts';
import { studioMessages } from '../messages.ts';
import type { StudioProps } from '../studioProps.ts';
import { useReadAgain } from '../useClone.ts';
import { endingMessages } from './messages.ts';

const schema = z
  .object({ ends: z.enum(['never', 'on']), day: z.string() })
  .refine(
    ({ ends, day }) => ends === 'never' || (z.iso.date().safeParse(day).success && day >= todayHere()),
    {
      path: ['day'],
    },
  );

export function ExpiryForm({ userId, clone: { revision, expiresOn } }: StudioProps) {
  const messages = useMessages(endingMessages);
  const texts = useMessages(studioMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const form = useForm({
    schema,
    initial: { ends: expiresOn === null ? ('never' as const) : ('on' as const), day: expiresOn ?? '' },
    submit: async ({ ends, day }) => {
      await changeSettings({ revision, expiresOn: ends === 'never' ? null : day });
      showToast({ message: texts.saved, tone: 'success' });
      await readAgain('settings');
    },
    explain: useExplain({ conflict: messages.conflict }),
    staysOpen: true,
  });
  const ends = useAnswer(form, 'ends');
  return (
    <Form form={form}>
      <Field form={form} name="ends">
        {({ value, onChange }) => (
          <RadioGroup
            label={messages.expiry}
            value={value}
            onChange={onChange}
            options={[
              { value: 'never', label: messages.expiryNone },
              { value: 'on', label: messages.expiryOn },
            ]}
          />
        )}
      </Field>
      {ends === 'on' ? (
        <Field form={form} name="day" wrong={messages.expiryPast}>
          {({ focusRef, ...field }) => (
            <DateField label={messages.expiryDay} focusRef={focusRef} {...field} />
          )}
        </Field>
      ) : null}
      <Button
        variant="secondary"
        isPending={form.isPending}
        onPress={change(form.submit)}
        className="self-start"
      >
        {messages.expirySave}
      </Button>
    </Form>
  );
}
