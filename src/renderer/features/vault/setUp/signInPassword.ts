/**
 * The phrase is never the password one signs in with, which the identity service sees. It can only be compared when it
 * is typed, and is, before it goes anywhere: who types the phrase in its place by mistake has not told it to anyone.
 */
import { normalisePassphrase } from '#shared/vault/passphrase.ts';

/** Capitals and spaces do not make another secret of it: whoever knows one tries the other first. */
export function isSameSecret(phrase: string, password: string): boolean {
  const bare = (text: string) => normalisePassphrase(text).replaceAll(' ', '').toLowerCase();
  return phrase === password || bare(phrase) === bare(password);
}
