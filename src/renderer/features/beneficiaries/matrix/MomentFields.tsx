/** When something comes: at release, on a date or at an age, as the fields of a form. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FIRST_AGE, LAST_AGE, type ReleaseMoment, type Wish } from '#shared/legacy/wish.ts';
import { DateField } from '#ui/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { type FormState, useAnswer } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { wholeYearAhead } from '#ui/wholeYear.ts';
import { matrixMessages } from './messages.ts';

export const wishAnswersSchema = z
  .object({
    is: z.enum(['at-release', 'on-date', 'at-age']),
    date: z.string(),
    years: z.string(),
    message: z.string().trim().max(2_000),
    /** Asked where it is needed and not known; empty otherwise. */
    birthDate: z.union([z.literal(''), z.iso.date()]),
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
export type WishAnswers = z.infer<typeof wishAnswersSchema>;

export function momentOf({ is, date, years }: Pick<WishAnswers, 'is' | 'date' | 'years'>): ReleaseMoment {
  switch (is) {
    case 'at-release':
      return { is };
    case 'on-date':
      return { is, date };
    case 'at-age':
      return { is, years: Number(years) };
  }
}

/** Null for what is not left yet. */
export function wishAnswersOf(wish: Wish | null): WishAnswers {
  const when = wish?.when ?? { is: 'at-release' };
  return {
    is: when.is,
    date: when.is === 'on-date' ? when.date : '',
    years: when.is === 'at-age' ? String(when.years) : '',
    message: wish?.message ?? '',
    birthDate: '',
  };
}

interface MomentFieldsProps {
  readonly form: FormState<WishAnswers>;
  /** Below the age. */
  readonly children?: ReactNode;
}

export function MomentFields({ form, children }: MomentFieldsProps) {
  const messages = useMessages(matrixMessages);
  const is = useAnswer(form, 'is');
  return (
    <>
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
        <>
          <Field form={form} name="years" wrong={messages.ageWrong}>
            {(field) => <TextField label={messages.age} inputMode="numeric" maxLength={3} {...field} />}
          </Field>
          {children}
        </>
      ) : null}
    </>
  );
}
