/** What two devices wrote of one item, side by side, until the owner chooses. */
import { useState } from 'react';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import type { ItemToSave, VaultItem } from '../../open/vaultState.ts';
import { titleOf } from '../../search/itemTitle.ts';
import { nameField } from '../fields/nameField.ts';
import { itemMessages } from '../messages.ts';
import { saveItem, saveNewItem } from '../save/saveItem.ts';
import { differingFields } from '../versions/differences.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { mergeContents, type Side } from './mergeContents.ts';
import { conflictMessages } from './messages.ts';

interface ConflictViewProps {
  readonly item: VaultItem;
  readonly onClose: () => void;
}

export function ConflictView({ item, onClose }: ConflictViewProps) {
  const texts = useMessages(itemMessages);
  const conflict = useMessages(conflictMessages);
  const language = useLanguage();
  const change = useChange();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<Sentence | null>(null);
  const [other, ...rest] = item.alternatives;
  if (!other) return null;
  const { content } = item;
  // The files of both stay, so there is nothing to choose.
  const fields = differingFields(content, other.content).filter((name) => name !== 'attachments');
  const format = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const dates = { this: format.format(item.updatedAt), other: format.format(new Date(other.savedAt)) };

  async function save(act: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    setIssue(null);
    try {
      await act();
      showToast({ message: said });
    } catch (error) {
      setIssue(error instanceof FormError ? error.sentence : texts.saveFailed);
    } finally {
      setBusy(false);
    }
  }

  /** What stays of this one; of several others the next is asked about then. */
  const settled = (kept: VaultContent): ItemToSave => ({
    itemId: item.itemId,
    basedOn: item.version,
    content: kept,
    alternatives: rest,
  });
  const take = (sides: Readonly<Record<string, Side>>) =>
    void save(
      async () => saveItem(settled(mergeContents(content, other.content, sides)), language),
      texts.chosen,
    );
  const all = (side: Side) => Object.fromEntries(fields.map((name) => [name, side]));

  function keepBoth(): void {
    const title = conflict.otherTitle(titleOf(other?.content ?? content) || texts.untitled).slice(0, 500);
    if (!other) return;
    // A file belongs to one item.
    const second = { ...other.content, title, attachments: [] };
    void save(async () => {
      // It stays beside the first one until it stands by itself.
      await saveNewItem(`beside ${item.itemId}, ${item.version}`, second, language);
      await saveItem(settled(mergeContents(content, other.content, {})), language);
    }, conflict.twoItems);
  }

  return (
    <section aria-label={conflict.bothTitle}>
      <div className="mb-4">
        <Button variant="quiet" size="small" className="-ms-3.5" onPress={onClose}>
          {texts.back}
        </Button>
      </div>
      <h2 className="mb-2 text-heading">{titleOf(content) || texts.untitled}</h2>
      <Banner tone="notice" title={conflict.bothTitle} className="mb-6">
        {fields.length > 0 ? conflict.bothText : conflict.sameContent}
      </Banner>
      {issue ? (
        <Banner tone="error" className="mb-6">
          <SentenceText sentence={issue} />
        </Banner>
      ) : null}
      <div className="flex flex-col gap-5">
        {fields.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            label={nameField(language, name)}
            here={content}
            other={other.content}
            dates={dates}
            side={choices[name] ?? 'this'}
            onChoose={(side) => setChoices({ ...choices, [name]: side })}
          />
        ))}
      </div>
      {other.content.attachments.length > 0 || content.attachments.length > 0 ? (
        <p className="mt-4 text-small text-ink-soft">{conflict.allFilesStay}</p>
      ) : null}
      <div className="mt-7 flex flex-col gap-3">
        <Button onPress={change(() => take(choices))} isPending={isBusy}>
          {conflict.keepChosen}
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isDisabled={isBusy} onPress={change(() => take({}))}>
            {conflict.keepThis}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={change(() => take(all('other')))}>
            {conflict.keepOther}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={change(keepBoth)}>
            {conflict.keepBoth}
          </Button>
        </div>
      </div>
    </section>
  );
}
