/**
 * Around pages of the demo family: whatever would change something opens a kind word about why it does not, and the
 * way to a family of one's own. Elsewhere it does nothing.
 */
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ReadOnly } from '#ui/readOnly.tsx';

const ReadOnlyExplanation = lazy(async () => ({
  default: (await import('./ReadOnlyExplanation.tsx')).ReadOnlyExplanation,
}));

export interface DemoReadOnlyProps {
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

export function DemoReadOnly({ isDemo, children }: DemoReadOnlyProps) {
  const [isExplaining, setExplaining] = useState(false);
  const explain = useCallback(() => setExplaining(true), []);
  return (
    <ReadOnly onAttempt={isDemo ? explain : null}>
      {children}
      {isExplaining ? (
        <Suspense fallback={null}>
          <ReadOnlyExplanation onClose={() => setExplaining(false)} />
        </Suspense>
      ) : null}
    </ReadOnly>
  );
}
