/** Vaults of this person that wait to be erased. Of no account where they cannot be read: the page is about the open one. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import { browserSurroundings } from '../open/browserSurroundings.ts';
import { DiscardedVaults } from '../unlock/DiscardedVaults.tsx';

export function FormerVaultsSection() {
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['vault', user.uid, 'former-vaults'],
    queryFn: () => browserSurroundings().server.readVaults(user.uid),
  });
  const discarded = (data?.vaults ?? []).flatMap(({ vaultId, erasureDueAt }) =>
    erasureDueAt === null ? [] : [{ vaultId, erasureDueAt }],
  );
  return <DiscardedVaults vaults={discarded} />;
}
