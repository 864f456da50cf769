/**
 * A link in running text. Within the product it uses the router, to the page's address in this language; `href` leaves
 * it, in the same tab, with no referrer.
 */
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLocalizedPath } from './language/useLocalizedPath.ts';

type Destination =
  | { readonly to: string; readonly href?: never }
  | { readonly href: string; readonly to?: never };
export type LinkProps = Destination & {
  readonly children: ReactNode;
  /** `plain` for links that are underlined only when pointed at, in lists of links. */
  readonly variant?: 'text' | 'plain';
  readonly className?: string;
  /** Before it leads away. */
  readonly onFollow?: () => void;
};

const styles = {
  text: 'font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2',
  plain: 'text-ink-soft hover:text-ink hover:underline underline-offset-3',
};

export function Link({ children, variant = 'text', className = '', onFollow, ...destination }: LinkProps) {
  const localized = useLocalizedPath();
  const style = `rounded-small ${styles[variant]} ${className}`;
  if (destination.to !== undefined) {
    return (
      <RouterLink to={localized(destination.to)} discover="none" className={style} onClick={onFollow}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={destination.href} rel="noreferrer noopener" className={style} onClick={onFollow}>
      {children}
    </a>
  );
}
