/** SHA-256, in hex, of the `open-vault.html` that was built with this page. The build puts it here (`scripts/decryptor.ts`). */
export const decryptorDigest: string | null = null;
