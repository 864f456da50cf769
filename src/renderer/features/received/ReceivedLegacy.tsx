/** What a beneficiary received of one owner: a calm page that begins with the owner's words. Nothing here can be changed. */
import { Link, useSearchParams } from 'react-router-dom';
import { DownloadTray } from '#features/media/index.ts';
import { albumIdSchema, type UserId } from '#shared/domain/ids.ts';
import type { Received } from '#shared/legacy/received.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { receivedMessages } from './messages.ts';
import { OwnersWords } from './OwnersWords.tsx';
import { ReceivedAlbum } from './ReceivedAlbum.tsx';
import { ReceivedAlbums } from './ReceivedAlbums.tsx';
import { ReceivedItems } from './ReceivedItems.tsx';
import { ReceivedVaultSection } from './ReceivedVaultSection.tsx';
import { useReceived } from './useReceived.ts';

/** By the owner, or by what the person is to them. */
export type ReceivedLegacyProps = { readonly ownerId: UserId } | { readonly beneficiaryId: BeneficiaryId };

/** An album that is looked at, in the address. */
export const ALBUM = 'album';

export function ReceivedLegacy(props: ReceivedLegacyProps) {
  const texts = useMessages(receivedMessages);
  const state = useReceived();
  if (state.state === 'loading') return <Spinner message={texts.loading} />;
  if (state.state === 'failed') return <RetryBanner onRetry={state.retry}>{texts.failed}</RetryBanner>;
  const received = state.received.find((one) =>
    'ownerId' in props ? one.ownerId === props.ownerId : one.beneficiaryId === props.beneficiaryId,
  );
  if (!received) return <Banner tone="notice">{texts.nothing}</Banner>;
  return (
    <>
      <Legacy received={received} />
      <DownloadTray />
    </>
  );
}

function Legacy({ received }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const [search] = useSearchParams();
  const { ownerName, message, albums, mediaItems, waiting, clone, stages, isRehearsal } = received;
  const albumId = albumIdSchema.safeParse(search.get(ALBUM));
  const album = albums.find((one) => albumId.success && one.albumId === albumId.data);
  if (album) return <ReceivedAlbum received={received} album={album} />;
  return (
    <>
      <PageHeader
        title={texts.title(ownerName)}
        before={<Link to={routes.entrusted.path}>{texts.allEntrusted}</Link>}
      />
      <div className="flex flex-col gap-12">
        {isRehearsal ? <Banner tone="notice">{texts.rehearsal}</Banner> : null}
        {message ? <OwnersWords received={received} message={message} /> : null}
        {albums.length > 0 ? <ReceivedAlbums received={received} /> : null}
        {mediaItems.length > 0 ? <ReceivedItems received={received} /> : null}
        {stages.some(({ stage }) => stage === 'vault') ? <ReceivedVaultSection received={received} /> : null}
        {clone ? <p className="text-ink-soft">{texts.clone}</p> : null}
        {waiting > 0 ? <p className="text-ink-soft">{texts.waiting(waiting)}</p> : null}
      </div>
    </>
  );
}
