/** A short explanation shown on hover and on keyboard focus. Never the only place where something is said. */
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  readonly text: string;
  /** One focusable react-aria element. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-small bg-ink px-2.5 py-1 text-caption text-canvas entering:animate-appear exiting:animate-leave"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
