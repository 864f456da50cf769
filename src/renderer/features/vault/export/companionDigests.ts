/**
 * SHA-256, in hex, of what lies beside the sealed parts of an archive, as it was built with this page. The build puts them
 * here (`scripts/archiveCompanions.ts`).
 */
export type Companion = 'open-vault.html' | 'vault-format.md';

export const companionDigests: Readonly<Record<Companion, string | null>> = {
  'open-vault.html': null,
  'vault-format.md': null,
};
