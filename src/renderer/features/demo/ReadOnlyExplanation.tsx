/** Why nothing changes in the demo, and the way to a family of one's own. */
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { demoMessages } from './messages.ts';
import { StartOwnButton } from './StartOwnButton.tsx';

export function ReadOnlyExplanation({ onClose }: { readonly onClose: () => void }) {
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
