/**
 * /verify-waitlist is where two kinds of links lead: ours, whose secret stands behind the `#`, and those of the identity
 * service, which say in their query what they ask for (SPEC §2).
 */
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#ui/lazyPart.tsx';
import { OwnPlacePage } from './OwnPlacePage.tsx';

const VerificationPage = lazyPart<object>(async () => {
  const { loadVerificationPage } = await import('#features/auth/index.ts');
  return loadVerificationPage();
});

export function WaitlistLinkPage() {
  const [query] = useSearchParams();
  return query.has('mode') || query.has('oobCode') ? <VerificationPage /> : <OwnPlacePage />;
}
