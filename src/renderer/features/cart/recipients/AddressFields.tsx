/** The fields of an address, in the rows and with the words of its country. */

import { type AddressPart, addressRows, isPartRequired, regionsOf } from '#shared/shop/addressFormat.ts';
import { looksLikePostcode } from '#shared/shop/addressParts.ts';
import type { Recipient } from '#shared/shop/cart.ts';
import { Field } from '#ui/form/Field.tsx';
import { type FormState, useAnswer } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { recipientMessages } from './messages.ts';

/** What a form knows of a recipient while it is typed. */
export interface RecipientAnswers {
  id: string;
  name: string;
  phone?: string | undefined;
  giftNote?: string | undefined;
  address: { country: string; street: string } & {
    [Part in Exclude<AddressPart, 'street'>]?: string | undefined;
  };
}

interface AddressFieldsProps {
  readonly form: Pick<FormState<RecipientAnswers, Recipient>, 'control'>;
  readonly country: string;
}

type RegionWord = 'state' | 'province' | 'prefecture' | 'county' | 'emirate' | 'region';

const regionWords: Readonly<Record<string, RegionWord>> = {
  US: 'state',
  AU: 'state',
  BR: 'state',
  MX: 'state',
  IN: 'state',
  CA: 'province',
  CN: 'province',
  IT: 'province',
  ES: 'province',
  JP: 'prefecture',
  IE: 'county',
  GB: 'county',
  AE: 'emirate',
};

const autoComplete: Readonly<Record<AddressPart, string>> = {
  street: 'shipping address-line1',
  secondStreet: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postcode: 'shipping postal-code',
};

export function AddressFields({ form, country }: AddressFieldsProps) {
  return addressRows(country).map((row) => (
    <div key={row.join()} className="grid gap-5 sm:auto-cols-fr sm:grid-flow-col">
      {row.map((part) => (
        <PartField key={`${country}-${part}`} form={form} country={country} part={part} />
      ))}
    </div>
  ));
}

function PartField({ form, country, part }: AddressFieldsProps & { readonly part: AddressPart }) {
  const texts = useMessages(recipientMessages);
  const typed = useAnswer(form, `address.${part}`) ?? '';
  const regions = part === 'region' ? regionsOf(country) : [];
  const labels: Readonly<Record<AddressPart, string>> = {
    street: texts.street,
    secondStreet: texts.secondStreet,
    city: texts.city,
    region: texts[regionWords[country] ?? 'region'],
    postcode: country === 'US' ? texts.zip : texts.postcode,
  };
  const note = isPartRequired(country, part) ? {} : { labelNote: texts.optional };
  const isUnusual = part === 'postcode' && !looksLikePostcode({ country, postcode: typed });
  return (
    <Field form={form} name={`address.${part}`} wrong={texts.partMissing}>
      {({ focusRef, ...field }) =>
        regions.length > 0 ? (
          <Select label={labels[part]} {...note} options={regions} {...field} value={typed || null} />
        ) : (
          <TextField
            label={labels[part]}
            {...note}
            {...(isUnusual ? { description: texts.postcodeUnusual } : {})}
            autoComplete={autoComplete[part]}
            focusRef={focusRef}
            {...field}
            value={typed}
          />
        )
      }
    </Field>
  );
}
