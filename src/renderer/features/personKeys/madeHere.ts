import { onPersonGone } from '#features/session/index.ts';

/** Keys that were made since this page was loaded: whoever sees them need not prove that they are theirs. */
const publicKeys = new Set<string>();
onPersonGone(() => publicKeys.clear());

export const noteMadeHere = ({ publicKey }: { readonly publicKey: string }): void => {
  publicKeys.add(publicKey);
};

export const isMadeHere = ({ publicKey }: { readonly publicKey: string }): boolean =>
  publicKeys.has(publicKey);
