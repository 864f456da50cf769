/** One part of the page under its heading, to which the next step can lead. */
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What a link of the steps names it by. */
  readonly anchor?: string;
}

export function Section({ title, children, anchor }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {/* Below the header, which stays. */}
      <h2 id={id} tabIndex={-1} data-anchor={anchor} className="mb-4 scroll-mt-24 text-title outline-none">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}

export function goToSection(anchor: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
