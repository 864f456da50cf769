/**
 * What opens the demo family's vault. Everybody may know it: it is shown to visitors, and nothing in that vault is anybody's.
 * `scripts/demo/sealVault.ts` seals with it.
 */
export const DEMO_VAULT_PHRASE: string = 'seven quiet boats come home before dark';
