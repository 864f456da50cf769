/** An original did not come: said plainly, with a way to try again. */
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';

export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(mediaMessages);
  return (
    <div role="alert" className="flex flex-col items-center gap-4 text-center text-ink-soft">
      <p>{messages.failedToLoad}</p>
      <Button variant="secondary" onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
