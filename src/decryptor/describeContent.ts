/** An item's content as rows to show: every field that says something, known to this version or not. */

import type { LetterBlock } from '#shared/domain/letter.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { choiceFields, choiceNames, fieldNames, secretFields } from '#shared/vault/fieldNames.ts';
import { type Language, messages } from './messages.ts';

export interface Row {
  readonly name: string;
  readonly text: string;
  readonly isSecret: boolean;
}

/** Shown elsewhere: in the heading, or in a part of their own. */
const apart = new Set(['kind', 'title', 'isFavourite', 'customFields', 'attachments', 'answers']);

function letterText(body: readonly LetterBlock[]): string {
  return body
    .map(({ kind, spans }) => {
      const text = spans.map((span) => span.text).join('');
      return kind === 'bullet' || kind === 'step' ? `– ${text}` : text;
    })
    .join('\n\n');
}

function textOf(language: Language, name: string, value: unknown): string {
  if (typeof value === 'string')
    return choiceFields.has(name) ? (choiceNames[language][value] ?? value) : value;
  if (value === true) return messages[language].yes;
  if (value === false || value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((part) => textOf(language, '', part)).join('\n');
  return JSON.stringify(value, null, 2);
}

export function describeContent(language: Language, content: VaultContent): Row[] {
  const rows = Object.entries(content)
    .filter(([name]) => !apart.has(name))
    .map(([name, value]) => ({
      name: fieldNames[language][name] ?? name,
      text:
        content.kind === 'letter' && name === 'body'
          ? letterText(content.body)
          : textOf(language, name, value),
      isSecret: secretFields.has(name),
    }));
  const custom = content.customFields.map(({ label, value, isSecret }) => ({
    name: label,
    text: value,
    isSecret,
  }));
  // What is written freely comes after the short fields.
  const notes = rows.filter(({ name }) => name === fieldNames[language].notes);
  return [...rows.filter((row) => !notes.includes(row)), ...custom, ...notes].filter(
    ({ text }) => text !== '',
  );
}

/** What a search looks through: everything that is shown without being asked for. */
export function searchText(language: Language, content: VaultContent): string {
  const rows = describeContent(language, content).filter(({ isSecret }) => !isSecret);
  const names = content.attachments.map(({ name }) => name);
  return fold([content.title, ...rows.map(({ text }) => text), ...names].join('\n'));
}

/** Letters without accents and capitals, as a search takes them. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
