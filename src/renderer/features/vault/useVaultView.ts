/** Which part of the vault is shown, kept in the address (`?view=`), and which item (`?item=`, `?new=`). */
import { useSearchParams } from 'react-router-dom';
import { routes } from '#shared/routes.ts';

export const vaultViews = ['items', 'readiness', 'check', 'trash', 'import', 'export', 'settings'] as const;
export type VaultView = (typeof vaultViews)[number];

export function vaultViewAddress(view: VaultView): string {
  return view === 'items' ? routes.personalVault.path : `${routes.personalVault.path}?view=${view}`;
}

export function useVaultView(): VaultView {
  const [search] = useSearchParams();
  const asked = search.get('view');
  return vaultViews.find((view) => view === asked) ?? 'items';
}
