/** The dialog that names somebody, or changes what is known of them. */
import { useState } from 'react';
import { z } from 'zod';
import { type OwnSentences, useExplain } from '#features/failures/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  type Beneficiary,
  type BeneficiaryWords,
  beneficiaryWordsSchema,
} from '#shared/legacy/beneficiary.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { AskedField } from '../people/personActions.ts';
import { formMessages } from './formMessages.ts';
import { ItemChooser } from './ItemChooser.tsx';

interface PersonFormProps {
  readonly userId: UserId;
  /** Null for somebody new. */
  readonly person: Beneficiary | null;
  /** Where the dialog begins. */
  readonly field: AskedField;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rejects when it could not be saved. The id is the same for each attempt of one opening. */
  readonly onSave: (words: BeneficiaryWords, beneficiaryId: BeneficiaryId) => Promise<void>;
}

export function PersonForm({ isOpen, onClose, ...rest }: PersonFormProps) {
  const messages = useMessages(formMessages);
  const { person } = rest;
  return (
    <Dialog
      title={person ? messages.changeTitle(person.name) : messages.addTitle}
      isOpen={isOpen}
      onClose={onClose}
    >
      {/* Inside the dialog, so that each opening begins with what is known now. */}
      <Fields {...rest} onClose={onClose} />
    </Dialog>
  );
}

const nothing = z.literal('').transform(() => null);

/** As the fields have it: what is empty there is null. */
const answersSchema = z.object({
  name: beneficiaryWordsSchema.shape.name,
  relationship: z.string().trim().max(100),
  email: z.union([nothing, emailAddressSchema]),
  phone: z.string().trim().max(40),
  birthDate: z.union([nothing, z.iso.date()]),
  photoItemId: z.string().nullable(),
  text: z.string().max(20_000),
  recordingId: z.string().nullable(),
  knowledge: z.enum(['knows', 'silent']),
});

function answersOf(person: Beneficiary | null): z.input<typeof answersSchema> {
  return {
    name: person?.name ?? '',
    relationship: person?.relationship ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    birthDate: person?.birthDate ?? '',
    photoItemId: person?.photoItemId ?? null,
    text: person?.message.text ?? '',
    recordingId: person?.message.mediaItemId ?? null,
    knowledge: person?.knowsNow === false ? 'silent' : 'knows',
  };
}

function wordsOf(answers: z.output<typeof answersSchema>): BeneficiaryWords {
  const { text, recordingId, knowledge, ...rest } = answers;
  return beneficiaryWordsSchema.parse({
    ...rest,
    message: { text, mediaItemId: recordingId },
    knowsNow: knowledge === 'knows',
  });
}

function Fields({ userId, person, field: begun, onClose, onSave }: Omit<PersonFormProps, 'isOpen'>) {
  const messages = useMessages(formMessages);
  const own: OwnSentences = { conflict: messages.conflict };
  const [beneficiaryId] = useState(() => person?.id ?? beneficiaryIdSchema.parse(crypto.randomUUID()));
  const form = useForm({
    schema: answersSchema,
    initial: answersOf(person),
    submit: async (answers) => {
      await onSave(wordsOf(answers), beneficiaryId);
      onClose();
    },
    explain: useExplain(own),
    asksBeforeLeaving: true,
  });
  const isBirthDateAsked =
    begun === 'birthDate' ||
    answersOf(person).birthDate !== '' ||
    (person?.wishes.some(({ when }) => when.is === 'at-age') ?? false);
  return (
    <Form form={form}>
      <Field form={form} name="name" wrong={messages.nameMissing}>
        {(field) => (
          <TextField
            label={messages.name}
            maxLength={200}
            autoFocus={begun === 'name'}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="relationship">
        {(field) => (
          <TextField
            label={messages.relationship}
            labelNote={messages.optional}
            placeholder={messages.relationshipPlaceholder}
            maxLength={100}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="email" wrong={messages.emailWrong}>
        {(field) => (
          <TextField
            label={messages.email}
            labelNote={messages.optional}
            description={messages.emailHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus={begun === 'email'}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="knowledge">
        {(field) => (
          <RadioGroup
            label={messages.knowledge}
            options={[
              { value: 'knows', label: messages.knowsNow, description: messages.knowsNowHint },
              { value: 'silent', label: messages.silent, description: messages.silentHint },
            ]}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      </Field>
      <Field form={form} name="photoItemId">
        {(field) => (
          <ItemChooser
            userId={userId}
            label={messages.photo}
            kinds={['photo']}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      </Field>
      <Field form={form} name="text">
        {(field) => (
          <TextArea
            label={messages.message}
            labelNote={messages.optional}
            description={messages.messageHint}
            maxLength={20_000}
            autoFocus={begun === 'text'}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="recordingId">
        {(field) => (
          <ItemChooser
            userId={userId}
            label={messages.recording}
            hint={messages.recordingHint}
            kinds={['audio', 'video']}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      </Field>
      {isBirthDateAsked ? (
        <Field form={form} name="birthDate">
          {(field) => (
            <DateField
              label={messages.birthDate}
              labelNote={messages.optional}
              description={messages.birthDateHint}
              autoFocus={begun === 'birthDate'}
              {...field}
            />
          )}
        </Field>
      ) : null}
      <Field form={form} name="phone">
        {(field) => (
          <TextField
            label={messages.phone}
            labelNote={messages.optional}
            type="tel"
            maxLength={40}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" isPending={form.isPending}>
          {person ? messages.save : messages.add}
        </Button>
      </div>
    </Form>
  );
}
