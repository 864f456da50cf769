/** How far the opening is. Argon2id is meant to take its time, and that is said. */
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { OpeningProgress } from '../open/vaultSession.ts';
import { unlockMessages } from './messages.ts';

export function OpeningLine({ progress }: { readonly progress: OpeningProgress | null }) {
  const texts = useMessages(unlockMessages);
  if (!progress) return null;
  const { step, opened, total } = progress;
  if (step === 'key' || total === 0) {
    return (
      <div>
        <ProgressBar label={texts.opening} hideText />
        <p className="mt-2 text-caption text-ink-soft">{texts.opening}</p>
      </div>
    );
  }
  return (
    <ProgressBar
      label={texts.openingItems}
      value={opened}
      maximum={total}
      valueLabel={texts.openingCount(opened, total)}
    />
  );
}
