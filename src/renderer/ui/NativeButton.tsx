/**
 * The button as the browser has it, for what a page draws first: react-aria's is a third of the dashboard's own code. It
 * looks and waits like `Button`, which is for dialogs, menus and whatever else reads react-aria's context.
 */
import type { MouseEvent, ReactNode } from 'react';
import type { ButtonProps } from './Button.tsx';
import { buttonStyle } from './buttonStyle.ts';
import { TurningRing } from './TurningRing.tsx';

interface NativeButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly children: ReactNode;
  readonly onPress: (event: MouseEvent) => void;
  readonly isPending?: boolean;
}

export function NativeButton({ children, variant, size, onPress, isPending = false }: NativeButtonProps) {
  return (
    <button
      type="button"
      // Not `disabled`, which would take the focus away.
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      className={buttonStyle(variant, size)}
    >
      {isPending ? <TurningRing size={18} /> : null}
      {children}
    </button>
  );
}
