/** Words by which an item is found again: typed, or taken from those in use. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { foldText } from '#shared/vault/foldText.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useOpenVault } from '../../open/vaultStore.ts';
import { itemMessages } from '../messages.ts';
import { privateField } from './privateField.ts';

const SUGGESTIONS = 8;

interface TagsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly focusRef: (target: { focus(): void } | null) => void;
  readonly errorMessage: string | null;
}

export function TagsField({ value, onChange, focusRef, errorMessage }: TagsFieldProps) {
  const texts = useMessages(itemMessages);
  const [written, setWritten] = useState('');
  const used = useTagsInUse();
  const suggested = used
    .filter((tag) => !value.includes(tag) && foldText(tag).includes(foldText(written.trim())))
    .slice(0, SUGGESTIONS);

  function add(tag: string): void {
    const added = tag.trim().slice(0, 100);
    setWritten('');
    if (added === '') return;
    // The same word with other capitals is the same tag.
    const same = used.find((other) => foldText(other) === foldText(added)) ?? added;
    if (!value.includes(same)) onChange([...value, same]);
  }

  return (
    <div>
      {value.length > 0 ? (
        <ul aria-label={texts.tags} className="mb-2 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag}>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.removeTag(tag)}
                onPress={() => onChange(value.filter((other) => other !== tag))}
              >
                {tag}
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        {...privateField}
        label={texts.tags}
        description={texts.tagHint}
        errorMessage={errorMessage}
        maxLength={100}
        value={written}
        onChange={(text) => (text.endsWith(',') ? add(text.slice(0, -1)) : setWritten(text))}
        // What was typed and not added is meant all the same.
        onBlur={() => add(written)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || written.trim() === '') return;
          event.preventDefault();
          add(written);
        }}
        focusRef={focusRef}
      />
      {suggested.length > 0 ? (
        <ul aria-label={texts.usedTags} className="mt-2 flex flex-wrap gap-1">
          {suggested.map((tag) => (
            <li key={tag}>
              <Button
                variant="quiet"
                size="small"
                preventFocusOnPress
                aria-label={texts.addTagNamed(tag)}
                icon={<Plus size={16} aria-hidden="true" />}
                onPress={() => {
                  setWritten('');
                  onChange([...value, tag]);
                }}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Those of most items first. */
function useTagsInUse(): string[] {
  const { items } = useOpenVault();
  const counts = new Map<string, number>();
  for (const { content, state } of items.values()) {
    if (state === 'kept') for (const tag of content.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}
