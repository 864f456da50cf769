/**
 * Around pages of the demo family: whatever would change something opens a kind word about why it does not, and the
 * way to a family of one's own. Elsewhere it does nothing.
 */
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ReadOnly } from '#ui/readOnly.tsx';

const ReadOnlyExplanation = lazyPart(
  async () => (await import('./ReadOnlyExplanation.tsx')).ReadOnlyExplanation,
  { isAskedFor: true },
);

interface DemoReadOnlyProps {
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

export function DemoReadOnly({ isDemo, children }: DemoReadOnlyProps) {
  const [isExplaining, setExplaining] = useState(false);
  const explain = useCallback(() => setExplaining(true), []);
  return (
    <ReadOnly onAttempt={isDemo ? explain : null}>
      {children}
      {isExplaining ? <ReadOnlyExplanation onClose={() => setExplaining(false)} /> : null}
    </ReadOnly>
  );
}
