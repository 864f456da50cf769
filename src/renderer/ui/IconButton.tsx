/** A button that is only an icon. Its label is read aloud and shown as a tooltip. */
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { iconButtonStyle } from './buttonStyle.ts';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label' | 'render'> {
  readonly label: string;
  /** A lucide icon of 20 px. */
  readonly children: ReactNode;
  readonly className?: string;
}

export function IconButton({ label, children, className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...rest} aria-label={label} className={`${iconButtonStyle} ${className}`}>
        {children}
      </AriaButton>
    </Tooltip>
  );
}
