/** A cart with nothing in it: what it will be for, and where to begin. */
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from './messages.ts';

export function EmptyCart() {
  const texts = useMessages(cartMessages);
  return (
    <EmptyState
      title={texts.emptyTitle}
      icon={<ShoppingBag size={32} aria-hidden="true" />}
      action={
        <>
          {isPageBuilt('memorialShop') ? (
            <ButtonLink to={routes.memorialShop.path}>{texts.toShop}</ButtonLink>
          ) : null}
          <ButtonLink to={routes.orders.path} variant="secondary">
            {texts.myOrders}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
