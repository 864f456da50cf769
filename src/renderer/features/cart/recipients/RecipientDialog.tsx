/** One recipient: the address in the country's own order, a phone for the carrier, and the note in the parcel. */
import { useMemo } from 'react';
import { z } from 'zod';
import { postalAddressSchema } from '#shared/domain/postalAddress.ts';
import { missingParts } from '#shared/shop/addressParts.ts';
import { GIFT_NOTE_LIMIT, type Recipient, recipientSchema } from '#shared/shop/cart.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { countryChoices, countryName } from './countryNames.ts';
import { recipientMessages } from './messages.ts';

export interface RecipientFormProps {
  /** Null for a new one. */
  readonly recipient: Recipient | null;
  /** Where parcels are sent; one alone cannot be changed. */
  readonly countries: readonly string[];
  readonly onSave: (recipient: Recipient) => Promise<void>;
  /** Puts in words what saving it failed of. */
  readonly explain?: (error: unknown) => Sentence;
  readonly onClose: () => void;
}

export function RecipientDialog({ isOpen, ...props }: RecipientFormProps & { readonly isOpen: boolean }) {
  const texts = useMessages(recipientMessages);
  const { recipient, onClose } = props;
  return (
    <FormDialog
      title={recipient ? texts.changeTitle(recipient.name) : texts.newTitle}
      isOpen={isOpen}
      onClose={onClose}
    >
      <RecipientForm {...props} />
    </FormDialog>
  );
}

const addressAnswers = z.object({
  ...recipientSchema.shape,
  address: postalAddressSchema.extend({ street: postalAddressSchema.shape.street.or(z.literal('')) }),
});

function formSchema(partMissing: string) {
  return addressAnswers.superRefine(({ address }, context) => {
    for (const part of missingParts(address)) {
      context.addIssue({ code: 'custom', message: partMissing, path: ['address', part] });
    }
  });
}

function emptyRecipient(countries: readonly string[]): z.input<typeof addressAnswers> {
  const [only] = countries.length === 1 ? countries : [];
  const here = new Intl.Locale(navigator.language).maximize().region;
  const country = only ?? (here && countries.includes(here) ? here : (countries[0] ?? 'US'));
  return {
    id: crypto.randomUUID(),
    name: '',
    phone: '',
    giftNote: '',
    address: { country, street: '', secondStreet: '', city: '', region: '', postcode: '' },
  };
}

function RecipientForm({ recipient, countries, onSave, explain, onClose }: RecipientFormProps) {
  const texts = useMessages(recipientMessages);
  const language = useLanguage();
  const schema = useMemo(() => formSchema(texts.partMissing), [texts]);
  const form = useForm({
    schema,
    initial: recipient ?? emptyRecipient(countries),
    submit: async (answers) => onSave(recipientSchema.parse(answers)),
    explain: explain ?? (() => texts.tooLong),
    asksBeforeLeaving: true,
  });
  const country = useAnswer(form, 'address.country');
  return (
    <Form form={form}>
      <Field form={form} name="name" wrong={texts.nameMissing}>
        {(field) => <TextField label={texts.name} autoComplete="shipping name" {...field} />}
      </Field>
      {countries.length > 1 ? (
        <Field form={form} name="address.country">
          {({ focusRef: _, ...field }) => (
            <Select
              label={texts.country}
              options={countryChoices(countries, language)}
              {...field}
              onChange={(chosen) => {
                // A state of one country is none of another.
                const before = form.read();
                form.replace({ ...before, address: { ...before.address, country: chosen, region: '' } });
              }}
            />
          )}
        </Field>
      ) : (
        <p>
          <span className="block font-semibold">{countryName(country, language)}</span>
          <span className="text-small text-ink-soft">{texts.countryFixed}</span>
        </p>
      )}
      <AddressFields form={form} country={country} />
      <Field form={form} name="phone">
        {(field) => (
          <TextField
            label={texts.phone}
            labelNote={texts.optional}
            description={texts.phoneNote}
            type="tel"
            autoComplete="shipping tel"
            {...field}
            value={field.value ?? ''}
          />
        )}
      </Field>
      <Field form={form} name="giftNote">
        {(field) => (
          <TextArea
            label={texts.giftNote}
            labelNote={texts.optional}
            description={texts.giftNotePlain(GIFT_NOTE_LIMIT)}
            rows={3}
            maxLength={GIFT_NOTE_LIMIT}
            {...field}
            value={field.value ?? ''}
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
