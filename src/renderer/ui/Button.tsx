/** The button. While `isPending` it keeps its width and focus, shows a turning ring and ignores presses. */
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { TurningRing } from './TurningRing.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Drawn before the text; pass a lucide icon of 18 px. */
  readonly icon?: ReactNode;
  /** Layout only (width, margin): never colours. */
  readonly className?: string;
}

export function Button({ children, variant, size, icon, className = '', ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`${buttonStyle(variant, size)} ${className}`}>
      {({ isPending }) => (
        <>
          {isPending ? <TurningRing size={18} /> : icon}
          {children}
        </>
      )}
    </AriaButton>
  );
}
