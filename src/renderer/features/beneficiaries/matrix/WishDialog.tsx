/** When somebody receives a thing, and which words stand above it. */
import { z } from 'zod';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { FIRST_AGE, LAST_AGE, type ReleaseMoment, type Wish, wishSchema } from '#shared/legacy/wish.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { wholeYearAhead } from '#ui/wholeYear.ts';
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
}

export function WishDialog({ cell, isOpen, onClose, onSave }: WishDialogProps) {
  const messages = useMessages(matrixMessages);
  const title = cell ? messages.wishTitle(cell.thing.title, cell.person.name) : '';
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {cell ? <Fields cell={cell} onClose={onClose} onSave={onSave} /> : null}
    </Dialog>
  );
}

const schema = z
  .object({
    is: z.enum(['at-release', 'on-date', 'at-age']),
    date: z.string(),
    years: z.string(),
    message: z.string().trim().max(2_000),
  })
  .superRefine(({ is, date, years }, context) => {
    if (is === 'on-date' && !z.iso.date().safeParse(date).success) {
      context.addIssue({ code: 'invalid_format', format: 'date', path: ['date'] });
    }
    const age = Number(years);
    if (is === 'at-age' && !(Number.isInteger(age) && age >= FIRST_AGE && age <= LAST_AGE)) {
      context.addIssue({ code: 'invalid_format', format: 'number', path: ['years'] });
    }
  });
type Answers = z.infer<typeof schema>;

function momentOf({ is, date, years }: Answers): ReleaseMoment {
  switch (is) {
    case 'at-release':
      return { is };
    case 'on-date':
      return { is, date };
    case 'at-age':
      return { is, years: Number(years) };
  }
}

function answersOf(wish: Wish | null): Answers {
  const when = wish?.when ?? { is: 'at-release' };
  return {
    is: when.is,
    date: when.is === 'on-date' ? when.date : '',
    years: when.is === 'at-age' ? String(when.years) : '',
    message: wish?.message ?? '',
  };
}

interface FieldsProps extends Omit<WishDialogProps, 'cell' | 'isOpen'> {
  readonly cell: WishedCell;
}

function Fields({ cell, onClose, onSave }: FieldsProps) {
  const { thing, wish, person } = cell;
  const messages = useMessages(matrixMessages);
  const form = useForm({
    schema,
    initial: answersOf(wish),
    submit: async (answers) => {
      onSave(wishSchema.parse({ thing: thing.thing, when: momentOf(answers), message: answers.message }));
      onClose();
    },
    asksBeforeLeaving: true,
  });
  const is = useAnswer(form, 'is');
  return (
    <Form form={form}>
      <Field form={form} name="is">
        {(field) => (
          <RadioGroup
            label={messages.when}
            options={[
              { value: 'at-release', label: messages.atRelease },
              { value: 'on-date', label: messages.onDate, description: messages.onDateHint },
              { value: 'at-age', label: messages.atAge },
            ]}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      </Field>
      {is === 'on-date' ? (
        <Field form={form} name="date" wrong={messages.dateMissing}>
          {(field) => <DateField label={messages.date} completeYear={wholeYearAhead} {...field} />}
        </Field>
      ) : null}
      {is === 'at-age' ? (
        <Field form={form} name="years" wrong={messages.ageWrong}>
          {(field) => (
            <TextField
              label={messages.age}
              inputMode="numeric"
              maxLength={3}
              description={person.birthDate === null ? messages.noBirthDate : undefined}
              {...field}
            />
          )}
        </Field>
      ) : null}
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
        <Button type="submit">{messages.save}</Button>
      </div>
    </Form>
  );
}
