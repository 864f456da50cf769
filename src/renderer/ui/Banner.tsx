/** A message that belongs to this page and stays. Errors interrupt a screen reader; the others wait their turn. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

type BannerTone = 'error' | 'notice' | 'success';

interface BannerProps {
  readonly tone: BannerTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** A button or link at the end. */
  readonly action?: ReactNode;
  readonly className?: string;
}

const tones = {
  error: { box: 'border-danger-text/35 bg-danger-soft text-danger-text', Icon: CircleAlert },
  notice: { box: 'border-notice-text/30 bg-notice-soft text-notice-text', Icon: Info },
  success: { box: 'border-success-text/30 bg-success-soft text-success-text', Icon: CircleCheck },
} as const;

export function Banner({ tone, title, children, action, className = '' }: BannerProps) {
  const { box, Icon } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control border px-4 py-3 ${box} ${className}`}
    >
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          {title ? <p className="font-semibold">{title}</p> : null}
          <div className="[overflow-wrap:anywhere]">{children}</div>
        </div>
        {action ? <div className="shrink-0">{action}</div> : null}
      </div>
    </div>
  );
}
