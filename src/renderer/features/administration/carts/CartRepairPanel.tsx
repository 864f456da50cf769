/** The cart of somebody who asked for help: what is in it, what stands in the way, and mending or emptying it with a reason. */
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useExplain } from '#features/failures/index.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AddressForm } from '../AddressForm.tsx';
import { tableMessages } from '../table/messages.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';
import { usePersonInAddress } from '../usePersonInAddress.ts';
import { CartLines } from './CartLines.tsx';
import { cartMessages } from './messages.ts';
import { RepairForm } from './RepairForm.tsx';
import { useCart } from './useCart.ts';

export function CartRepairPanel() {
  const texts = useMessages(cartMessages);
  const role = useAdministratorRole();
  const [email, lookAt] = usePersonInAddress();
  return (
    <section aria-labelledby="carts">
      <h2 id="carts" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <AddressForm
        key={email}
        initial={email ?? ''}
        label={texts.address}
        button={texts.look}
        onAsk={lookAt}
      />
      {email !== null && role.data === 'admin' ? <Cart key={email} email={email} /> : null}
    </section>
  );
}

function Cart({ email }: { readonly email: string }) {
  const texts = useMessages(cartMessages);
  const messages = useMessages(tableMessages);
  const explain = useExplain({ 'not-found': texts.nobody });
  const reading = useCart(email);
  switch (reading.state) {
    case 'loading':
      return <Spinner message={messages.loading} />;
    case 'failed':
      return (
        <RetryBanner onRetry={reading.reload}>
          <SentenceText sentence={explain(reading.error)} />
        </RetryBanner>
      );
    case 'ready':
      return reading.found.isReadable && reading.found.lines.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={texts.empty}
            headingLevel={3}
            icon={<ShoppingCart size={32} strokeWidth={1.5} aria-hidden="true" />}
          >
            {texts.emptyText}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 flex flex-col gap-8">
          {reading.found.isReadable ? (
            <CartLines found={reading.found} />
          ) : (
            <p className="text-danger-text">{texts.unreadable}</p>
          )}
          <RepairForm email={email} found={reading.found} />
        </div>
      );
  }
}
