/** A small floating panel beside what opened it. Escape and a press outside close it; focus returns. */
import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';

interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  /** As wide as its trigger, at least. */
  readonly matchTrigger?: boolean;
  readonly className?: string;
}

export function Popover({ children, matchTrigger = false, className = '', ...rest }: PopoverProps) {
  return (
    <AriaPopover
      offset={6}
      {...rest}
      className={`rounded-control border border-line bg-raised text-ink shadow-overlay outline-none entering:animate-appear exiting:animate-leave ${
        matchTrigger ? 'min-w-(--trigger-width)' : ''
      } ${className}`}
    >
      {children}
    </AriaPopover>
  );
}
