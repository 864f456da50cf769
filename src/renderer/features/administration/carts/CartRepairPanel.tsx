/** The cart of somebody who asked for help: what is in it, what stands in the way, and mending or emptying it with a reason. */
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PersonFound, PersonPanel } from '../PersonPanel.tsx';
import { CartLines } from './CartLines.tsx';
import { cartMessages } from './messages.ts';
import { RepairForm } from './RepairForm.tsx';
import { useCart } from './useCart.ts';

export function CartRepairPanel() {
  const { title, lead, address, look } = useMessages(cartMessages);
  return (
    <PersonPanel id="carts" title={title} lead={lead} address={address} look={look}>
      {(email) => <Cart key={email} email={email} />}
    </PersonPanel>
  );
}

function Cart({ email }: { readonly email: string }) {
  const texts = useMessages(cartMessages);
  return (
    <PersonFound reading={useCart(email)} nobody={texts.nobody}>
      {({ found }) =>
        found.isReadable && found.lines.length === 0 ? (
          <EmptyState
            title={texts.empty}
            headingLevel={3}
            icon={<ShoppingCart size={32} strokeWidth={1.5} aria-hidden="true" />}
          >
            {texts.emptyText}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-8">
            {found.isReadable ? (
              <CartLines found={found} />
            ) : (
              <p className="text-danger-text">{texts.unreadable}</p>
            )}
            <RepairForm email={email} found={found} />
          </div>
        )
      }
    </PersonFound>
  );
}
