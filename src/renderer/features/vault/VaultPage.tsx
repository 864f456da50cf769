/** `/personal-vault`: set up, unlocked, and then one of its parts (`?view=`). */
import { useEffect } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useVault, vaultSession } from './open/vaultStore.ts';
import { useVaultView, type VaultView } from './useVaultView.ts';

const SetUpPage = lazyPart(async () => (await import('./setUp/SetUpPage.tsx')).SetUpPage, {
  isAskedFor: true,
});
const UnlockPage = lazyPart(async () => (await import('./unlock/UnlockPage.tsx')).UnlockPage, {
  isAskedFor: true,
});

const parts: Record<VaultView, ReturnType<typeof lazyPart>> = {
  items: lazyPart(async () => (await import('./items/ItemsPage.tsx')).ItemsPage, { isAskedFor: true }),
  readiness: lazyPart(async () => (await import('./readiness/ReadinessPage.tsx')).ReadinessPage, {
    isAskedFor: true,
  }),
  trash: lazyPart(async () => (await import('./items/VaultTrashPage.tsx')).VaultTrashPage, {
    isAskedFor: true,
  }),
  check: lazyPart(async () => (await import('./check/CheckPage.tsx')).CheckPage, { isAskedFor: true }),
  import: lazyPart(async () => (await import('./import/ImportPage.tsx')).ImportPage, { isAskedFor: true }),
  export: lazyPart(async () => (await import('./export/ExportPage.tsx')).ExportPage, { isAskedFor: true }),
  settings: lazyPart(async () => (await import('./settings/VaultSettingsPage.tsx')).VaultSettingsPage, {
    isAskedFor: true,
  }),
};

export function VaultPage() {
  const { kind } = useVault();
  const Part = parts[useVaultView()];
  useEffect(() => void vaultSession().look(), []);
  useEffect(() => {
    if (kind !== 'open') return;
    // What could not be loaded now is with the next opening.
    void import('./attachments/keepVaultFiles.ts')
      .then((files) => files.keepVaultFiles())
      .catch(() => undefined);
  }, [kind]);
  if (kind === 'none') return <SetUpPage />;
  if (kind === 'locked') return <UnlockPage />;
  return kind === 'open' ? <Part /> : null;
}
