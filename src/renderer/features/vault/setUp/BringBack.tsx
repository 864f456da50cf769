/** Vaults that were taken out of use and can still come back, each until its day. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { useVault, vaultSession } from '../open/vaultStore.ts';
import { setUpMessages } from './messages.ts';

export function BringBack() {
  const texts = useMessages(setUpMessages);
  const language = useLanguage();
  const change = useChange();
  const explain = useExplain({ otherwise: texts.notBroughtBack });
  const state = useVault();
  const [pending, setPending] = useState<VaultId | null>(null);
  const days = longDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  if (state.kind !== 'none') return null;

  async function bringBack(vaultId: VaultId): Promise<void> {
    setPending(vaultId);
    try {
      await vaultSession().bringBack(vaultId);
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    } finally {
      setPending(null);
    }
  }

  return state.discarded.map(({ vaultId, erasureDueAt }) => (
    <Card key={vaultId} as="section">
      <h2 className="text-title">{texts.bringBackTitle}</h2>
      <p className="mt-1 text-ink-soft">{texts.bringBackText(days.format(erasureDueAt))}</p>
      <Button
        variant="secondary"
        className="mt-4"
        isPending={pending === vaultId}
        isDisabled={pending !== null && pending !== vaultId}
        onPress={change(() => void bringBack(vaultId))}
      >
        {texts.bringBack}
      </Button>
    </Card>
  ));
}
