/** Whether a paper runs out soon, or has. */
import type { VaultContent } from '#shared/vault/content.ts';

const DAY = 86_400_000;
/** Long enough to renew a passport. */
const SOON = 90 * DAY;

export type Expiry = 'expired' | 'soon';

/** `today` is an ISO date. Null for what does not expire, or not before long. */
export function expiryOf(content: VaultContent, today: string): Expiry | null {
  if (content.kind !== 'document' || content.expiresOn === '') return null;
  if (content.expiresOn < today) return 'expired';
  return Date.parse(content.expiresOn) - Date.parse(today) <= SOON ? 'soon' : null;
}
