/** What does not fit to what this device saw of the vault before: told before anything is typed. */
import type { BoxFinding } from '#shared/vault/deviceRecord.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { unlockMessages } from './messages.ts';

export function BoxFindings({ findings }: { readonly findings: readonly BoxFinding[] }) {
  const texts = useMessages(unlockMessages);
  if (findings.length === 0) return null;
  return (
    <Banner tone="error" title={texts.finding_title}>
      {findings.map(({ is }) => (
        <p key={is}>{texts[`finding_${is}`]}</p>
      ))}
    </Banner>
  );
}
