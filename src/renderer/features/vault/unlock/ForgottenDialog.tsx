/** For who has neither phrase nor recovery key: the truth in plain words, and the way to begin anew. */
import type { VaultId } from '#shared/vault/ids.ts';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { DiscardForm } from './DiscardForm.tsx';
import { unlockMessages } from './messages.ts';

interface ForgottenDialogProps {
  readonly vaultId: VaultId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ForgottenDialog({ vaultId, isOpen, onClose }: ForgottenDialogProps) {
  const texts = useMessages(unlockMessages);
  return (
    <DialogOnDemand title={texts.forgottenTitle} isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{texts.forgottenText}</p>
        <p className="text-ink-soft">{texts.forgottenAnew}</p>
        <DiscardForm vaultId={vaultId} />
      </div>
    </DialogOnDemand>
  );
}
