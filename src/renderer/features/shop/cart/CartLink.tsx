/** From the public pages of the shop to the cart that waits on this device. Absent while there is none, and in pages made at build. */
import { useEffect, useState } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { shopMessages } from '../messages.ts';
import { readGuestLines } from './guestCart.ts';

export function CartLink() {
  const texts = useMessages(shopMessages);
  const isSignedIn = useSession().status === 'signed-in';
  const [count, setCount] = useState(0);
  useEffect(() => setCount(readGuestLines(platform().storage).length), []);
  if (!isPageBuilt('cart') || (count === 0 && !isSignedIn)) return null;
  return (
    <ButtonLink to={isSignedIn ? routes.cart.path : routes.visitorCart.path} variant="secondary" size="small">
      {isSignedIn ? texts.toCart : texts.toCartWith(count)}
    </ButtonLink>
  );
}
