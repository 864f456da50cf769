/** When somebody receives a thing, and which words stand above it. */
import { useExplain } from '#features/failures/index.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { type Wish, wishSchema } from '#shared/legacy/wish.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { formMessages } from '../person/formMessages.ts';
import { MomentFields, momentOf, wishAnswersOf, wishAnswersSchema } from './MomentFields.tsx';
import { matrixMessages } from './messages.ts';
import type { Thing } from './things.ts';

export interface WishedCell {
  readonly person: Beneficiary;
  readonly thing: Thing;
  /** Null for what they are not left yet: saving leaves it. */
  readonly wish: Wish | null;
}

interface WishDialogProps {
  readonly cell: WishedCell | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null: they are not left it. */
  readonly onSave: (wish: Wish | null) => void;
  /** Throws CallableError. */
  readonly onBirthDate: (birthDate: string) => Promise<void>;
}

export function WishDialog({ cell, isOpen, onClose, ...saving }: WishDialogProps) {
  const messages = useMessages(matrixMessages);
  const title = cell ? messages.wishTitle(cell.thing.title, cell.person.name) : '';
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {cell ? <Fields cell={cell} onClose={onClose} {...saving} /> : null}
    </Dialog>
  );
}

interface FieldsProps extends Omit<WishDialogProps, 'cell' | 'isOpen'> {
  readonly cell: WishedCell;
}

function Fields({ cell, onClose, onSave, onBirthDate }: FieldsProps) {
  const { thing, wish, person } = cell;
  const messages = useMessages(matrixMessages);
  const texts = useMessages(formMessages);
  const form = useForm({
    schema: wishAnswersSchema,
    initial: wishAnswersOf(wish),
    submit: async (answers) => {
      const { is, birthDate, message } = answers;
      if (is === 'at-age' && birthDate !== '') await onBirthDate(birthDate);
      onSave(wishSchema.parse({ thing: thing.thing, when: momentOf(answers), message }));
      onClose();
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <MomentFields form={form}>
        {person.birthDate === null ? (
          <Field form={form} name="birthDate">
            {(field) => (
              <DateField
                label={messages.birthDate}
                labelNote={texts.optional}
                description={messages.birthDateHint}
                {...field}
              />
            )}
          </Field>
        ) : null}
      </MomentFields>
      <Field form={form} name="message">
        {(field) => (
          <TextArea label={messages.words} description={messages.wordsHint} maxLength={2_000} {...field} />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        {wish ? (
          <Button
            variant="quiet"
            onPress={() => {
              onSave(null);
              onClose();
            }}
          >
            {messages.doNotLeave}
          </Button>
        ) : null}
        <Button type="submit" isPending={form.isPending}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
