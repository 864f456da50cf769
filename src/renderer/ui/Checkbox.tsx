/** A tick box with its text. The whole line is the target. */
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children' | 'render'> {
  /** Leave out only with an `aria-label`, as in a table row. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Checkbox({ children, className = '', ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className={`group flex min-h-11 items-start gap-3 py-2.5 text-body text-ink disabled:opacity-55 ${className}`}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            aria-hidden="true"
            className="mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-small border-[1.5px] border-line-strong bg-surface text-on-accent transition-colors group-hover:border-accent group-selected:border-accent group-selected:bg-accent group-indeterminate:border-accent group-indeterminate:bg-accent group-invalid:border-danger-text"
          >
            {isIndeterminate ? <Minus size={16} strokeWidth={3} /> : null}
            {isSelected && !isIndeterminate ? <Check size={16} strokeWidth={3} /> : null}
          </span>
          {children ? <span>{children}</span> : null}
        </>
      )}
    </AriaCheckbox>
  );
}
