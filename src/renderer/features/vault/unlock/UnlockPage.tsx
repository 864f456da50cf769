/** The locked vault, and every way to open it. */
import { useState } from 'react';
import { isDemoFamily } from '#features/demo/index.ts';
import { useSession } from '#features/session/index.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { LockedVaultState } from '../open/vaultState.ts';
import { useVault } from '../open/vaultStore.ts';
import { DiscardedVaults } from './DiscardedVaults.tsx';
import { ForgottenDialog } from './ForgottenDialog.tsx';
import { GoBackToFormerKeys } from './GoBackToFormerKeys.tsx';
import { unlockMessages } from './messages.ts';
import { PhraseForm } from './PhraseForm.tsx';
import { QuickWays } from './QuickWays.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

export function UnlockPage() {
  const state = useVault();
  return state.kind === 'locked' ? <LockedVault vault={state} /> : null;
}

function LockedVault({ vault }: { readonly vault: LockedVaultState }) {
  const { keys, findings, cause, discarded } = vault;
  const texts = useMessages(unlockMessages);
  // Its phrase stands below: anybody may open it.
  const isDemo = isDemoFamily(useSession());
  const [way, setWay] = useState<'phrase' | 'recovery'>('phrase');
  const [isForgotten, setForgotten] = useState(false);
  const [wasWarned, setWarned] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const noteRefused = () => setRefused(true);
  // What `LockedFindings` tells above is read before anything is typed.
  const isHeldBack = findings.length > 0 && !wasWarned;
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={texts.title}>
        {cause ? texts[`cause_${cause}`] : isDemo ? null : texts.lead}
      </PageHeader>
      <div className="flex flex-col gap-6">
        {isHeldBack ? (
          <Button variant="secondary" className="self-start" onPress={() => setWarned(true)}>
            {texts.goOn}
          </Button>
        ) : (
          <Card padding="generous">
            {way === 'phrase' ? (
              <PhraseForm onRefused={noteRefused} />
            ) : (
              <RecoveryForm onRefused={noteRefused} />
            )}
            <div className="mt-7 flex flex-col gap-3 border-t border-line pt-6">
              <p className="text-small text-ink-soft">{texts.otherWays}</p>
              <QuickWays keys={keys} />
              <Button variant="secondary" onPress={() => setWay(way === 'phrase' ? 'recovery' : 'phrase')}>
                {way === 'phrase' ? texts.useRecoveryKey : texts.usePhrase}
              </Button>
            </div>
          </Card>
        )}
        {wasRefused ? <GoBackToFormerKeys standing={keys} isVaultOpen={false} /> : null}
        <Button variant="quiet" className="self-center whitespace-normal!" onPress={() => setForgotten(true)}>
          {texts.forgotten}
        </Button>
        <DiscardedVaults vaults={discarded} />
      </div>
      <ForgottenDialog
        vaultId={vaultIdSchema.parse(keys.vaultId)}
        isOpen={isForgotten}
        onClose={() => setForgotten(false)}
      />
    </div>
  );
}
