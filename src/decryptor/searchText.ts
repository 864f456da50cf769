/** What of an item is looked through. */
import type { VaultContent } from '#shared/vault/content.ts';
import { describeContent } from '#shared/vault/describeContent.ts';
import { foldText } from '#shared/vault/foldText.ts';
import type { Language } from './messages.ts';

/** What a search looks through: everything that is shown without being asked for. */
export function searchText(language: Language, content: VaultContent): string {
  const rows = describeContent(language, content).filter(({ isSecret }) => !isSecret);
  const names = content.attachments.map(({ name }) => name);
  return foldText([content.title, ...rows.map(({ text }) => text), ...names].join('\n'));
}
