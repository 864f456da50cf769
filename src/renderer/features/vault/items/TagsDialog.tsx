/** Tags of several items at once: given to all of them, taken from all of them, or left as they are. */
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useMemo, useState } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { type BulkChange, TAG_LENGTH, type TagState, tagChange, tagStates } from './bulkChange.ts';
import { itemsMessages } from './messages.ts';

interface TagsDialogProps {
  /** Of the chosen items; null while nothing is asked. */
  readonly contents: readonly VaultContent[] | null;
  /** Every tag that the vault has. */
  readonly known: Iterable<string>;
  readonly onSave: (change: BulkChange) => void;
  readonly onClose: () => void;
}

export function TagsDialog({ contents, known, onSave, onClose }: TagsDialogProps) {
  const texts = useMessages(itemsMessages);
  return (
    <DialogOnDemand
      title={texts.tagsTitle(contents?.length ?? 0)}
      isOpen={contents !== null}
      onClose={onClose}
      size="small"
    >
      {contents ? <TagsForm contents={contents} known={known} onSave={onSave} onClose={onClose} /> : null}
    </DialogOnDemand>
  );
}

function TagsForm({
  contents,
  known,
  onSave,
  onClose,
}: TagsDialogProps & { readonly contents: readonly VaultContent[] }) {
  const texts = useMessages(itemsMessages);
  const language = useLanguage();
  const before = useMemo(() => tagStates(contents), [contents]);
  const [after, setAfter] = useState<ReadonlyMap<string, TagState>>(before);
  const [typed, setTyped] = useState('');
  const all = [...new Set([...known, ...after.keys()])].toSorted((one, other) =>
    one.localeCompare(other, language),
  );
  const written = typed.trim();
  const isTooLong = written.length > TAG_LENGTH;
  const withTyped = () => (written === '' || isTooLong ? after : new Map(after).set(written, 'all'));

  function add(event?: FormEvent) {
    event?.preventDefault();
    if (isTooLong) return;
    setAfter(withTyped());
    setTyped('');
  }

  return (
    <>
      {all.length > 0 ? (
        <>
          <p className="text-small text-ink-soft">{texts.tagsHint}</p>
          <div className="mt-2 max-h-72 overflow-y-auto">
            {all.map((tag) => {
              const state = after.get(tag) ?? 'none';
              return (
                <Checkbox
                  key={tag}
                  isSelected={state === 'all'}
                  isIndeterminate={state === 'some'}
                  onChange={(isSelected) => setAfter(new Map(after).set(tag, isSelected ? 'all' : 'none'))}
                >
                  {tag}
                </Checkbox>
              );
            })}
          </div>
        </>
      ) : null}
      <form onSubmit={add} className="mt-3">
        <TextField
          label={texts.newTag}
          description={texts.newTagHint}
          errorMessage={isTooLong ? texts.tagTooLong : null}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck="false"
          autoFocus={all.length === 0}
          endAction={
            <IconButton label={texts.addTag} onPress={() => add()} isDisabled={written === ''}>
              <Plus size={20} aria-hidden="true" />
            </IconButton>
          }
        />
      </form>
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button
          isDisabled={isTooLong}
          onPress={() => {
            // A tag that was typed and not added with the button was meant all the same.
            onSave(tagChange(before, withTyped()));
            onClose();
          }}
        >
          {texts.save}
        </Button>
      </div>
    </>
  );
}
