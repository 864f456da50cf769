/** A visible choice of several, each a tick box with its text. */
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from './Checkbox.tsx';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: readonly Value[];
  /** In the order of the options. */
  readonly onChange: (value: Value[]) => void;
}

export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  errorMessage,
  ...texts
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(chosen) =>
        onChange(options.map((option) => option.value).filter((option) => chosen.includes(option)))
      }
      isInvalid={Boolean(errorMessage)}
    >
      <FieldFrame {...texts} errorMessage={errorMessage}>
        <div className="flex flex-wrap gap-x-8">
          {options.map((option) => (
            <Checkbox key={option.value} value={option.value}>
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
