import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { UnreadableItem } from '../open/vaultState.ts';
import { FindingList } from './FindingList.tsx';
import { findingMessages, unreadableKinds } from './messages.ts';

export function UnreadableItems({ items }: { readonly items: readonly UnreadableItem[] }) {
  const messages = useMessages(findingMessages);
  const kinds = useMessages(unreadableKinds);
  const language = useLanguage();

  function describe({ kind, updatedAt, why }: UnreadableItem): string {
    const name = isKnownKind(kind) ? kinds[kind] : kinds.other;
    const day = longDateFormat(language, { dateStyle: 'long' }).format(new Date(updatedAt));
    return `${name} (${day}) ${reasonOf(why)}`;
  }

  function reasonOf(why: UnreadableItem['why']): string {
    if (why.is === 'newer' || why.is === 'newer-format') return messages.newer;
    if (why.is === 'other-vault') return messages.otherVault;
    return why.is === 'malformed' ? messages.malformed : messages.altered;
  }

  return (
    <FindingList
      title={messages.unreadableTitle(items.length)}
      advice={messages.unreadableAdvice}
      entries={items.map((item) => ({ key: item.itemId, text: describe(item) }))}
    />
  );
}

const isKnownKind = (kind: string): kind is keyof typeof unreadableKinds.en =>
  Object.hasOwn(unreadableKinds.en, kind) && kind !== 'other';
