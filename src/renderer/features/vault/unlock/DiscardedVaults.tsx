/** Vaults that were taken out of use, while another one is. Without another, setting up offers to bring them back. */
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { DiscardedVault } from '../open/vaultState.ts';
import { unlockMessages } from './messages.ts';

export function DiscardedVaults({ vaults }: { readonly vaults: readonly DiscardedVault[] }) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const days = longDateFormat(language, { dateStyle: 'long' });
  if (vaults.length === 0) return null;
  return (
    <section aria-label={texts.discardedTitle}>
      <h2 className="mb-4 text-title">{texts.discardedTitle}</h2>
      <ul className="flex flex-col gap-3">
        {vaults.map(({ vaultId, erasureDueAt }) => (
          <li key={vaultId} className="rounded-control border border-line bg-surface px-4 py-3">
            {texts.discardedLine(days.format(erasureDueAt))}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{texts.discardedBlocked}</p>
    </section>
  );
}
