/** One field of an item's kind, as it is written. */

import type { VaultContent } from '#shared/vault/content.ts';
import { choiceNames } from '#shared/vault/fieldNames.ts';
import { DateField } from '#ui/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { type FormState, useAnswer } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fieldHints } from '../fields/fieldHints.ts';
import type { ItemField } from '../fields/fieldTable.ts';
import { nameField } from '../fields/nameField.ts';
import type { ItemAnswers } from './itemAnswers.ts';
import { LetterField } from './LetterField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { privateField } from './privateField.ts';
import { SecretField } from './SecretField.tsx';
import { WebsitesField } from './WebsitesField.tsx';
import { yearOf } from './yearOf.ts';

export type ItemForm = FormState<ItemAnswers, VaultContent>;

interface FieldInputProps {
  readonly form: ItemForm;
  readonly field: ItemField;
  /** What stood there when the form was opened. */
  readonly base: VaultContent;
}

export function FieldInput({ form, field, base }: FieldInputProps) {
  const language = useLanguage();
  const label = nameField(language, field.name);
  const hints: Readonly<Record<string, string>> = useMessages(fieldHints);
  const hint = hints[`${base.kind}-${field.name}`] ?? hints[field.name];
  const known = [useAnswer(form, 'title'), useAnswer(form, 'fields.username') ?? ''];
  if (field.form === 'websites') {
    return (
      <Field form={form} name="websites">
        {(bound) => <WebsitesField {...bound} />}
      </Field>
    );
  }
  if (field.form === 'letter') {
    return (
      <Field form={form} name="body">
        {({ value, onChange, errorMessage }) => (
          <LetterField value={value} onChange={onChange} errorMessage={errorMessage} />
        )}
      </Field>
    );
  }
  return (
    <Field form={form} name={`fields.${field.name}`}>
      {(bound) => {
        const named = { ...bound, label, description: hint };
        switch (field.form) {
          case 'text':
            return <TextArea {...named} {...privateField} rows={3} />;
          case 'secret':
          case 'oneTimeCode':
            return <SecretField {...named} />;
          case 'password':
            return (
              <PasswordInput
                {...bound}
                label={label}
                known={known}
                isNew={bound.value !== Reflect.get(base, field.name)}
              />
            );
          case 'words':
            return <SecretField {...named} isLong />;
          case 'day':
            return <DateField {...named} completeYear={yearOf(field.name)} />;
          case 'choice':
            return (
              <RadioGroup
                label={label}
                value={bound.value}
                onChange={bound.onChange}
                options={(field.choices ?? []).map((choice) => ({
                  value: choice,
                  label: choiceNames[language][choice] ?? choice,
                }))}
              />
            );
          case 'phone':
            return <TextField {...named} {...privateField} inputMode="tel" />;
          case 'email':
            return <TextField {...named} {...privateField} inputMode="email" />;
          case 'website':
            return <TextField {...named} {...privateField} inputMode="url" placeholder="example.org" />;
          default:
            return <TextField {...named} {...privateField} />;
        }
      }}
    </Field>
  );
}
