/** An item's content as the answers of its form, and back: whatever the form does not show stays as it was. */
import type { LetterBlock } from '#shared/domain/letter.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { hostOf } from '../../websiteHost.ts';
import { fieldsOf } from '../fields/fieldTable.ts';
import { yearOf } from './yearOf.ts';

export interface CustomFieldAnswer {
  /** For the list on the page alone. */
  readonly key: string;
  /** Which of the content's own fields it was; null for one that was added. */
  readonly origin: number | null;
  readonly label: string;
  readonly value: string;
  readonly isSecret: boolean;
}

export interface ItemAnswers {
  title: string;
  /** Every field of the kind that is a text. */
  fields: Record<string, string>;
  websites: readonly string[];
  body: readonly LetterBlock[];
  notes: string;
  tags: readonly string[];
  isFavourite: boolean;
  customFields: readonly CustomFieldAnswer[];
  answers: readonly string[];
}

export function answersOf(content: VaultContent): ItemAnswers {
  const fields: Record<string, string> = {};
  for (const { name } of fieldsOf(content.kind)) {
    const value: unknown = Reflect.get(content, name);
    if (typeof value === 'string') fields[name] = value;
  }
  return {
    title: content.title,
    fields,
    websites: content.kind === 'password' && content.websites.length > 0 ? content.websites : [''],
    body: content.kind === 'letter' ? content.body : [],
    notes: content.notes,
    tags: content.tags,
    isFavourite: content.isFavourite,
    customFields: content.customFields.map(({ label, value, isSecret }, index) => ({
      key: String(index),
      origin: index,
      label,
      value,
      isSecret,
    })),
    answers: content.answers,
  };
}

/** What would be saved. Not looked at yet: it may be longer than the format allows. */
export function composeContent(base: VaultContent, answers: ItemAnswers, now: Date): VaultContent {
  const { title, fields, notes, tags, isFavourite } = answers;
  const common = {
    notes,
    isFavourite,
    tags: [...tags],
    answers: [...answers.answers],
    title: title.trim() || suggestTitle(base.kind, answers),
    customFields: answers.customFields
      .filter(({ label, value }) => label.trim() !== '' || value !== '')
      .map(({ origin, label, value, isSecret }) => ({
        ...(origin === null ? {} : base.customFields[origin]),
        label: label.trim(),
        value,
        isSecret,
      })),
  };
  const composed: VaultContent = { ...base, ...withWholeYears(base.kind, fields, now), ...common };
  switch (composed.kind) {
    case 'password':
      return {
        ...composed,
        websites: answers.websites.map((website) => website.trim()).filter((website) => website !== ''),
        passwordChangedAt: passwordDate(base, composed.password, now),
      };
    case 'letter':
      return { ...composed, body: [...answers.body] };
    default:
      return composed;
  }
}

/** Whoever saves by Enter has not left the field, which completes its year then. */
function withWholeYears(kind: VaultContent['kind'], fields: ItemAnswers['fields'], now: Date) {
  const whole = { ...fields };
  for (const { name, form } of fieldsOf(kind)) {
    const day = fields[name];
    if (form === 'day' && day) whole[name] = yearOf(name)(day, now.toISOString().slice(0, 10));
  }
  return whole;
}

/** Without a password there is nothing to be old. */
function passwordDate(base: VaultContent, password: string, now: Date): string {
  if (password === '') return '';
  if (base.kind === 'password' && base.password === password) return base.passwordChangedAt;
  return now.toISOString();
}

/** What somebody who left the name empty most likely means; empty where that cannot be told. */
export function suggestTitle(
  kind: VaultContent['kind'],
  { fields, websites }: Pick<ItemAnswers, 'fields' | 'websites'>,
): string {
  switch (kind) {
    case 'document':
      return fields.documentType?.trim() ?? '';
    case 'password':
      return websites.map(hostOf).find((host) => host !== '') ?? '';
    case 'account':
      return fields.provider?.trim() ?? '';
    case 'seed':
      return fields.wallet?.trim() ?? '';
    default:
      return '';
  }
}
