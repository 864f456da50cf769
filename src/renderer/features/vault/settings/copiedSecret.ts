/**
 * [Note: Copied secrets]
 * What is copied from the vault leaves the clipboard 30 seconds later, when the vault locks, and when the page goes. A
 * browser takes it back only while the page has the focus, some only after a press in it: what it did not do in time is
 * tried again at the next such chance. What was copied elsewhere since stays, wherever the clipboard can be read.
 */
import type { Clock } from '#shared/clock.ts';

/** Milliseconds. */
export const COPIED_SECRET_LIFETIME = 30_000;

export interface SecretClipboard {
  copy(text: string): Promise<void>;
  /** Rejects while it may not. */
  clear(text: string): Promise<void>;
  /** Calls `listener` when it may be allowed to, until what it returns is called. */
  onChance(listener: () => void): () => void;
}

export interface CopiedSecret {
  /** Rejects when nothing was copied. */
  copy(secret: string): Promise<void>;
  /** Takes it back now, or as soon as that is allowed. */
  takeBack(): void;
}

export function createCopiedSecret(clipboard: SecretClipboard, clock: Clock): CopiedSecret {
  let held: { readonly text: string; readonly isOver: AbortController } | null = null;

  function forget(): void {
    held?.isOver.abort();
    held = null;
  }

  function takeBack(): void {
    const taken = held;
    if (!taken) return;
    const stopListening = clipboard.onChance(attempt);
    taken.isOver.signal.addEventListener('abort', stopListening);
    let isAttempting = false;
    function attempt() {
      if (isAttempting || taken === null) return;
      isAttempting = true;
      clipboard.clear(taken.text).then(
        () => {
          if (held === taken) forget();
          else taken.isOver.abort();
        },
        () => {
          isAttempting = false;
        },
      );
    }
    attempt();
  }

  return {
    async copy(secret) {
      await clipboard.copy(secret);
      forget();
      const copied = { text: secret, isOver: new AbortController() };
      held = copied;
      clock.sleep(COPIED_SECRET_LIFETIME, copied.isOver.signal).then(takeBack, () => undefined);
    },
    takeBack,
  };
}
