/** How something stands, in a word. The word says it; the colour only repeats it. */
import type { ReactNode } from 'react';

const tones = {
  success: 'bg-success-soft text-success-text',
  notice: 'bg-notice-soft text-notice-text',
  danger: 'bg-danger-soft text-danger-text',
  neutral: 'bg-sunken text-ink-soft',
} as const;
export type StateTone = keyof typeof tones;

interface StateLabelProps {
  readonly tone: StateTone;
  readonly children: ReactNode;
}

export function StateLabel({ tone, children }: StateLabelProps) {
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-caption font-semibold ${tones[tone]}`}>{children}</span>
  );
}
