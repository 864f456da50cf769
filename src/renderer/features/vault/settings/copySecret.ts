/** Copies a secret of the vault, says so, and takes it back ([Note: Copied secrets]). */

import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { type CopiedSecret, createCopiedSecret } from './copiedSecret.ts';
import { copyMessages } from './copyMessages.ts';

const chances = ['focus', 'pointerdown', 'keydown'] as const;

let copied: CopiedSecret | null = null;

function copiedSecret(): CopiedSecret {
  if (copied) return copied;
  const created = createCopiedSecret(
    {
      copy: (text) => platform().copySecret(text),
      clear: (text) => platform().clearClipboard(text),
      onChance(listener) {
        for (const name of chances) window.addEventListener(name, listener);
        return () => {
          for (const name of chances) window.removeEventListener(name, listener);
        };
      },
    },
    systemClock,
  );
  window.addEventListener('pagehide', created.takeBack);
  const session = vaultSession();
  session.subscribe(() => {
    if (session.snapshot().kind !== 'open') created.takeBack();
  });
  copied = created;
  return created;
}

/** Gives what copies a secret. It resolves when that was said, and never rejects. */
export function useCopySecret(): (secret: string) => Promise<void> {
  const texts = useMessages(copyMessages);
  return async (secret) => {
    try {
      await copiedSecret().copy(secret);
      showToast({ message: texts.copied });
    } catch (error) {
      logWarning('A secret was not copied', {}, error);
      showToast({ message: texts.notCopied, tone: 'error' });
    }
  };
}
