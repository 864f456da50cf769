/** How far something is. Without a `value` it says only that something is going on. */
import { locales } from '#shared/locales.ts';
import { useLanguage } from './language/messages.tsx';

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
  const language = useLanguage();
  const part = value === undefined ? null : Math.min(Math.max(value / maximum, 0), 1);
  const percentage =
    part === null ? undefined : new Intl.NumberFormat(locales[language], { style: 'percent' }).format(part);
  const valueText = valueLabel ?? percentage;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={className}
    >
      {hideText ? null : (
        <span className="mb-1.5 flex justify-between gap-4 text-caption text-ink-soft" aria-hidden="true">
          <span className="truncate">{label}</span>
          <span className="tabular-nums">{valueText}</span>
        </span>
      )}
      <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className={`block h-full rounded-full transition-[width] ${tone === 'danger' ? 'bg-danger' : 'bg-accent'} ${
            part === null ? 'w-1/3 animate-breathe' : ''
          }`}
          style={part === null ? {} : { width: `${part * 100}%` }}
        />
      </span>
    </div>
  );
}
