/**
 * Where a payment leads back to. The address proves nothing: with a payment in it, the server is asked what became of it, and
 * tells each only of their own. Without one, for visitors, and for somebody else's, nobody gets our word that something was paid.
 */
import { useSession } from '#features/session/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { platform } from '#platform/currentPlatform.ts';
import { DEEP_LINK_SCHEME } from '#shared/desktop/deepLink.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { returnMessages } from './messages.ts';
import { OwnPayment } from './OwnPayment.tsx';
import { ReturnFrame } from './ReturnFrame.tsx';
import type { Next } from './returnLinks.ts';
import type { PaidAddress } from './usePaidAddress.ts';

interface SuccessPageProps {
  readonly route: 'checkoutSuccess' | 'conversationSuccess';
  readonly address: PaidAddress;
  /** What is so for whoever opens it. */
  readonly title: string;
  readonly lead: string;
  readonly signIn: string;
  readonly next: readonly Next[];
}

export function SuccessPage({ route, address, title, lead, signIn, next }: SuccessPageProps) {
  const texts = useMessages(returnMessages);
  const session = useSession();
  const { sessionId, conversationWith } = address;
  if (sessionId !== null && session.status === 'signed-in') {
    return <OwnPayment userId={session.user.uid} sessionId={sessionId} conversationWith={conversationWith} />;
  }
  // Until it is known who is here, nobody is told that the page cannot know.
  if (sessionId !== null && session.status === 'loading') {
    return <ReturnFrame title={texts.lookingTitle} lead={texts.lookingLead} points={[]} next={[]} />;
  }
  const query = new URLSearchParams({
    session: sessionId ?? '',
    ...(conversationWith ? { with: conversationWith } : {}),
  });
  const returnTo = `${routes[route].path}?${query}`;
  return (
    <ReturnFrame
      title={title}
      lead={lead}
      points={[texts.noMail, texts.again]}
      next={[
        ...(sessionId === null
          ? []
          : ([{ route: 'auth', to: routes.auth.path, name: signIn, returnTo }] as const)),
        ...next,
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
