/** What came wrong or broken: which pieces, and in the buyer's words. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { describeOptions, lineName } from '#shared/shop/describeLine.ts';
import type { Order } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { askForRemake } from './api.ts';
import { orderMessages } from './messages.ts';

interface RemakeProps {
  readonly order: Order;
  readonly onAsked: (order: Order) => void;
  readonly onClose: () => void;
}

export function RemakeDialog({ isOpen, ...props }: RemakeProps & { readonly isOpen: boolean }) {
  const texts = useMessages(orderMessages);
  return (
    <DialogOnDemand title={texts.remakeTitle} isOpen={isOpen} onClose={props.onClose}>
      <RemakeForm {...props} />
    </DialogOnDemand>
  );
}

const schema = z.object({
  lineIds: z.array(z.string()),
  words: z.string().trim().min(3).max(1_000),
});

function RemakeForm({ order, onAsked, onClose }: RemakeProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const explain = useExplain();
  const [only] = order.lines.length === 1 ? order.lines : [];
  const form = useForm({
    schema,
    initial: { lineIds: only ? [only.id] : [], words: '' },
    submit: async ({ lineIds, words }) => {
      if (lineIds.length === 0) throw new FormError(texts.remakeLinesMissing);
      onAsked(await askForRemake(order.id, lineIds, words));
    },
    explain,
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.remakeLead}</p>
      <Field form={form} name="lineIds">
        {({ value, onChange }) => (
          <fieldset>
            <legend className="font-semibold">{texts.remakeLines}</legend>
            {order.lines.map((line) => (
              <Checkbox
                key={line.id}
                isSelected={value.includes(line.id)}
                onChange={(isTicked) =>
                  onChange(isTicked ? [...value, line.id] : value.filter((id) => id !== line.id))
                }
              >
                {lineName(line, language)}
                <span className="block text-small text-ink-soft">
                  {describeOptions(line, language).join(' · ')}
                </span>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </Field>
      <Field form={form} name="words" wrong={texts.remakeWordsMissing}>
        {(field) => (
          <TextArea
            label={texts.remakeWords}
            description={texts.remakeWordsNote}
            maxLength={1_000}
            {...field}
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {texts.close}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {texts.remakeSend}
        </Button>
      </div>
    </Form>
  );
}
