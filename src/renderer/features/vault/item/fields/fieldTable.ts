/**
 * What every kind of item is made of: its fields in the order in which they are read and written, how each is edited and
 * shown, and whether it stands before a person at once or behind "more". Their names are those of the exports
 * (`shared/vault/fieldNames.ts`). What every item has besides (title, notes, tags, files) has a place of its own.
 */
import type { ContentOf, VaultKind } from '#shared/vault/content.ts';

export type ItemKind = Exclude<VaultKind, 'readiness'>;

export type FieldForm =
  | 'line'
  | 'text'
  /** One line behind dots. */
  | 'secret'
  /** The same, which can be made here. */
  | 'password'
  /** Recovery words: behind dots, numbered when they are shown. */
  | 'words'
  | 'day'
  | 'choice'
  | 'website'
  | 'websites'
  | 'oneTimeCode'
  | 'phone'
  | 'email'
  /** A name and how to reach it, in the owner's words: numbers and addresses in it are links. */
  | 'reach'
  | 'letter'
  /** Written by the form itself. */
  | 'instant';

/** The names that the schema knows, without whatever else an item may hold. */
type KnownName<Value> = keyof {
  [Name in keyof Value as string extends Name ? never : number extends Name ? never : Name]: Value[Name];
} &
  string;

/** In every item, each with a place of its own in the page. */
export const commonFields = [
  'kind',
  'title',
  'notes',
  'tags',
  'isFavourite',
  'customFields',
  'attachments',
  'answers',
] as const;
export type CommonField = (typeof commonFields)[number];

export interface ItemField<Name extends string = string> {
  readonly name: Name;
  readonly form: FieldForm;
  /** Before a person at once; the others behind "more", unless something stands in them. */
  readonly isFirst: boolean;
  /** Of a choice: what can be chosen. */
  readonly choices?: readonly string[];
}

const first = <Name extends string>(name: Name, form: FieldForm, choices?: readonly string[]) => ({
  name,
  form,
  isFirst: true,
  ...(choices ? { choices } : {}),
});
const later = <Name extends string>(name: Name, form: FieldForm) => ({ name, form, isFirst: false });

type FieldsOf<Kind extends VaultKind> = readonly ItemField<
  Exclude<KnownName<ContentOf<Kind>>, CommonField>
>[];

const fieldTable: { readonly [Kind in ItemKind]: FieldsOf<Kind> } = {
  document: [
    first('documentType', 'line'),
    first('whereKept', 'text'),
    first('number', 'secret'),
    first('expiresOn', 'day'),
    later('issuer', 'line'),
    later('issuedOn', 'day'),
  ],
  password: [
    first('username', 'line'),
    first('password', 'password'),
    first('websites', 'websites'),
    later('oneTimeCode', 'oneTimeCode'),
    later('passwordChangedAt', 'instant'),
  ],
  account: [
    first('provider', 'line'),
    first('wish', 'choice', ['undecided', 'close', 'keep', 'memorialise', 'hand-over']),
    first('handOverTo', 'reach'),
    first('instructions', 'text'),
    first('support', 'reach'),
    later('website', 'website'),
    later('username', 'line'),
    later('accountNumber', 'secret'),
  ],
  letter: [first('addressee', 'line'), first('body', 'letter')],
  wishes: [
    first('doctor', 'reach'),
    first('allergies', 'text'),
    first('medication', 'text'),
    later('bloodType', 'line'),
    later('conditions', 'text'),
    first('organDonation', 'choice', ['undecided', 'yes', 'no', 'some']),
    first('lifeSupport', 'text'),
    first('farewell', 'choice', ['undecided', 'burial', 'cremation', 'other']),
    first('ceremony', 'text'),
    first('whereKept', 'text'),
  ],
  contact: [
    first('role', 'line'),
    first('phone', 'phone'),
    first('email', 'email'),
    first('reason', 'text'),
    later('address', 'text'),
  ],
  note: [],
  file: [],
  seed: [
    first('wallet', 'line'),
    first('words', 'words'),
    first('whereKept', 'text'),
    later('passphrase', 'secret'),
    later('pin', 'secret'),
    later('derivationPath', 'line'),
  ],
};

export function fieldsOf(kind: VaultKind): readonly ItemField[] {
  return kind === 'readiness' ? [] : fieldTable[kind];
}
