/** What lies beside the sealed parts of an archive, for who writes one elsewhere. */

export interface VaultCompanions {
  /** `open-vault.html`; null when it could not be had. */
  readonly page: Blob | null;
  /** `vault-format.md`; null when it could not be had. */
  readonly format: Blob | null;
}

export async function loadVaultCompanions(signal: AbortSignal): Promise<VaultCompanions> {
  const { fetchCompanion } = await import('../export/fetchCompanion.ts');
  const page = await fetchCompanion('open-vault.html', signal);
  return { page, format: await fetchCompanion('vault-format.md', signal) };
}
