/** Third step: everything that is in the vault, by kind, with a search. */
import { vaultKinds } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { foldText } from '#shared/vault/foldText.ts';
import { checkFilesButton } from './checkFiles.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { itemCard, type TakeAttachment, titleOf } from './itemCard.ts';
import { type Language, messages } from './messages.ts';
import { openAttachment } from './openAttachment.ts';
import type { OpenedExport, ReadableItem } from './openExport.ts';
import { searchText } from './searchText.ts';
import { gapsSection, gapTexts, warningsSection, warningTexts } from './warnings.ts';

/** Of what is not in the list of this version: last, under its own word. */
function nameKind(language: Language, kind: string): string {
  return new Map<string, string>(Object.entries(kindNames[language])).get(kind) ?? kind;
}

function groupByKind(language: Language, items: readonly ReadableItem[]): [string, ReadableItem[]][] {
  const known: string[] = [...vaultKinds, 'readiness'];
  const kinds = [...new Set([...known, ...items.map(({ item }) => item.kind)])];
  const byTitle = new Intl.Collator(language, { numeric: true });
  return kinds.map((kind) => [
    kind,
    items
      .filter(({ item }) => item.kind === kind)
      .sort((one, other) => byTitle.compare(titleOf(language, one.item), titleOf(language, other.item))),
  ]);
}

export function vaultView(language: Language, exported: ExportedVault, opened: OpenedExport): HTMLElement {
  const said = messages[language];
  const take: TakeAttachment = async (attachment) => {
    const taken = await openAttachment({ vault: opened.vault, files: exported.files }, attachment);
    return taken.ok ? taken.value : taken.problem;
  };
  const shown = opened.readable.filter(({ item }) => item.state !== 'erased');
  const erasedCount = opened.readable.length - shown.length;
  const groups = groupByKind(language, shown)
    .filter(([, items]) => items.length > 0)
    .map(([kind, items]) => {
      const cards = items.map((readable) => ({
        card: itemCard(language, readable, take),
        text: 'content' in readable.item ? searchText(language, readable.item.content) : '',
      }));
      const heading = element('h2', {}, nameKind(language, kind));
      return { section: element('section', {}, heading, ...cards.map(({ card }) => card)), cards };
    });
  const count = element('p', { role: 'status', class: 'soft' });
  const search = () => {
    const words = foldText(input.value).split(/\s+/);
    let found = 0;
    for (const { section, cards } of groups) {
      let isAny = false;
      for (const { card, text } of cards) {
        const isFound = words.every((word) => text.includes(word));
        card.hidden = !isFound;
        isAny ||= isFound;
        found += isFound ? 1 : 0;
      }
      section.hidden = !isAny;
    }
    count.textContent = said.found(found);
  };
  const input = element('input', { type: 'search', id: 'search', autocomplete: 'off', input: search });
  search();
  return element(
    'div',
    {},
    warningsSection(language, warningTexts(language, opened, exported.files)),
    gapsSection(language, gapTexts(language, opened)),
    element('label', { for: 'search' }, said.search),
    input,
    count,
    ...groups.map(({ section }) => section),
    erasedCount > 0 ? element('p', { class: 'soft' }, said.erased(erasedCount)) : null,
    checkFilesButton(language, opened, exported.files),
  );
}
