/** Fields of the owner's own making: a name and what it says, in an order of their own. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { fieldErrorStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { itemMessages } from '../messages.ts';
import type { CustomFieldAnswer } from './itemAnswers.ts';
import { privateField } from './privateField.ts';
import { SecretField } from './SecretField.tsx';

const LIMIT = 200;
const icon = { size: 18, 'aria-hidden': true } as const;

interface CustomFieldsFieldProps {
  readonly value: readonly CustomFieldAnswer[];
  readonly onChange: (fields: readonly CustomFieldAnswer[]) => void;
  readonly focusRef: (target: { focus(): void } | null) => void;
  readonly errorMessage: string | null;
}

export function CustomFieldsField({ value, onChange, focusRef, errorMessage }: CustomFieldsFieldProps) {
  const texts = useMessages(itemMessages);
  const change = (key: string, part: Partial<CustomFieldAnswer>) =>
    onChange(value.map((field) => (field.key === key ? { ...field, ...part } : field)));

  /** With the one before it. */
  function swap(place: number): void {
    const [before, moved] = [value[place - 1], value[place]];
    if (before && moved) onChange([...value.slice(0, place - 1), moved, before, ...value.slice(place + 1)]);
  }

  return (
    <fieldset>
      <legend className={fieldLabelStyle}>{texts.customFields}</legend>
      <ul className="flex flex-col gap-3">
        {value.map((field, place) => {
          const name = field.label || texts.unnamedField;
          const Value = field.isSecret ? SecretField : TextField;
          return (
            <li key={field.key} className="rounded-control border border-line p-3.5">
              <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
                <TextField
                  {...privateField}
                  label={texts.fieldLabel}
                  value={field.label}
                  onChange={(label) => change(field.key, { label })}
                  // One that was just added is what is written next.
                  autoFocus={field.origin === null && field.label === '' && field.value === ''}
                  {...(place === 0 ? { focusRef } : {})}
                />
                <Value
                  {...privateField}
                  label={texts.fieldValue}
                  value={field.value}
                  onChange={(written) => change(field.key, { value: written })}
                />
              </div>
              <div className="mt-1 flex flex-wrap items-center justify-between">
                <Checkbox
                  isSelected={field.isSecret}
                  onChange={(isSecret) => change(field.key, { isSecret })}
                >
                  {texts.fieldIsSecret}
                </Checkbox>
                <div className="flex">
                  <IconButton
                    label={texts.fieldUp(name)}
                    isDisabled={place === 0}
                    onPress={() => swap(place)}
                  >
                    <ArrowUp {...icon} />
                  </IconButton>
                  <IconButton
                    label={texts.fieldDown(name)}
                    isDisabled={place === value.length - 1}
                    onPress={() => swap(place + 1)}
                  >
                    <ArrowDown {...icon} />
                  </IconButton>
                  <IconButton
                    label={texts.removeField(name)}
                    onPress={() => onChange(value.filter(({ key }) => key !== field.key))}
                  >
                    <Trash {...icon} />
                  </IconButton>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {errorMessage ? (
        <p role="alert" className={fieldErrorStyle}>
          {errorMessage}
        </p>
      ) : null}
      {value.length < LIMIT ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ms-3.5"
          icon={<Plus {...icon} />}
          onPress={() =>
            onChange([
              ...value,
              { key: crypto.randomUUID(), origin: null, label: '', value: '', isSecret: false },
            ])
          }
        >
          {texts.addField}
        </Button>
      ) : null}
    </fieldset>
  );
}
