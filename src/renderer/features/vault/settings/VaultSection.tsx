/** One group of the vault's settings under its heading. */
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';

interface VaultSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function VaultSection({ title, children }: VaultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      <Card>
        <div className="flex flex-col gap-4">{children}</div>
      </Card>
    </section>
  );
}
