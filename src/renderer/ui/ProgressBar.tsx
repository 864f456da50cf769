/** How far something is. Without a `value` it says only that something is going on. */
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `maximum`. */
  readonly value?: number;
  readonly maximum?: number;
  /** In words, such as "12 of 40 MB"; the percentage otherwise. */
  readonly valueLabel?: string;
  /** Hide the line of text where it is said elsewhere; screen readers still hear it. */
  readonly hideText?: boolean;
  readonly tone?: 'accent' | 'danger';
  readonly className?: string;
}

export function ProgressBar({
  label,
  value,
  maximum = 100,
  valueLabel,
  hideText = false,
  tone = 'accent',
  className = '',
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      maxValue={maximum}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      {...(valueLabel ? { valueLabel } : {})}
      className={className}
    >
      {({ percentage, valueText }) => (
        <>
          {hideText ? null : (
            <span className="mb-1.5 flex justify-between gap-4 text-caption text-ink-soft" aria-hidden="true">
              <span className="truncate">{label}</span>
              <span className="tabular-nums">{valueText}</span>
            </span>
          )}
          <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
            <span
              className={`block h-full rounded-full transition-[width] ${tone === 'danger' ? 'bg-danger' : 'bg-accent'} ${
                value === undefined ? 'w-1/3 animate-breathe' : ''
              }`}
              style={value === undefined ? {} : { width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
