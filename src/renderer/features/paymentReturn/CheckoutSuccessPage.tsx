/** /checkout/success, where the payment of an order, of credits from their own page, or of a plan leads back to. */
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { checkoutSuccessHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { SuccessPage } from './SuccessPage.tsx';
import { usePaidAddress } from './usePaidAddress.ts';

export function CheckoutSuccessPage() {
  usePageTitle(checkoutSuccessHead[useLanguage()].title);
  const texts = useMessages(returnMessages);
  return (
    <SuccessPage
      route="checkoutSuccess"
      address={usePaidAddress()}
      title={texts.orderTitle}
      lead={texts.orderLead}
      signIn={texts.signInToSee}
      next={[{ route: 'cart', to: routes.cart.path, name: texts.cart }]}
    />
  );
}
