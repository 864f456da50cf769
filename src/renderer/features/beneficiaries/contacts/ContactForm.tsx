/** The dialog that names a trusted contact, or changes what is known of them. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import {
  type TrustedContactDocument,
  type TrustedContactWords,
  trustedContactWordsSchema,
} from '#shared/legacy/trustedContact.ts';
import { type TrustedContactId, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formMessages } from '../person/formMessages.ts';
import { contactMessages } from './messages.ts';

interface ContactFormProps {
  /** Null for somebody new. */
  readonly contact: TrustedContactDocument | null;
  readonly beneficiaries: readonly Beneficiary[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rejects when it could not be saved. The id is the same for each attempt of one opening. */
  readonly onSave: (words: TrustedContactWords, contactId: TrustedContactId) => Promise<void>;
}

export function ContactForm({ isOpen, onClose, ...rest }: ContactFormProps) {
  const messages = useMessages(contactMessages);
  const form = useMessages(formMessages);
  const { contact } = rest;
  return (
    <Dialog
      title={contact ? form.changeTitle(contact.name) : messages.addTitle}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Fields {...rest} onClose={onClose} />
    </Dialog>
  );
}

const NOBODY = 'nobody';

const schema = z.object({
  name: trustedContactWordsSchema.shape.name,
  email: z.union([z.literal('').transform(() => null), emailAddressSchema]),
  phone: z.string().trim().max(40),
  sameAs: z.string(),
});

function Fields({ contact, beneficiaries, onClose, onSave }: Omit<ContactFormProps, 'isOpen'>) {
  const messages = useMessages(contactMessages);
  const texts = useMessages(formMessages);
  const [contactId] = useState(() => contact?.id ?? trustedContactIdSchema.parse(crypto.randomUUID()));
  const form = useForm({
    schema,
    initial: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      sameAs: contact?.beneficiaryId ?? NOBODY,
    },
    submit: async ({ sameAs, ...answers }) => {
      const beneficiaryId = sameAs === NOBODY ? null : sameAs;
      await onSave(trustedContactWordsSchema.parse({ ...answers, beneficiaryId }), contactId);
      onClose();
    },
    explain: useExplain({ conflict: texts.conflict }),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <Field form={form} name="name" wrong={texts.nameMissing}>
        {(field) => <TextField label={texts.name} maxLength={200} autoFocus isRequired {...field} />}
      </Field>
      <Field form={form} name="email" wrong={texts.emailWrong}>
        {(field) => (
          <TextField
            label={texts.email}
            labelNote={texts.optional}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="phone">
        {(field) => (
          <TextField
            label={texts.phone}
            labelNote={texts.optional}
            type="tel"
            maxLength={40}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      {beneficiaries.length > 0 ? (
        <Field form={form} name="sameAs">
          {(field) => (
            <Select
              label={messages.sameAs}
              description={messages.sameAsHint}
              options={[
                { value: NOBODY, label: messages.nobodyElse },
                ...beneficiaries.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        </Field>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" isPending={form.isPending}>
          {contact ? texts.save : messages.addAction}
        </Button>
      </div>
    </Form>
  );
}
