/** On or off, taking effect at once. For a choice that is submitted with a form use Checkbox. */
import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';

interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string;
}

export function Switch({ children, description, className = '', ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={`group flex min-h-11 items-center justify-between gap-6 py-2 text-body text-ink outline-none disabled:opacity-55 ${className}`}
    >
      <span className="flex flex-col">
        <span className="font-semibold">{children}</span>
        {description ? <span className="text-small text-ink-soft">{description}</span> : null}
      </span>
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-line-strong bg-sunken transition-colors group-selected:border-accent group-selected:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus"
      >
        <span className="absolute inset-y-0.5 start-0.5 aspect-square rounded-full bg-line-strong transition-transform group-selected:translate-x-5 group-selected:bg-on-accent" />
      </span>
    </AriaSwitch>
  );
}
