/** `/credits`: the balance, the packs, and a ledger in which every line says why. */
import { RehearsalNotice } from '#features/payment/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LedgerSection } from './LedgerSection.tsx';
import { creditMessages } from './messages.ts';
import { PackChoices } from './PackChoices.tsx';
import { useBalance, useCreditsChanged } from './useCredits.ts';

export function CreditsPage() {
  const texts = useMessages(creditMessages);
  const { user } = useSignedIn();
  const look = useCreditsChanged(user.uid);
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <RehearsalNotice />
      <Balance userId={user.uid} />
      <PackChoices userId={user.uid} onLook={look} />
      <LedgerSection userId={user.uid} />
    </>
  );
}

function Balance({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(creditMessages);
  const balance = useBalance(userId);
  switch (balance.state) {
    case 'loading':
      return <Skeleton className="h-28 w-full" />;
    case 'failed':
      return <RetryBanner onRetry={balance.retry}>{texts.failed}</RetryBanner>;
    case 'ready': {
      const { balance: count } = balance.account;
      return (
        <Card as="section">
          <p className="text-small text-ink-soft">{texts.balance}</p>
          <p className="font-serif text-page">{texts.credits(count)}</p>
          {count < 0 ? <p className="mt-2 text-ink-soft">{texts.owed}</p> : null}
        </Card>
      );
    }
  }
}
