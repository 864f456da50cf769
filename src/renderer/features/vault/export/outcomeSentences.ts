/** What is not in a copy that was saved, in sentences; none when all of it is. */
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import type { ExportOutcome } from './exportRun.ts';
import type { exportMessages } from './messages.ts';

type Texts = (typeof exportMessages)['en'] | (typeof exportMessages)['fr'];
type OutcomeOf<Kind extends ExportOutcome['kind']> = Extract<ExportOutcome, { kind: Kind }>;

export function sealedSentences(
  { gaps, isPageMissing, isFormatMissing }: OutcomeOf<'sealed'>,
  texts: Texts,
): string[] {
  const sentence = (is: ArchiveGap['is'], text: (count: number) => string) => {
    const count = gaps.filter((gap) => gap.is === is).length;
    return count === 0 ? '' : text(count);
  };
  const isWorseThanBefore = gaps.some(({ is }) =>
    [
      'item-missing',
      'item-older',
      'item-different',
      'keys-not-intact',
      'keys-older',
      'keys-different',
    ].includes(is),
  );
  return [
    sentence('keys-not-intact', () => texts.keysNotIntact),
    sentence('keys-older', () => texts.keysOlder),
    sentence('keys-different', () => texts.keysDifferent),
    sentence('item-missing', texts.itemsMissing),
    sentence('item-older', texts.itemsOlder),
    sentence('item-different', texts.itemsDifferent),
    isWorseThanBefore ? texts.keepFormer : '',
    sentence('item-unreadable', texts.itemsUnreadable),
    sentence('version-missing', texts.versionsMissing),
    sentence('file-missing', texts.missing),
    sentence('file-damaged', texts.damaged),
    isPageMissing ? texts.noPage : '',
    isFormatMissing ? texts.noFormat : '',
    gaps.length > 0 ? texts.listed : '',
  ].filter((text) => text !== '');
}

export function plainSentences({ missing, unreadable }: OutcomeOf<'plain'>, texts: Texts): string[] {
  return [
    missing.length > 0 ? texts.missing(missing.length) : '',
    unreadable > 0 ? texts.unreadable(unreadable) : '',
    missing.length + unreadable > 0 ? texts.listed : '',
  ].filter((text) => text !== '');
}
