/** What is not as it was exported, and what was not in the export from the beginning, item by item. */
import type { ArchiveFinding, ArchiveGap } from '#shared/vault/archiveContents.ts';
import { vaultKinds } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { attachmentsOf } from './checkFiles.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { titleOf } from './itemCard.ts';
import { type Language, type Messages, messages, sayProblem } from './messages.ts';
import type { OpenedExport } from './openExport.ts';

interface Names {
  readonly said: Messages;
  readonly item: (itemId: string, kind?: string) => string;
  readonly file: (fileId: string) => string;
}

function namesIn(language: Language, { readable }: OpenedExport): Names {
  const said = messages[language];
  const kindOf = (kind: string) => {
    const known = [...vaultKinds, 'readiness' as const].find((name) => name === kind);
    return known ? `${kindNames[language][known]}, ` : '';
  };
  const titles = new Map<string, string>(
    readable.map(({ item }) => [item.itemId, said.quoted(titleOf(language, item))]),
  );
  const fileNames = new Map<string, string>();
  for (const [fileId, { name }] of attachmentsOf(readable)) fileNames.set(fileId, name);
  return {
    said,
    item: (itemId, kind = '') => titles.get(itemId) ?? said.someItem(`${kindOf(kind)}${itemId}`),
    file: (fileId) => fileNames.get(fileId) ?? fileId,
  };
}

function sayFinding({ said, item, file }: Names, finding: ArchiveFinding): string {
  switch (finding.is) {
    case 'item-missing':
      return said.missingItem(item(finding.itemId));
    case 'item-older':
      return said.olderItem(item(finding.itemId));
    case 'item-different':
      return said.differentItem(item(finding.itemId));
    case 'item-added':
      return said.addedItem(item(finding.itemId));
    case 'item-twice':
      return said.itemTwice(item(finding.itemId));
    case 'version-missing':
      return said.missingVersion(item(finding.itemId), finding.version);
    case 'version-added':
      return said.addedVersion(item(finding.itemId), finding.version);
    case 'version-elsewhere':
      return said.versionElsewhere(item(finding.itemId), finding.version);
    case 'file-missing':
      return said.missingFile(file(finding.fileId));
    case 'file-different':
      return said.differentFile(file(finding.fileId));
    case 'file-added':
      return said.addedFile(file(finding.fileId));
  }
}

function sayGap({ said, item, file }: Names, gap: ArchiveGap): string {
  switch (gap.is) {
    case 'item-missing':
      return said.gapMissing(item(gap.itemId));
    case 'item-older':
      return said.gapOlder(item(gap.itemId), gap.version, gap.seenVersion);
    case 'item-different':
      return said.gapDifferent(item(gap.itemId));
    case 'item-unreadable':
      return said.gapUnreadable(item(gap.itemId));
    case 'version-missing':
      return said.gapVersion(item(gap.itemId), gap.version);
    case 'file-missing':
      return said.gapFile(file(gap.fileId));
    case 'file-damaged':
      return said.gapDamagedFile(file(gap.fileId));
    case 'keys-not-intact':
      return said.gapKeys;
    case 'keys-older':
      return said.gapOlderKeys(gap.generation, gap.seenGeneration);
    case 'keys-different':
      return said.gapDifferentKeys;
  }
}

export function warningTexts(
  language: Language,
  opened: OpenedExport,
  files: ExportedVault['files'],
): string[] {
  const { readable, damaged, contents, findings, isBoxIntact } = opened;
  const names = namesIn(language, opened);
  const { said } = names;
  // Without a list what is attached and not there is missing all the same.
  const unlisted = contents ? [] : [...attachmentsOf(readable).keys()].filter((fileId) => !files.has(fileId));
  return [
    ...(isBoxIntact ? [] : [said.boxAltered]),
    ...(contents ? [] : [said.contentsAltered]),
    ...damaged.map(({ itemId, kind, version, problem }) => {
      const why = sayProblem(said, problem);
      const what = names.item(itemId, kind);
      return version === null ? said.damagedItem(what, why) : said.damagedVersion(what, version, why);
    }),
    ...findings.map((finding) => sayFinding(names, finding)),
    ...unlisted.map((fileId) => said.missingFile(names.file(fileId))),
  ];
}

/** What the export did not hold, or not as it should, when it was written. */
export function gapTexts(language: Language, opened: OpenedExport): string[] {
  const names = namesIn(language, opened);
  return (opened.contents?.gaps ?? []).map((gap) => sayGap(names, gap));
}

/** Null when all is as it was exported. */
export function warningsSection(language: Language, texts: readonly string[]): HTMLElement | null {
  const said = messages[language];
  return listSection({ id: 'warnings', title: said.warnings, texts, after: said.othersReadable });
}

/** Null when all was there. */
export function gapsSection(language: Language, texts: readonly string[]): HTMLElement | null {
  const said = messages[language];
  return listSection({ id: 'gaps', title: said.gaps, texts, after: said.gapsAdvice });
}

interface WarningList {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly after: string;
}

function listSection({ id, title, texts, after }: WarningList): HTMLElement | null {
  if (texts.length === 0) return null;
  return element(
    'section',
    { class: 'warnings', 'aria-labelledby': id },
    element('h2', { id }, title),
    element('ul', {}, ...texts.map((text) => element('li', {}, text))),
    element('p', {}, after),
  );
}
