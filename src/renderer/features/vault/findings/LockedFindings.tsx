/** Told before a phrase is typed, and again once the vault is open. */
import type { BoxFinding } from '#shared/vault/deviceRecord.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { boxMessages } from './messages.ts';

type Told = BoxFinding['is'] | 'box-not-intact' | 'vault-missing' | 'vault-malformed';

export function LockedFindings({ findings }: { readonly findings: readonly { readonly is: Told }[] }) {
  const messages = useMessages(boxMessages);
  return findings.map(({ is }) => (
    <Banner key={is} tone="error" title={messages[is]} className="mb-6">
      {messages[`${is}-advice`]}
    </Banner>
  ));
}
