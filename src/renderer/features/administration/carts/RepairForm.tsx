/** Mends or empties a cart, with a reason that is written down. */

import { useExplain } from '#features/failures/index.ts';
import { cartRepair } from '#shared/callables/shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { cartMessages } from './messages.ts';
import { type InspectedCart, useRepairCart } from './useCart.ts';

interface RepairFormProps {
  readonly email: string;
  readonly found: InspectedCart;
}

const repairSchema = cartRepair.input.pick({ act: true, reason: true });

export function RepairForm({ email, found: { uid, revision, isReadable } }: RepairFormProps) {
  const texts = useMessages(cartMessages);
  const repair = useRepairCart(email);
  const form = useForm({
    schema: repairSchema,
    initial: { act: isReadable ? 'mend' : 'empty', reason: '' },
    staysOpen: true,
    explain: useExplain({ conflict: texts.changedElsewhere }),
    submit: async (answers) => {
      await repair.mutateAsync({ uid, revision, ...answers });
      showToast({ tone: 'success', message: texts.repaired });
    },
  });
  return (
    <Form form={form} className="max-w-prose gap-5">
      <Field form={form} name="act">
        {({ name, value, onChange, onBlur }) => (
          <RadioGroup
            label={texts.whatToDo}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={[
              ...(isReadable
                ? [{ value: 'mend' as const, label: texts.mend, description: texts.mendNote }]
                : []),
              { value: 'empty' as const, label: texts.emptyIt, description: texts.emptyNote },
            ]}
          />
        )}
      </Field>
      <Field form={form} name="reason" wrong={texts.reasonWrong}>
        {(field) => (
          <TextArea label={texts.reason} description={texts.reasonHint} rows={2} maxLength={500} {...field} />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.repair}
      </Button>
    </Form>
  );
}
