/** Vaults that were taken out of use, and the way back for as long as there is one. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import type { DiscardedVault } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { unlockMessages } from './messages.ts';
import { useConfirmation } from './useConfirmation.tsx';

interface DiscardedVaultsProps {
  readonly vaults: readonly DiscardedVault[];
  /** Only one vault is in use at a time. */
  readonly isOtherInUse: boolean;
}

export function DiscardedVaults({ vaults, isOtherInUse }: DiscardedVaultsProps) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const explain = useExplain();
  const change = useChange();
  const { confirmed, dialog } = useConfirmation();
  const [returning, setReturning] = useState<VaultId | null>(null);
  if (vaults.length === 0) return null;

  async function bringBack(vaultId: VaultId) {
    setReturning(vaultId);
    try {
      await confirmed(() => vaultSession().bringBack(vaultId));
      showToast({ message: texts.broughtBack, tone: 'success' });
    } catch (error) {
      const message = error instanceof FormError ? error.sentence : explain(error);
      showToast({ message, tone: 'error' });
    } finally {
      setReturning(null);
    }
  }

  return (
    <section aria-label={texts.discardedTitle}>
      <h2 className="mb-3 text-title">{texts.discardedTitle}</h2>
      <ul className="flex flex-col gap-3">
        {vaults.map(({ vaultId, erasureDueAt }) => (
          <li
            key={vaultId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3"
          >
            <span>
              {texts.discardedLine(longDateFormat(language, { dateStyle: 'long' }).format(erasureDueAt))}
            </span>
            {isOtherInUse ? null : (
              <Button
                variant="secondary"
                size="small"
                isPending={returning === vaultId}
                onPress={change(() => void bringBack(vaultId))}
              >
                {texts.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOtherInUse ? <p className="mt-2 text-small text-ink-soft">{texts.discardedBlocked}</p> : null}
      {dialog}
    </section>
  );
}
