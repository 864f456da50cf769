/** Something that takes a while: how far it is, and the way to stop it. */
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

interface WorkInProgressProps {
  readonly label: string;
  readonly text?: string;
  readonly progress?: { readonly done: number; readonly total: number };
  readonly stopLabel?: string;
  readonly onStop?: () => void;
}

export function WorkInProgress({ label, text, progress, stopLabel, onStop }: WorkInProgressProps) {
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <Card className="max-w-2xl">
      <ProgressBar
        label={label}
        {...(progress && progress.total > 0
          ? {
              value: progress.done,
              maximum: progress.total,
              valueLabel: `${number.format(progress.done)} / ${number.format(progress.total)}`,
            }
          : {})}
      />
      {text ? <p className="mt-4 text-ink-soft">{text}</p> : null}
      {onStop ? (
        <Button variant="secondary" className="mt-5" onPress={onStop} autoFocus>
          {stopLabel}
        </Button>
      ) : null}
    </Card>
  );
}
