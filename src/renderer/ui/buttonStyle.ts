/** How every button looks, whether it is a button or a link. Used by Button, ButtonLink and plain buttons on public pages. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small' | 'large';

const base =
  // In one line while there is room for it, and never wider than what it stands in.
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control py-1 text-center font-semibold select-none ' +
  '[&>svg]:shrink-0 ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 pending:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover pressed:bg-accent-pressed active:bg-accent-pressed',
  secondary:
    'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken pressed:bg-sunken',
  quiet: 'text-accent-text hover:bg-accent-soft pressed:bg-accent-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover pressed:bg-danger-hover',
};

/** Every size keeps a 44 px touch target. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-small',
  regular: 'min-h-11 px-5 text-body',
  large: 'min-h-13 px-7 text-body',
};

export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'regular'): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors ' +
  'hover:bg-sunken hover:text-ink pressed:bg-line disabled:cursor-not-allowed disabled:opacity-55';
