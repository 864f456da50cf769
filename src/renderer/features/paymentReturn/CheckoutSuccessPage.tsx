/**
 * /checkout/success. The address proves nothing: with a payment in it, the server is asked what became of it, and tells each
 * only of their own. Without one, for visitors, and for somebody else's, nobody gets our word that something was paid.
 */
import { useSession } from '#features/session/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { platform } from '#platform/currentPlatform.ts';
import { DEEP_LINK_SCHEME } from '#shared/desktop/deepLink.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { checkoutSuccessHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { OwnPayment } from './OwnPayment.tsx';
import { ReturnFrame } from './ReturnFrame.tsx';
import { usePaymentInAddress } from './usePaymentInAddress.ts';

export function CheckoutSuccessPage() {
  usePageTitle(checkoutSuccessHead[useLanguage()].title);
  const sessionId = usePaymentInAddress();
  const texts = useMessages(returnMessages);
  const session = useSession();
  if (sessionId !== null && session.status === 'signed-in') {
    return <OwnPayment userId={session.user.uid} sessionId={sessionId} />;
  }
  // Until it is known who is here, nobody is told that the page cannot know.
  if (sessionId !== null && session.status === 'loading') {
    return <ReturnFrame title={texts.lookingTitle} lead={texts.lookingLead} points={[]} next={[]} />;
  }
  return <WithoutWord sessionId={sessionId} />;
}

/** Says what is so for whoever opens it. */
function WithoutWord({ sessionId }: { readonly sessionId: string | null }) {
  const texts = useMessages(returnMessages);
  const returnTo = `${routes.checkoutSuccess.path}?session=${sessionId ?? ''}`;
  return (
    <ReturnFrame
      title={texts.orderTitle}
      lead={texts.orderLead}
      points={[texts.noMail, texts.again]}
      next={[
        ...(sessionId === null
          ? []
          : ([{ route: 'auth', to: routes.auth.path, name: texts.signInToSee, returnTo }] as const)),
        { route: 'cart', to: routes.cart.path, name: texts.cart },
      ]}
    >
      {sessionId === null ? null : <BackToProgram path={returnTo} />}
    </ReturnFrame>
  );
}

/** Who pays from the desktop app pays in a browser, where nobody is signed in. Offered where the operator has installers. */
function BackToProgram({ path }: { readonly path: string }) {
  const texts = useMessages(returnMessages);
  if (platform().shell === 'desktop' || publicConfiguration().desktopUpdateUrl === '') return null;
  return (
    <p className="mt-8">
      {texts.fromProgram} <Link href={`${DEEP_LINK_SCHEME}://open${path}`}>{texts.openProgram}</Link>
    </p>
  );
}
