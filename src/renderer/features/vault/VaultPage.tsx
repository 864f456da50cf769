/** `/personal-vault`: set up, unlocked, and then one of its parts (`?view=`). */
import { useEffect, useRef } from 'react';
import { useExplainFailure } from '#features/failures/index.ts';
import type { Failure } from '#platform/backend/failure.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useVaultFiles } from './attachments/useVaultFiles.ts';
import { LockedFindings } from './findings/LockedFindings.tsx';
import { vaultMessages } from './messages.ts';
import type { VaultState } from './open/vaultState.ts';
import { useVault, vaultSession } from './open/vaultStore.ts';
import { useVaultView, type VaultView } from './useVaultView.ts';
import { VaultFrame } from './VaultFrame.tsx';
import { PartSkeleton, VaultSkeleton } from './VaultSkeleton.tsx';

const SetUpPage = lazyPart(async () => (await import('./setUp/SetUpPage.tsx')).SetUpPage, {
  isAskedFor: true,
  Placeholder: VaultSkeleton,
});
const UnlockPage = lazyPart(async () => (await import('./unlock/UnlockPage.tsx')).UnlockPage, {
  isAskedFor: true,
  Placeholder: VaultSkeleton,
});

const partOptions = { isAskedFor: true, Placeholder: PartSkeleton };
const parts: Record<VaultView, ReturnType<typeof lazyPart>> = {
  items: lazyPart(async () => (await import('./items/ItemsPage.tsx')).ItemsPage, partOptions),
  readiness: lazyPart(async () => (await import('./readiness/ReadinessPage.tsx')).ReadinessPage, partOptions),
  trash: lazyPart(async () => (await import('./items/VaultTrashPage.tsx')).VaultTrashPage, partOptions),
  check: lazyPart(async () => (await import('./check/CheckPage.tsx')).CheckPage, partOptions),
  import: lazyPart(async () => (await import('./import/ImportPage.tsx')).ImportPage, partOptions),
  export: lazyPart(async () => (await import('./export/ExportPage.tsx')).ExportPage, partOptions),
  settings: lazyPart(
    async () => (await import('./settings/VaultSettingsPage.tsx')).VaultSettingsPage,
    partOptions,
  ),
};

export function VaultPage() {
  const state = useVault();
  const view = useVaultView();
  const Part = parts[view];
  useEffect(() => void vaultSession().look(), []);
  useVaultFiles(state);
  useFocusWhenOpened(state.kind);
  switch (state.kind) {
    case 'looking':
      return <VaultSkeleton />;
    case 'unreachable':
      return <Unreachable failure={state.failure} />;
    case 'none':
      return (
        <>
          <LockedFindings findings={state.isOneMissing ? [{ is: 'vault-missing' }] : []} />
          <SetUpPage />
        </>
      );
    case 'locked':
      return (
        <>
          <LockedFindings
            findings={[
              ...state.findings,
              ...(state.isOneMalformed ? [{ is: 'vault-malformed' } as const] : []),
            ]}
          />
          <UnlockPage />
        </>
      );
    case 'open':
      return (
        <VaultFrame view={view}>
          <Part />
        </VaultFrame>
      );
  }
}

/** What was pressed is gone with the locked vault, or with the last step of setting up: the keyboard goes on from the heading. */
function useFocusWhenOpened(kind: VaultState['kind']): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (kind === 'open' && document.activeElement === document.body) focusHeading();
  }, [kind]);
}

function Unreachable({ failure }: { readonly failure: Failure }) {
  const messages = useMessages(vaultMessages);
  const explain = useExplainFailure();
  return (
    <>
      <PageHeader title={messages.title} />
      <RetryBanner onRetry={() => void vaultSession().look()}>
        {messages.unreachable} <SentenceText sentence={explain(failure)} />
      </RetryBanner>
    </>
  );
}
