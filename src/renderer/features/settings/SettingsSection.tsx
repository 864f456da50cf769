/** One group of settings under its heading. */
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';

export function SettingsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}
