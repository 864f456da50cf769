/** `/beneficiary-albums/{beneficiaryId}`, for the owner: what this person will see, in the order in which it reaches them. */
import { useParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { SealedLettersSection } from '../locks/parts.ts';
import { useThings } from '../matrix/useThings.ts';
import { MATRIX_LINK } from '../people/PersonCard.tsx';
import { type NamedPerson, usePeople } from '../usePeople.ts';
import { previewMessages } from './messages.ts';
import { PreviewedStages } from './PreviewedStages.tsx';

export function BeneficiaryAlbumsPage() {
  const { user } = useSignedIn();
  const messages = useMessages(previewMessages);
  const { beneficiaryId } = useParams();
  const asked = beneficiaryIdSchema.safeParse(beneficiaryId);
  const people = usePeople(user.uid);
  if (people.state === 'loading') return <Spinner message={messages.loading} />;
  if (people.state === 'failed') return <RetryBanner onRetry={people.retry}>{messages.failed}</RetryBanner>;
  const named = people.people.find(({ person }) => person.id === asked.data);
  return named ? <Preview userId={user.uid} named={named} /> : <PersonNotFound />;
}

function PersonNotFound() {
  const messages = useMessages(previewMessages);
  return (
    <EmptyState
      title={messages.notFound}
      headingLevel={1}
      action={<ButtonLink to={routes.beneficiaries.path}>{messages.toPeople}</ButtonLink>}
    />
  );
}

function Preview({ userId, named }: { readonly userId: UserId; readonly named: NamedPerson }) {
  const messages = useMessages(previewMessages);
  const things = useThings(userId);
  return (
    <>
      <PageHeader
        title={messages.title(named.person.name)}
        before={<Link to={routes.beneficiaries.path}>{messages.back}</Link>}
        actions={
          <ButtonLink to={MATRIX_LINK} variant="secondary">
            {messages.choose}
          </ButtonLink>
        }
      >
        {messages.lead}
      </PageHeader>
      {things.state === 'loading' ? <Spinner message={messages.loading} /> : null}
      {things.state === 'failed' ? <RetryBanner onRetry={things.retry}>{messages.failed}</RetryBanner> : null}
      <SealedLettersSection userId={userId} person={named.person} />
      {things.state === 'ready' ? (
        <PreviewedStages
          userId={userId}
          named={named}
          things={things.things}
          isVaultLocked={things.lockedCount > 0}
        />
      ) : null}
    </>
  );
}
