/** Around every part of the open vault: the page's head, the way between the parts, and what is not as it should be. */
import type { ReactNode } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { OpenFindings } from './findings/OpenFindings.tsx';
import { vaultTitles } from './messages.ts';
import { LockButton } from './settings/LockButton.tsx';
import type { VaultView } from './useVaultView.ts';
import { VaultNavigation } from './VaultNavigation.tsx';

interface VaultFrameProps {
  readonly view: VaultView;
  readonly children: ReactNode;
}

export function VaultFrame({ view, children }: VaultFrameProps) {
  const titles = useMessages(vaultTitles);
  return (
    <>
      <PageHeader title={titles[view]} actions={<LockButton />} />
      <VaultNavigation view={view} />
      <OpenFindings />
      {children}
    </>
  );
}
