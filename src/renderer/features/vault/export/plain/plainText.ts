/** An item as a text that anybody can read, in any program. */
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { describeContent } from '#shared/vault/describeContent.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import type { VaultItem } from '../../open/vaultState.ts';
import { plainTexts } from './plainMessages.ts';

export interface FilePlace {
  readonly name: string;
  readonly isPresent: boolean;
}

/** `files` are those of its attachments, by their names beside the text. */
export function writeItemText(item: VaultItem, files: readonly FilePlace[], language: Language): string {
  const texts = plainTexts[language];
  const date = longDateFormat(language, { dateStyle: 'long' });
  const { content } = item;
  const heading = content.title || kindNames[language][content.kind];
  const parts = [
    `${heading}\n${'='.repeat(Math.min(heading.length, 72))}`,
    ...rowsOf(content, language),
    files.length === 0
      ? ''
      : [
          texts.files,
          ...files.map(({ name, isPresent }) => `  ${isPresent ? name : texts.missingFile(name)}`),
        ].join('\n'),
    ...item.alternatives.map((alternative) =>
      [
        texts.otherVersion(date.format(new Date(alternative.savedAt))),
        alternative.content.title,
        ...rowsOf(alternative.content, language),
      ].join('\n\n'),
    ),
    texts.lastChanged(date.format(new Date(item.updatedAt))),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function rowsOf(content: VaultContent, language: Language): string[] {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return describeContent(language, content).map(({ name, text }) =>
    text.includes('\n') ? `${name}${colon}\n${text.replaceAll(/^/gm, '  ')}` : `${name}${colon} ${text}`,
  );
}
