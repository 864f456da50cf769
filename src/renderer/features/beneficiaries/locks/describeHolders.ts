/** In plain words who would hold a share of a lock, and who did. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { Holder, HoldersChange } from './holdersChange.ts';
import type { lockMessages } from './messages.ts';

type Texts = (typeof lockMessages)['en'] | (typeof lockMessages)['fr'];

/** Each a sentence of its own. All names: it is they who are decided on. */
export function describeHolders(
  { before, after }: HoldersChange,
  personName: string,
  texts: Texts,
  language: Language,
): readonly string[] {
  const names = (holders: readonly Holder[]) =>
    new Intl.ListFormat(language).format(holders.map(({ name }) => name ?? texts.nameless));
  const former =
    before.is === 'shares'
      ? [texts.holdersBefore(before.needed, names(before.holders))]
      : before.is === 'unsigned'
        ? [texts.holdersKnown(names(before.holders))]
        : [];
  const next =
    after.by.is === 'shares'
      ? texts.holdersAfter(after.by.needed, names(after.holders))
      : texts.wouldBeTimeLock(personName);
  return [...former, next, ...(former.length > 0 ? [texts.holdersWarning] : [])];
}
