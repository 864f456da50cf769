/** The words of somebody's key, to be compared with what stands on their own page; and what the owner decides on it. */
import { useState } from 'react';
import { Fingerprint } from '#features/personKeys/index.ts';
import { callRepeatable } from '#platform/backend/callables.ts';
import { type Invitee, invitationsNoteCompared } from '#shared/callables/invitations.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { Keyed } from './keyed.ts';
import { lockMessages } from './messages.ts';
import type { Locking } from './useLocking.tsx';
import type { LockTools } from './useLocks.ts';

export interface KeyToCompare extends Keyed {
  readonly invitee: Invitee;
  readonly generation: number;
  /** It is another one than the owner knew: they may also take it as it is. */
  readonly isChanged: boolean;
}

interface CompareKeysProps {
  readonly compared: KeyToCompare;
  readonly tools: LockTools;
  readonly locking: Locking;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CompareKeys({ compared, tools, locking, isOpen, onClose }: CompareKeysProps) {
  const texts = useMessages(lockMessages);
  const [isDifferent, setDifferent] = useState(false);
  const { name, publicKey, invitee, generation } = compared;

  function decide(comparedBy: 'words' | null): void {
    onClose();
    locking.withVault(async () => {
      await tools.maker.pin(compared, comparedBy);
      if (comparedBy) await callRepeatable(invitationsNoteCompared, { invitee, generation });
      showToast({ message: comparedBy ? texts.compared(name) : texts.taken(name) });
    });
  }

  return (
    <Dialog title={texts.compareTitle(name)} isOpen={isOpen} onClose={onClose}>
      <p className="mb-5 text-ink-soft">{texts.compareText(name)}</p>
      <Fingerprint publicKey={publicKey} name={name} />
      {isDifferent ? (
        <Banner tone="error" title={texts.differentTitle} className="mt-5">
          {texts.differentText(name)}
        </Banner>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onPress={() => decide('words')}>{texts.same}</Button>
          <Button variant="secondary" onPress={() => setDifferent(true)}>
            {texts.different}
          </Button>
          {compared.isChanged ? (
            <Button variant="quiet" onPress={() => decide(null)}>
              {texts.takeUncompared}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
