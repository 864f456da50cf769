/** A quiet sheet of paper that holds one thing. */
import type { ReactNode } from 'react';

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly padding?: 'none' | 'regular' | 'generous';
  readonly className?: string;
}

const paddings = { none: '', regular: 'p-5 sm:p-6', generous: 'p-6 sm:p-10' };

export function Card({ children, as: Element = 'div', padding = 'regular', className = '' }: CardProps) {
  return (
    <Element
      className={`rounded-card border border-line bg-surface shadow-card ${paddings[padding]} ${className}`}
    >
      {children}
    </Element>
  );
}
