/**
 * Around pages of the demo family: whatever would change something opens a kind word about why it does not, and the
 * way to a family of one's own. Elsewhere it does nothing.
 */
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ReadOnly } from '#ui/readOnly.tsx';
import { demoMessages } from './messages.ts';
import { StartOwnButton } from './StartOwnButton.tsx';

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
      {isExplaining ? <Explanation onClose={() => setExplaining(false)} /> : null}
    </ReadOnly>
  );
}

function Explanation({ onClose }: { readonly onClose: () => void }) {
  const texts = useMessages(demoMessages);
  return (
    <Dialog title={texts.explainTitle} isOpen onClose={onClose} size="small">
      <p>{texts.explainText}</p>
      <p className="mt-3 text-ink-soft">{texts.explainOwn}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <StartOwnButton onStart={onClose} />
        <Button variant="quiet" onPress={onClose}>
          {texts.keepLooking}
        </Button>
      </div>
    </Dialog>
  );
}
