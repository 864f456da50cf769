/** Third step: everything that is in the vault, by kind, with a search. */
import { type Attachment, vaultKinds } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { itemCard, type TakeAttachment, titleOf } from './itemCard.ts';
import { type Language, messages, sayProblem } from './messages.ts';
import { checkAttachment, openAttachment } from './openAttachment.ts';
import type { OpenedExport, ReadableItem } from './openExport.ts';
import { fold, searchText } from './searchText.ts';
import { warningsSection, warningTexts } from './warnings.ts';

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

function checkAllFiles(
  language: Language,
  opened: OpenedExport,
  files: ExportedVault['files'],
): HTMLElement | null {
  const said = messages[language];
  const attachments = new Map<string, Attachment>();
  for (const { item } of opened.readable) {
    if (!('content' in item)) continue;
    for (const attachment of item.content.attachments) attachments.set(attachment.fileId, attachment);
  }
  if (attachments.size === 0) return null;
  const status = element('p', { role: 'status' });
  const list = element('ul', { class: 'problem' });
  const check = async () => {
    button.disabled = true;
    list.replaceChildren();
    let done = 0;
    for (const attachment of attachments.values()) {
      status.textContent = said.checking(done, attachments.size);
      const problem = await checkAttachment({ vault: opened.vault, files }, attachment);
      if (problem)
        list.append(element('li', {}, said.damagedFile(attachment.name, sayProblem(said, problem))));
      done += 1;
    }
    status.textContent =
      list.childElementCount === 0
        ? said.filesSound(attachments.size)
        : said.checking(done, attachments.size);
    button.disabled = false;
  };
  const button = element('button', { type: 'button', click: check }, said.checkFiles);
  return element('div', { class: 'files' }, button, status, list);
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
    const words = fold(input.value).split(/\s+/);
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
    element('label', { for: 'search' }, said.search),
    input,
    count,
    ...groups.map(({ section }) => section),
    erasedCount > 0 ? element('p', { class: 'soft' }, said.erased(erasedCount)) : null,
    checkAllFiles(language, opened, exported.files),
  );
}
