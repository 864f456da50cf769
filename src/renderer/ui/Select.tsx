/** A choice of one among a few, closed until asked. For two to four choices that fit the page prefer RadioGroup. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { fieldBoxStyle } from './fieldStyle.ts';
import { Popover } from './Popover.tsx';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

interface SelectProps<Value extends string>
  extends Omit<
      AriaSelectProps<SelectOption<Value>>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'value'
      | 'onChange'
      | 'selectedKey'
      | 'onSelectionChange'
      | 'render'
    >,
    FieldTexts {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

export function Select<Value extends string>({
  label,
  labelNote,
  description,
  errorMessage,
  options,
  value,
  onChange,
  className = '',
  ...rest
}: SelectProps<Value>) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      isInvalid={Boolean(errorMessage)}
      className={className}
    >
      <FieldFrame {...texts}>
        <Button className={`${fieldBoxStyle} flex items-center justify-between gap-2 text-start`}>
          <SelectValue className="truncate placeholder:text-ink-faint [&_[slot=description]]:hidden" />
          <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </Button>
      </FieldFrame>
      <Popover matchTrigger>
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className="flex min-h-11 cursor-default flex-col justify-center rounded-small px-3 py-1.5 text-body focus:bg-sunken selected:font-semibold selected:text-accent-text"
            >
              <Text slot="label">{option.label}</Text>
              {option.description ? (
                <Text slot="description" className="text-caption font-normal text-ink-soft">
                  {option.description}
                </Text>
              ) : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
