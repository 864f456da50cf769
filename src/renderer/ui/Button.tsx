/**
 * The button. While `isPending` it keeps its width and focus, shows a turning ring and ignores presses; a screen reader
 * hears that it is at work.
 *
 * [Note: pending without react-aria] Its own `isPending` announces the button by a pointer to it that stays for seven
 * seconds. Mostly the button is gone by then, and what is left is an image without a name.
 */
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';
import { TurningRing } from './TurningRing.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Drawn before the text; pass a lucide icon of 18 px. */
  readonly icon?: ReactNode;
  /** Layout only (width, margin): never colours. */
  readonly className?: string;
}

export function Button({ children, variant, size, icon, isPending, className = '', ...rest }: ButtonProps) {
  const messages = useMessages(uiMessages);
  return (
    <>
      <AriaButton
        {...rest}
        className={`${buttonStyle(variant, size)} ${className}`}
        {...(isPending ? pending : {})}
      >
        {isPending ? <TurningRing size={18} /> : icon}
        {children}
      </AriaButton>
      {isPending === undefined ? null : (
        <span aria-live="polite" className="sr-only">
          {isPending ? messages.atWork : null}
        </span>
      )}
    </>
  );
}

const pending: Pick<AriaButtonProps, 'render' | 'aria-disabled'> = {
  'aria-disabled': true,
  render: (button) => <button {...withoutActions(button)} type="button" data-pending />,
};

type NativeProps = ComponentPropsWithRef<'button'>;

/** What the focus ring and tooltips stand on stays. */
const KEPT = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/;

/** The button without what a press would do, its own or that of what is around it. */
function withoutActions(button: NativeProps): NativeProps {
  return Object.fromEntries(
    Object.entries(button).filter(([name]) => !name.startsWith('on') || KEPT.test(name)),
  );
}
