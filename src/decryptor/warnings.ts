/** What is not as it was exported, item by item. */
import { vaultKinds } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { titleOf } from './itemCard.ts';
import { type Language, messages, sayProblem } from './messages.ts';
import type { OpenedExport } from './openExport.ts';

export function warningTexts(
  language: Language,
  { readable, damaged, findings, isBoxIntact }: OpenedExport,
  files: ExportedVault['files'],
): string[] {
  const said = messages[language];
  const kindOf = (kind: string) => {
    const known = [...vaultKinds, 'readiness' as const].find((name) => name === kind);
    return known ? `${kindNames[language][known]}, ` : '';
  };
  const titles = new Map<string, string>(
    readable.map(({ item }) => [item.itemId, said.quoted(titleOf(language, item))]),
  );
  const nameItem = (itemId: string, kind = '') =>
    titles.get(itemId) ?? said.someItem(`${kindOf(kind)}${itemId}`);
  const fileNames = new Map<string, string>();
  for (const { item } of readable) {
    if (!('content' in item)) continue;
    for (const { fileId, name } of item.content.attachments) fileNames.set(fileId, name);
  }
  const missing = new Set([...fileNames.keys()].filter((fileId) => !files.has(fileId)));
  const texts = damaged.map(({ itemId, kind, version, problem }) => {
    const why = sayProblem(said, problem);
    const what = nameItem(itemId, kind);
    return version === null ? said.damagedItem(what, why) : said.damagedVersion(what, version, why);
  });
  for (const finding of findings ?? []) {
    if (finding.is === 'item-missing') texts.push(said.missingItem(nameItem(finding.itemId)));
    else if (finding.is === 'item-older') texts.push(said.olderItem(nameItem(finding.itemId)));
    else if (finding.is === 'item-different') texts.push(said.differentItem(nameItem(finding.itemId)));
    else if (finding.is === 'item-added') texts.push(said.addedItem(nameItem(finding.itemId)));
    else missing.add(finding.fileId);
  }
  return [
    ...(isBoxIntact ? [] : [said.boxAltered]),
    ...(findings ? [] : [said.contentsAltered]),
    ...texts,
    ...[...missing].map((fileId) => said.missingFile(fileNames.get(fileId) ?? fileId)),
  ];
}

/** Null when all is as it was exported. */
export function warningsSection(language: Language, texts: readonly string[]): HTMLElement | null {
  if (texts.length === 0) return null;
  const said = messages[language];
  return element(
    'section',
    { class: 'warnings', 'aria-labelledby': 'warnings' },
    element('h2', { id: 'warnings' }, said.warnings),
    element('ul', {}, ...texts.map((text) => element('li', {}, text))),
    element('p', {}, said.othersReadable),
  );
}
