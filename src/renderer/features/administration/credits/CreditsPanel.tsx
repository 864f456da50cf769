/** The credits of one account: balance, ledger, granting and taking back. In the hub, and at /admin/credits. */
import { useExplain } from '#features/failures/index.ts';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AddressForm } from '../AddressForm.tsx';
import { tableMessages } from '../table/messages.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';
import { usePersonInAddress } from '../usePersonInAddress.ts';
import { AdjustForm } from './AdjustForm.tsx';
import { Ledger } from './Ledger.tsx';
import { creditManagerMessages } from './messages.ts';
import { useCreditAccount } from './useLedger.ts';

export function CreditsPanel() {
  const texts = useMessages(creditManagerMessages);
  const role = useAdministratorRole();
  const [email, lookAt] = usePersonInAddress();
  return (
    <section aria-labelledby="credits">
      <h2 id="credits" className="text-heading">
        {texts.section}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <AddressForm
        key={email}
        initial={email ?? ''}
        label={texts.address}
        button={texts.look}
        onAsk={lookAt}
      />
      {email !== null && role.data === 'admin' ? <Account key={email} email={email} /> : null}
    </section>
  );
}

function Account({ email }: { readonly email: string }) {
  const texts = useMessages(creditManagerMessages);
  const messages = useMessages(tableMessages);
  const explain = useExplain({ 'not-found': texts.nobody });
  const reading = useCreditAccount(email);
  switch (reading.state) {
    case 'loading':
      return <Spinner message={messages.loading} />;
    case 'failed':
      return (
        <RetryBanner onRetry={reading.reload}>
          <SentenceText sentence={explain(reading.error)} />
        </RetryBanner>
      );
    case 'ready': {
      const { uid, account } = reading;
      return (
        <div className="mt-6 flex flex-col gap-8">
          <div className="grid gap-6 lg:grid-cols-[16rem_1fr]">
            <Card className="self-start">
              <p className="text-small text-ink-soft">{texts.balance}</p>
              <p className="mt-1 text-heading tabular-nums">{texts.credits(account.balance)}</p>
              <p className="mt-1 text-small text-ink-soft">{texts.lines(account.lines)}</p>
            </Card>
            <Card>
              <AdjustForm email={email} uid={uid} />
            </Card>
          </div>
          <Ledger email={email} />
        </div>
      );
    }
  }
}
