/** A link that looks like a button: it goes somewhere. Something that does something is a Button. */
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { useLocalizedPath } from './language/useLocalizedPath.ts';

interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly className?: string;
}

export function ButtonLink({ children, variant, size, icon, className = '', to, ...rest }: ButtonLinkProps) {
  const localized = useLocalizedPath();
  return (
    <Link {...rest} to={localized(to)} className={`${buttonStyle(variant, size)} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}
