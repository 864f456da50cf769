/**
 * A calendar date typed part by part in the order of the person's language. The value is an ISO date (`1950-04-12`) or
 * empty. A year of two digits is completed when the field is left; whoever reads the value before that completes it by
 * `wholeYear`.
 */
import { parseDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components/DateField';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { dateSegmentStyle, fieldBoxStyle } from './fieldStyle.ts';
import { todayHere } from './today.ts';
import { wholeYear } from './wholeYear.ts';

interface DateFieldProps
  extends Omit<
      AriaDateFieldProps<DateValue>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validationBehavior'
      | 'value'
      | 'onChange'
      | 'defaultValue'
      | 'minValue'
      | 'maxValue'
      | 'render'
    >,
    FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly focusRef?: (field: { focus(): void } | null) => void;
  /** What a year of two digits means: one that has begun, unless this says otherwise. */
  readonly completeYear?: (date: string, today: string) => string;
  readonly className?: string;
}

/** `null` for anything that is not an ISO date: the field then shows empty. */
function calendarDate(text: string): DateValue | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}

export function DateField({
  label,
  labelNote,
  description,
  errorMessage,
  value,
  onChange,
  focusRef,
  completeYear = wholeYear,
  onBlur,
  className = '',
  ...rest
}: DateFieldProps) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaDateField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      // The keyboard goes to the first part of the date.
      ref={(field) =>
        focusRef?.(field && { focus: () => field.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() })
      }
      value={calendarDate(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
      onBlur={(event) => {
        const meant = completeYear(value, todayHere());
        if (meant !== value) onChange(meant);
        onBlur?.(event);
      }}
      className={className}
    >
      <FieldFrame {...texts}>
        <DateInput className={`${fieldBoxStyle} flex items-center`}>
          {(segment) => <DateSegment segment={segment} className={dateSegmentStyle} />}
        </DateInput>
      </FieldFrame>
    </AriaDateField>
  );
}
