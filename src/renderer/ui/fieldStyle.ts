/** The shared look of everything one types or chooses in. */
export const fieldBoxStyle =
  'min-h-11 w-full rounded-control border border-line-strong/70 bg-surface px-3.5 py-2 text-body text-ink ' +
  'transition-colors placeholder:text-ink-faint hover:border-line-strong data-invalid:border-danger-text user-invalid:border-danger-text ' +
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:opacity-55';

export const fieldLabelStyle = 'mb-1.5 block text-small font-semibold text-ink';
export const fieldDescriptionStyle = 'mt-1.5 block text-caption text-ink-soft';
export const fieldErrorStyle = 'mt-1.5 block text-caption font-medium text-danger-text';

/** One part of a date or time: the day, the month, a colon. */
export const dateSegmentStyle =
  'rounded-small px-0.5 tabular-nums outline-none placeholder:text-ink-faint focus:bg-accent focus:text-on-accent ' +
  'type-literal:px-0 type-literal:text-ink-faint';
