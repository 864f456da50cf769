/** Waiting, with the reason in words ("Loading user data..."), announced politely. */
import { SentenceText } from './language/SentenceText.tsx';
import type { Sentence } from './language/sentence.ts';
import { TurningRing } from './TurningRing.tsx';

interface SpinnerProps {
  readonly message: Sentence;
  /** Fills the page: used by guards and route changes. */
  readonly isPage?: boolean;
}

export function Spinner({ message, isPage = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className={`flex flex-col items-center justify-center gap-4 text-ink-soft ${isPage ? 'min-h-dvh' : 'py-12'}`}
    >
      <span className="text-accent-text">
        <TurningRing size={32} />
      </span>
      <span className="text-center">
        <SentenceText sentence={message} />
      </span>
    </div>
  );
}
