/** Ties one answer of a form to the field that draws it: `{(field) => <TextField label={label} {...field} />}`. */
import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { useMessages } from '../language/messages.tsx';
import { uiMessages } from '../messages.ts';
import { explainIssue } from './explainIssue.ts';
import type { FormState } from './useForm.ts';

/** What can be given the keyboard when its answer is the first wrong one. */
interface Focusable {
  focus(): void;
}

interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly focusRef: (target: Focusable | null) => void;
  readonly errorMessage: string | null;
}

interface FieldProps<Answers extends FieldValues, Taken, Name extends FieldPath<Answers>> {
  readonly form: Pick<FormState<Answers, Taken>, 'control'>;
  readonly name: Name;
  /** The form's own sentence for whatever is wrong with this answer. */
  readonly wrong?: string;
  readonly children: (field: BoundField<FieldPathValue<Answers, Name>>) => ReactNode;
}

export function Field<Answers extends FieldValues, Taken, Name extends FieldPath<Answers>>({
  form,
  name,
  wrong,
  children,
}: FieldProps<Answers, Taken, Name>) {
  const messages = useMessages(uiMessages);
  const { field, fieldState } = useController<Answers, Name, Taken>({ control: form.control, name });
  const { error } = fieldState;
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    focusRef: field.ref,
    errorMessage: error ? (wrong ?? explainIssue(error, field.value, messages)) : null,
  });
}
