/** The encrypted copy, and how it is opened. */
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { todayHere } from '#ui/today.ts';
import { exportSealed } from './exportRun.ts';
import { exportMessages } from './messages.ts';

export function SealedExport({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useMessages(exportMessages);
  return (
    <Card as="section">
      <h2 className="text-title">{texts.sealedTitle}</h2>
      <p className="mt-2">{texts.sealedText}</p>
      <p className="mt-2 text-ink-soft">{texts.sealedAdvice}</p>
      <Button
        className="mt-5"
        isDisabled={isBusy}
        onPress={() => void exportSealed(texts.sealedName(todayHere()))}
      >
        {texts.sealedButton}
      </Button>
      <details className="mt-5">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-text">
          {texts.howToOpen}
        </summary>
        <ol className="list-decimal space-y-1 ps-6 text-ink-soft">
          {texts.howToOpenSteps.split('\n').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
