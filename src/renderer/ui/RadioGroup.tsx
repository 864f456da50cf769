/** A visible choice of one: each option a card-like row with an optional explanation. */
import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
}

interface RadioGroupProps<Value extends string>
  extends Omit<
      AriaRadioGroupProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'value' | 'onChange' | 'render'
    >,
    FieldTexts {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Side by side from 640 px up. */
  readonly inline?: boolean;
  readonly className?: string;
}

export function RadioGroup<Value extends string>({
  label,
  labelNote,
  description,
  errorMessage,
  options,
  value,
  onChange,
  inline = false,
  className = '',
  ...rest
}: RadioGroupProps<Value>) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaRadioGroup
      {...rest}
      value={value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
      isInvalid={Boolean(errorMessage)}
      className={className}
    >
      <FieldFrame {...texts}>
        <div className={inline ? 'grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col' : 'grid gap-2.5'}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              className="group flex min-h-11 items-start gap-3 rounded-control border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong selected:border-accent selected:bg-accent-soft disabled:opacity-55"
            >
              <span
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 rounded-full border-[1.5px] border-line-strong bg-surface transition-all group-selected:border-[6px] group-selected:border-accent"
              />
              <span className="flex flex-col">
                <span className="font-semibold text-ink">{option.label}</span>
                {option.description ? (
                  <span className="text-small text-ink-soft">{option.description}</span>
                ) : null}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
