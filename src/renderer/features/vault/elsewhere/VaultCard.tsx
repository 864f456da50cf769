/** The vault's place on the dashboard: the way in, or why there should be one. What is in it nobody knows here. */
import LockIcon from 'lucide-react/icons/lock-keyhole';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { vaultViewAddress } from '../useVaultView.ts';
import { elsewhereMessages } from './messages.ts';
import { useHasVault } from './vaultUse.ts';

export function VaultCard({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(elsewhereMessages);
  const hasVault = useHasVault(userId);
  if (hasVault === null) return null;
  return (
    <section
      aria-labelledby="vault-card"
      className="mt-10 animate-appear rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="vault-card" className="flex items-center gap-3 text-title">
        <LockIcon size={22} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent-text" />
        {texts.cardTitle}
      </h2>
      <p className="mt-2 text-ink-soft text-small">{hasVault ? texts.whatIsInIt : texts.whySetUp}</p>
      <ButtonLink to={routes.personalVault.path} variant="secondary" size="small" className="mt-4">
        {hasVault ? texts.open : texts.setUp}
      </ButtonLink>
      {hasVault ? (
        <p className="mt-3 text-small">
          <Link to={vaultViewAddress('readiness')}>{texts.firstWeek}</Link>
        </p>
      ) : null}
    </section>
  );
}
