/** In place of a form that was taken: what happens next, and the way to an empty one. */
import { type ReactNode, useEffect, useRef } from 'react';
import { NativeButton } from '#ui/NativeButton.tsx';

interface SentProps {
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly text: string;
  /** The button that leads to an empty form. */
  readonly another: string;
  readonly onAnother: () => void;
  readonly children: ReactNode;
}

export function Sent({ title, headingLevel, text, another, onAnother, children }: SentProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="animate-appear rounded-card border border-line bg-surface p-8 shadow-card sm:p-10">
      <Heading ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </Heading>
      <p className="mt-3 [overflow-wrap:anywhere]">{text}</p>
      {children}
      <NativeButton variant="secondary" onPress={onAnother}>
        {another}
      </NativeButton>
    </div>
  );
}
