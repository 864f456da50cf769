/** Tag and marks by which the list is narrowed, behind one button that says how many of them are set. */
import ListFilter from 'lucide-react/icons/list-filter';
import { memo } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Select } from '#ui/Select.tsx';
import { type Choices, type ItemFilters, itemMarks } from './itemFilters.ts';
import { itemsMessages } from './messages.ts';
import { useMarkNames } from './useFilterNames.ts';

interface FilterButtonProps {
  readonly tag: ItemFilters['tag'];
  readonly marks: ItemFilters['marks'];
  readonly choices: Choices;
  readonly onChange: (change: Partial<ItemFilters>) => void;
}

const ANY = '';

/** Not drawn anew with each key that is typed beside it. */
export const FilterButton = memo(function FilterButton({
  tag: chosenTag,
  marks: chosenMarks,
  choices,
  onChange,
}: FilterButtonProps) {
  const texts = useMessages(itemsMessages);
  const language = useLanguage();
  const names = useMarkNames();
  const count = chosenMarks.size + (chosenTag === null ? 0 : 1);
  const tags = [...choices.tags.keys()].toSorted((one, other) => one.localeCompare(other, language));
  return (
    <DialogTrigger>
      <IconButton label={count > 0 ? texts.filterCount(count) : texts.filter} className="relative">
        <ListFilter size={20} aria-hidden="true" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 flex size-4.5 items-center justify-center rounded-full bg-accent text-[0.6875rem] font-bold text-on-accent"
          >
            {count}
          </span>
        ) : null}
      </IconButton>
      <Popover placement="bottom end" className="w-80 max-w-[calc(100vw-2rem)]">
        <Dialog aria-label={texts.filter} className="p-5 outline-none">
          {tags.length > 0 ? (
            <Select
              label={texts.tag}
              value={chosenTag ?? ANY}
              onChange={(tag) => onChange({ tag: tag === ANY ? null : tag })}
              options={[
                { value: ANY, label: texts.anyTag },
                ...tags.map((tag) => ({
                  value: tag,
                  label: texts.withCount(tag, choices.tags.get(tag) ?? 0),
                })),
              ]}
            />
          ) : (
            <p className="text-small text-ink-soft">{texts.noTags}</p>
          )}
          <div className="mt-3">
            {itemMarks.map((mark) => (
              <Checkbox
                key={mark}
                isSelected={chosenMarks.has(mark)}
                onChange={(isSet) => {
                  const marks = new Set(chosenMarks);
                  if (isSet) marks.add(mark);
                  else marks.delete(mark);
                  onChange({ marks });
                }}
              >
                {texts.withCount(names[mark], choices.marks.get(mark) ?? 0)}
              </Checkbox>
            ))}
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
