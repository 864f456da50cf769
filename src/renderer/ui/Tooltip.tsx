/** A short explanation shown on hover and on keyboard focus. Never the only place where something is said. */
import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { flushSync } from 'react-dom';

interface TooltipProps {
  readonly text: string;
  /** One focusable react-aria element. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);

  // A tooltip of React Aria keeps the Escape that hides it for itself. Hidden before the key comes that far, this one
  // lets it go on to the dialog around the button, which closes with the same press.
  useEffect(() => {
    if (!isOpen) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setOpen(false));
    };
    window.addEventListener('keydown', hide, { capture: true });
    return () => window.removeEventListener('keydown', hide, { capture: true });
  }, [isOpen]);

  return (
    <TooltipTrigger delay={500} closeDelay={80} isOpen={isOpen} onOpenChange={setOpen}>
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
