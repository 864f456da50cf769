/**
 * What somebody will see, for the owner: composed by the release itself, and drawn with the parts that draw it for them one
 * day. Beside it stands what only the owner is told: when each stage comes, what waits, what is missing.
 */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DownloadTray } from '#features/media/index.ts';
import { ReceivedAlbum } from '#features/received/index.ts';
import { albumIdSchema, type UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { readPreview } from '../api.ts';
import { SealedLettersSection } from '../locks/parts.ts';
import { linkToThings } from '../people/linkToThings.ts';
import { usePeopleDialogs } from '../people/PeopleDialogs.tsx';
import { peopleKeys } from '../peopleKeys.ts';
import { previewMessages } from './messages.ts';
import { PreviewedStages } from './PreviewedStages.tsx';
import { receivedOf } from './receivedOf.ts';

interface OwnersPreviewProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
}

export function OwnersPreview({ userId, person }: OwnersPreviewProps) {
  const messages = useMessages(previewMessages);
  const { actions, dialogs } = usePeopleDialogs(userId);
  const [search] = useSearchParams();
  const { data, isError, refetch } = useQuery({
    queryKey: peopleKeys.preview(userId, person.id),
    queryFn: () => readPreview(person.id),
  });
  const albumId = albumIdSchema.safeParse(search.get('album'));
  const album = data?.received.albums.find((one) => one.albumId === albumId.data);
  if (data && album) {
    return (
      <>
        <ReceivedAlbum received={receivedOf(data)} album={album} />
        <DownloadTray />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={messages.title(person.name)}
        before={<Link to={routes.beneficiaries.path}>{messages.back}</Link>}
        actions={
          <>
            <Button variant="quiet" onPress={() => actions.change(person, 'text')}>
              {messages.changeWords}
            </Button>
            <ButtonLink to={linkToThings(person.id)} variant="secondary">
              {messages.choose}
            </ButtonLink>
          </>
        }
      >
        {messages.lead}
      </PageHeader>
      <SealedLettersSection userId={userId} person={person} />
      {data ? <PreviewedStages userId={userId} person={person} preview={data} actions={actions} /> : null}
      {!data && isError ? <RetryBanner onRetry={() => void refetch()}>{messages.failed}</RetryBanner> : null}
      {!data && !isError ? <Spinner message={messages.loading} /> : null}
      <DownloadTray />
      {dialogs}
    </>
  );
}
