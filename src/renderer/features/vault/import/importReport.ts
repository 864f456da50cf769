/** What came of an import, and the same as a text to keep: names and reasons, never a secret. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { ImportSource, NotTaken, Remarked } from './importOutcome.ts';
import type { ExpectedFiles } from './journal/missingFiles.ts';
import { notTakenMessages, remarkMessages, sourceMessages } from './messages.ts';
import { pageMessages } from './pageMessages.ts';
import type { FailedStep, ImportResult } from './runImport.ts';
import type { UndoResult } from './undoImport.ts';

export interface ImportReport extends ImportResult {
  readonly fileName: string;
  readonly source: ImportSource;
  /** How many the person left out. */
  readonly leftOut: number;
  /** What the file holds and no vault does. */
  readonly notTaken: readonly NotTaken[];
  /** Of what was to be saved. */
  readonly remarked: readonly Remarked[];
  readonly undone: UndoResult | null;
  /** Its vault was locked or its page closed in the middle: what it says was found in the vault afterwards. */
  readonly isInterrupted: boolean;
  readonly expectedFiles: readonly ExpectedFiles[];
}

/** Rows of a table have no name but their number. */
export function nameOf({ what, why }: NotTaken | Remarked, language: Language): string {
  const texts = pageMessages[language];
  return why === 'empty' ? texts.line(what) : what || texts.untitled;
}

/** What was done, a sentence each. */
export function summarise(report: ImportReport, language: Language): string[] {
  const texts = pageMessages[language];
  const changed = report.imported.filter(({ former }) => former).length;
  const added = report.imported.length - changed;
  return [
    report.isInterrupted ? texts.interrupted : '',
    added > 0 ? texts.added(added) : '',
    changed > 0 ? texts.changed(changed) : '',
    added + changed === 0 ? `${texts.nothingSaved}.` : '',
    report.filesBegun > 0 ? texts.filesBegun(report.filesBegun) : '',
    report.leftOut > 0 ? texts.leftOut(report.leftOut) : '',
    report.rest.length > 0 ? texts.stopped(report.rest.length) : '',
    report.undone ? texts.undone(report.undone.undone) : '',
    report.undone && report.undone.left.length > 0 ? texts.undoLeft(report.undone.left.join(', ')) : '',
  ].filter((sentence) => sentence !== '');
}

/** `explain` says why an item was not saved. */
export function writeReport(
  report: ImportReport,
  day: string,
  language: Language,
  explain: (failed: FailedStep) => string,
): string {
  const texts = pageMessages[language];
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];
  return [
    `${sourceMessages[language][report.source]}, ${report.fileName}, ${day}`,
    '',
    ...summarise(report, language),
    ...part(
      texts.failedTitle(report.failed.length),
      report.failed.map((failed) => `${failed.step.title || texts.untitled}: ${explain(failed)}`),
    ),
    ...part(
      texts.restTitle(report.rest.length),
      report.rest.map(({ title }) => title || texts.untitled),
    ),
    ...part(texts.filesTitle(report.filesNotAdded.length), report.filesNotAdded),
    ...part(
      texts.notTakenTitle(report.notTaken.length),
      report.notTaken.map((thing) => `${nameOf(thing, language)}: ${notTakenMessages[language][thing.why]}`),
    ),
    ...part(
      texts.remarkedTitle(report.remarked.length),
      report.remarked.map((thing) => `${nameOf(thing, language)}: ${remarkMessages[language][thing.why]}`),
    ),
    '',
    texts.deleteText(report.fileName),
    '',
  ].join('\n');
}
