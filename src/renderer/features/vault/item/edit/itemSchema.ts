/** What the form of an item takes: the content that would be saved, held to the format, each fault at its field and in words. */
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { utf8 } from '#shared/vault/encoding.ts';
import { SEALED_LIMIT } from '#shared/vault/stored.ts';
import { nameField } from '../fields/nameField.ts';
import type { ItemTexts } from '../messages.ts';
import { websiteLink } from '../read/contactLinks.ts';
import { composeContent, type ItemAnswers } from './itemAnswers.ts';

/** Bytes of a content. What is sealed is a third longer as text, and has a little around it. */
export const CONTENT_LIMIT = Math.floor(SEALED_LIMIT * 0.75) - 4_096;

/** The address that the vault keeps of what was written; null when no code can be made of it. */
export type ReadCode = (
  written: string,
  owner: { readonly issuer: string; readonly account: string },
) => Promise<string | null>;

interface ItemSchemaOptions {
  /** What the form began with: what it does not show stays as it was there. */
  readonly base: VaultContent;
  readonly now: () => Date;
  readonly readCode: ReadCode;
  readonly language: Language;
  readonly texts: ItemTexts;
}

export function createItemSchema({
  base,
  now,
  readCode,
  language,
  texts,
}: ItemSchemaOptions): z.ZodType<VaultContent, ItemAnswers> {
  return z.custom<ItemAnswers>().transform(async (answers, context) => {
    const content = composeContent(base, answers, now());
    const fault = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: answers });
    if (content.title === '') fault(['title'], texts.nameMissing);
    if (content.kind === 'account' && isNewAndNoAddress(content.website, Reflect.get(base, 'website')))
      fault(['fields', 'website'], texts.addressWrong);
    if (content.kind === 'password') {
      const before: readonly string[] = base.kind === 'password' ? base.websites : [];
      const wrong = content.websites.find((website) => !before.includes(website) && !websiteLink(website));
      if (wrong !== undefined) fault(['websites'], texts.addressWrong);
      const code = await codeOf(content, base, readCode);
      if (code === null) fault(['fields', 'oneTimeCode'], texts.codeWrong);
      else content.oneTimeCode = code;
    }
    const parsed = vaultContentSchema.safeParse(content);
    for (const issue of parsed.error?.issues ?? []) {
      const place = placeOf(issue.path);
      fault(place, sayIssue(issue, nameField(language, place.at(-1) ?? ''), texts));
    }
    if (context.issues.length > 0 || !parsed.success) return z.NEVER;
    if (utf8(JSON.stringify(parsed.data)).length > CONTENT_LIMIT) {
      fault(placeOf([longestOf(parsed.data)]), texts.itemTooLong);
      return z.NEVER;
    }
    return parsed.data;
  });
}

/** What stood there before is kept, whatever it is: nobody is kept from saving by what another program wrote. */
async function codeOf(
  { oneTimeCode, title, username }: Extract<VaultContent, { kind: 'password' }>,
  base: VaultContent,
  readCode: ReadCode,
): Promise<string | null> {
  const written = oneTimeCode.trim();
  if (written === '' || (base.kind === 'password' && base.oneTimeCode === oneTimeCode))
    return written && oneTimeCode;
  return readCode(written, { issuer: title, account: username });
}

function isNewAndNoAddress(website: string, before: unknown): boolean {
  return website.trim() !== '' && website !== before && websiteLink(website) === null;
}

/** Of the fields that are written here the one that holds most. */
function longestOf({ kind: _kind, attachments: _files, ...written }: VaultContent): string {
  const lengths = Object.entries(written).map(
    ([name, value]) => [name, JSON.stringify(value).length] as const,
  );
  return lengths.reduce((longest, next) => (next[1] > longest[1] ? next : longest))[0];
}

/** The field of the form in which an issue of the content is said. */
function placeOf([field]: readonly PropertyKey[]): string[] {
  const name = String(field ?? 'notes');
  const isOfItsOwn = ['title', 'notes', 'tags', 'websites', 'body', 'customFields', 'answers'].includes(name);
  return isOfItsOwn ? [name] : ['fields', name];
}

function sayIssue(issue: z.core.$ZodIssue, field: string, texts: ItemTexts): string {
  if (issue.code !== 'too_big') return texts.wrongField(field);
  return issue.origin === 'array'
    ? texts.tooMany(field, Number(issue.maximum))
    : texts.tooLong(field, Number(issue.maximum));
}
