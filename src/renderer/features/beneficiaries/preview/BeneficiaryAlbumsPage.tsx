/** `/beneficiary-albums/{beneficiaryId}`: to the owner what this person will see, and to this person what they received. */
import { useParams } from 'react-router-dom';
import { ReceivedLegacy } from '#features/received/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePeople } from '../usePeople.ts';
import { previewMessages } from './messages.ts';
import { OwnersPreview } from './OwnersPreview.tsx';

export function BeneficiaryAlbumsPage() {
  const { user } = useSignedIn();
  const messages = useMessages(previewMessages);
  const { beneficiaryId } = useParams();
  const asked = beneficiaryIdSchema.safeParse(beneficiaryId);
  const people = usePeople(user.uid);
  if (people.state === 'loading') return <Spinner message={messages.loading} />;
  if (people.state === 'failed') return <RetryBanner onRetry={people.retry}>{messages.failed}</RetryBanner>;
  const named = people.people.find(({ person }) => person.id === asked.data);
  return named ? (
    <OwnersPreview userId={user.uid} person={named.person} />
  ) : (
    <ReceivedLegacy beneficiaryId={asked.data ?? null} />
  );
}
