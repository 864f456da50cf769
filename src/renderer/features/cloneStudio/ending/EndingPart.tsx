/** One of the choices about how the clone goes on or ends. */
import { type ReactNode, useId } from 'react';

interface EndingPartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function EndingPart({ title, text, children }: EndingPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      {children}
    </section>
  );
}
