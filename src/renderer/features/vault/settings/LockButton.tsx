/** "Lock now", and the same by the keyboard. While it is drawn the vault is open: what shields it from others' eyes is here too. */
import Lock from 'lucide-react/icons/lock';
import { useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { vaultSession } from '../open/vaultStore.ts';
import { lockMessages } from './lockMessages.ts';
import { VaultCover } from './VaultCover.tsx';

const lockNow = () => vaultSession().lock('chosen');

export function LockButton() {
  const texts = useMessages(lockMessages);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      lockNow();
    };
    // Before any field or dialog keeps the key to itself.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <>
      <Tooltip text={texts.shortcut}>
        <Button
          variant="secondary"
          icon={<Lock size={18} aria-hidden="true" />}
          aria-keyshortcuts="Control+Shift+L Meta+Shift+L"
          onPress={lockNow}
        >
          {texts.lockNow}
        </Button>
      </Tooltip>
      <VaultCover />
    </>
  );
}

function isShortcut({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyL' && shiftKey && !altKey && ctrlKey !== metaKey;
}
