/** A choice of one among a few by the browser's own list, which can be opened before the app has taken the page over. */
import { useId } from 'react';
import { fieldBoxStyle, fieldErrorStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly empty: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly name: string;
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  readonly onBlur: () => void;
  readonly focusRef: (select: HTMLSelectElement | null) => void;
  readonly errorMessage: string | null;
}

export function ChoiceField<Value extends string>({
  label,
  empty,
  options,
  name,
  value,
  onChange,
  onBlur,
  focusRef,
  errorMessage,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={fieldLabelStyle}>
        {label}
      </label>
      <select
        id={id}
        ref={focusRef}
        name={name}
        value={value}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
        }
        onBlur={onBlur}
        aria-invalid={errorMessage !== null}
        aria-describedby={errorMessage === null ? undefined : `${id}-error`}
        className={`${fieldBoxStyle} ${errorMessage === null ? '' : 'border-danger-text'}`}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {errorMessage === null ? null : (
        <span id={`${id}-error`} className={fieldErrorStyle}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
