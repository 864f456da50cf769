/** The credits of one account: balance, ledger, granting and taking back. In the hub, and at /admin/credits. */
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PersonFound, PersonPanel } from '../PersonPanel.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import { Ledger } from './Ledger.tsx';
import { LedgerRepair } from './LedgerRepair.tsx';
import { creditManagerMessages } from './messages.ts';
import { useCreditAccount } from './useLedger.ts';

export function CreditsPanel() {
  const { section, lead, address, look } = useMessages(creditManagerMessages);
  return (
    <PersonPanel id="credits" title={section} lead={lead} address={address} look={look}>
      {(email) => <Account key={email} email={email} />}
    </PersonPanel>
  );
}

function Account({ email }: { readonly email: string }) {
  const texts = useMessages(creditManagerMessages);
  return (
    <PersonFound reading={useCreditAccount(email)} nobody={texts.nobody}>
      {({ uid, account, ...ledger }) => (
        <div className="flex flex-col gap-8">
          <LedgerRepair email={email} uid={uid} ledger={{ uid, account, ...ledger }} />
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
      )}
    </PersonFound>
  );
}
