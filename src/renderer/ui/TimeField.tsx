/** A time of day typed part by part, as the person's language writes it. The value is `14:30`, or empty. */
import { parseTime } from '@internationalized/date';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField, type TimeValue } from 'react-aria-components/TimeField';
import { FieldFrame } from './FieldFrame.tsx';
import { dateSegmentStyle, fieldBoxStyle } from './fieldStyle.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** `null` for anything that is not a time: the field then shows empty. */
function timeOfDay(text: string): TimeValue | null {
  try {
    return text ? parseTime(text) : null;
  } catch {
    return null;
  }
}

export function TimeField({ label, value, onChange, className = '' }: TimeFieldProps) {
  return (
    <AriaTimeField
      shouldForceLeadingZeros
      value={timeOfDay(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      className={className}
    >
      <FieldFrame label={label}>
        <DateInput className={`${fieldBoxStyle} flex items-center`}>
          {(segment) => <DateSegment segment={segment} className={dateSegmentStyle} />}
        </DateInput>
      </FieldFrame>
    </AriaTimeField>
  );
}
