/** The values of 1Password's fields as text. Each stands under the name of its kind. */
import { type DraftField, describeUnknown } from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import { dayOf, firstDayOf, lastDayOf } from '../instants.ts';
import { ValueTaker } from '../valueTaker.ts';
import type { OnePasswordField } from './onePasswordExport.ts';

type FieldValue =
  | { readonly type: 'text'; readonly text: string; readonly isSecret: boolean }
  | { readonly type: 'month'; readonly year: number; readonly month: number }
  | { readonly type: 'day'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'file'; readonly name: string; readonly documentId: string }
  /** To another item, whose title is empty when the export does not hold it. */
  | { readonly type: 'reference'; readonly uuid: string; readonly title: string }
  | { readonly type: 'parts'; readonly fields: readonly DraftField[] }
  | { readonly type: 'nothing' };

export function readFieldValue(
  { title, value }: OnePasswordField,
  labels: ImportLabels,
  titleOf: (uuid: string) => string,
): FieldValue {
  const [type, content] = Object.entries(value ?? {})[0] ?? [];
  if (type === undefined || content === null || content === undefined || content === '') {
    return { type: 'nothing' };
  }
  if (typeof content === 'object') return readComposite(type, content, title, labels);
  if (type === 'reference') {
    return { type: 'reference', uuid: String(content), title: titleOf(String(content)) };
  }
  if (type === 'totp') return { type: 'code', text: String(content) };
  if (type === 'date' && typeof content === 'number') return { type: 'day', text: dayOf(content * 1_000) };
  if (type === 'monthYear' && typeof content === 'number') {
    return { type: 'month', year: Math.floor(content / 100), month: content % 100 };
  }
  return {
    type: 'text',
    text: String(content),
    isSecret: type === 'concealed' || type === 'creditCardNumber',
  };
}

function readComposite(type: string, content: object, title: string, labels: ImportLabels): FieldValue {
  const values = new ValueTaker(Object.fromEntries(Object.entries(content)));
  if (type === 'file') {
    return { type: 'file', name: values.take('fileName'), documentId: values.take('documentId') };
  }
  if (type === 'email') {
    return withRest(values.take('email_address'), values, title);
  }
  if (type === 'address') {
    const town = [values.take('zip'), values.take('city')].filter(Boolean).join(' ');
    const lines = [values.take('street'), town, values.take('state'), values.take('country')];
    return withRest(lines.filter(Boolean).join('\n'), values, title);
  }
  if (type === 'sshKey') return { type: 'parts', fields: describeSshKey(content, labels) };
  return { type: 'parts', fields: describeUnknown(content, title ? [title] : []) };
}

/** What of it has no place of its own, such as the provider of an address, stands beside it. */
function withRest(text: string, values: ValueTaker, title: string): FieldValue {
  const rest = values.takeRest();
  if (rest.length === 0) return { type: 'text', text, isSecret: false };
  return { type: 'parts', fields: [{ label: title, value: text }, ...rest] };
}

function describeSshKey(content: object, labels: ImportLabels): DraftField[] {
  const metadata = 'metadata' in content && typeof content.metadata === 'object' ? content.metadata : null;
  const values = new ValueTaker(
    Object.fromEntries(Object.entries({ ...metadata, ...content, metadata: null })),
  );
  return [
    { label: labels.privateKey, value: values.take('privateKey'), isSecret: true },
    { label: labels.publicKey, value: values.take('publicKey') },
    { label: labels.fingerprint, value: values.take('fingerprint') },
    ...values.takeRest(),
  ];
}

/** What a place of the vault's item takes; empty where the value is none for it. */
export function valueFor(place: string, value: FieldValue): string {
  const isDay = place === 'issuedOn' || place === 'expiresOn';
  if (value.type === 'text') return isDay ? '' : value.text;
  if (value.type === 'day') return isDay ? value.text : '';
  if (value.type !== 'month' || !isDay) return '';
  const { year, month } = value;
  return place === 'expiresOn' ? lastDayOf(year, month) : firstDayOf(year, month);
}

export function fieldsFor(label: string, value: FieldValue): readonly DraftField[] {
  if (value.type === 'text') return [{ label, value: value.text, isSecret: value.isSecret }];
  if (value.type === 'day') return [{ label, value: value.text }];
  if (value.type === 'month') {
    return [{ label, value: `${String(value.month).padStart(2, '0')}/${value.year}` }];
  }
  if (value.type === 'reference') return [{ label, value: value.title || value.uuid }];
  if (value.type === 'code') return [{ label, value: value.text, isSecret: true }];
  return value.type === 'parts' ? value.fields : [];
}
