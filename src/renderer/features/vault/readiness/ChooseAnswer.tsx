/** Asks what of the vault answers a point; what answers it already is not offered. */
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Language } from '#shared/domain/userProfile.ts';
import { foldText } from '#shared/vault/foldText.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { nameItem } from '../items/describeItem.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { readinessMessages } from './messages.ts';
import type { ReadinessPoint } from './readinessPoints.ts';

interface ChooseAnswerProps {
  /** The point's title. */
  readonly about: string;
  readonly point: ReadinessPoint;
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
  readonly onChoose: (item: VaultItem) => void;
}

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

export function ChooseAnswer({ about, point, items, onChoose }: ChooseAnswerProps) {
  const texts = useMessages(readinessMessages);
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const offered = offeredFor(point, items, language);
  const shown = offered.filter(({ content }) =>
    foldText(nameItem(content, language)).includes(foldText(query)),
  );
  if (offered.length === 0) return <p className="text-ink-soft">{texts.chooseEmpty}</p>;
  return (
    <>
      <p className="text-ink-soft">{texts.chooseText(about)}</p>
      {offered.length < SEARCHED_FROM ? null : (
        <TextField
          label={texts.chooseSearch}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
          className="mt-4"
        />
      )}
      <ListBox
        aria-label={texts.chooseTitle}
        items={shown.map((item) => ({ id: item.itemId, item }))}
        onAction={(key) => {
          const item = shown.find(({ itemId }) => itemId === key);
          if (item) onChoose(item);
        }}
        renderEmptyState={() => <p className="p-3 text-ink-soft">{texts.chooseNone}</p>}
        className="-mx-3 mt-3 flex flex-col outline-none"
      >
        {({ id, item }) => (
          <ListBoxItem
            id={id}
            textValue={nameItem(item.content, language)}
            className="flex min-h-12 cursor-pointer items-center rounded-control p-3 [overflow-wrap:anywhere] hover:bg-sunken focus:bg-sunken"
          >
            {nameItem(item.content, language)}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}

/** Items of the point's own kind first, then by title. */
function offeredFor(
  point: ReadinessPoint,
  items: ReadonlyMap<VaultItemId, VaultItem>,
  language: Language,
): VaultItem[] {
  const { compare } = new Intl.Collator(language);
  return [...items.values()]
    .filter(
      ({ state, content }) =>
        state === 'kept' && content.kind !== 'readiness' && !content.answers.includes(point.id),
    )
    .toSorted(
      (one, other) =>
        Number(other.content.kind === point.kind) - Number(one.content.kind === point.kind) ||
        compare(nameItem(one.content, language), nameItem(other.content, language)),
    );
}
