/** Beside the export of everything and the deletion of the account, for whoever has something in a vault. */
import type { UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { vaultViewAddress } from '../useVaultView.ts';
import { elsewhereMessages } from './messages.ts';
import { useHasVaultItems } from './vaultUse.ts';

interface VaultReminderProps {
  readonly userId: UserId;
  readonly before: 'export' | 'deletion';
}

export function VaultReminder({ userId, before }: VaultReminderProps) {
  const texts = useMessages(elsewhereMessages);
  if (!useHasVaultItems(userId)) return null;
  return (
    <Banner tone="notice" className="mt-4">
      {before === 'export' ? texts.exportApart : texts.deletionToo}{' '}
      <Link to={vaultViewAddress('export')}>{texts.exportVault}</Link>
    </Banner>
  );
}
