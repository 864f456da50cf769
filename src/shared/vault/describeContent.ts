/** An item's content as rows to show: every field that says something, known to this version or not. */
import type { LetterBlock } from '../domain/letter.ts';
import type { Language } from '../domain/userProfile.ts';
import type { VaultContent } from './content.ts';
import { choiceFields, choiceNames, fieldNames, secretFields } from './fieldNames.ts';

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
  // Of an instant the day says enough.
  if (name === 'passwordChangedAt' && typeof value === 'string') return value.slice(0, 10);
  if (typeof value === 'string')
    return choiceFields.has(name) ? (choiceNames[language][value] ?? value) : value;
  if (value === true) return choiceNames[language].yes ?? 'true';
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
