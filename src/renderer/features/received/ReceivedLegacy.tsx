/** What a beneficiary received of one owner: a calm page that begins with the owner's words. Nothing here can be changed. */
import Gift from 'lucide-react/icons/gift';
import { Link, useSearchParams } from 'react-router-dom';
import { DownloadTray } from '#features/media/index.ts';
import { albumIdSchema } from '#shared/domain/ids.ts';
import type { Received } from '#shared/legacy/received.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { DownloadEverything } from './download/DownloadEverything.tsx';
import { receivedMessages } from './messages.ts';
import { OwnersWords } from './OwnersWords.tsx';
import { ReceivedAlbum } from './ReceivedAlbum.tsx';
import { ReceivedAlbums } from './ReceivedAlbums.tsx';
import { ReceivedClone } from './ReceivedClone.tsx';
import { ReceivedItems } from './ReceivedItems.tsx';
import { ReceivedVaultSection } from './ReceivedVaultSection.tsx';
import { useReceived } from './useReceived.ts';
import { useReceivedVault } from './useReceivedVault.ts';
import { WhatCame } from './WhatCame.tsx';

export interface ReceivedLegacyProps {
  /** What the person is to the owner; null for an address that names nobody. */
  readonly beneficiaryId: BeneficiaryId | null;
}

/** An album that is looked at, in the address. */
const ALBUM = 'album';

export function ReceivedLegacy({ beneficiaryId }: ReceivedLegacyProps) {
  const texts = useMessages(receivedMessages);
  const state = useReceived();
  if (state.state === 'loading') return <Spinner message={texts.loading} />;
  if (state.state === 'failed') return <RetryBanner onRetry={state.retry}>{texts.failed}</RetryBanner>;
  const received = state.received.find((one) => one.beneficiaryId === beneficiaryId);
  if (!received) return <NothingHere />;
  return (
    <>
      <Legacy received={received} />
      <DownloadTray />
    </>
  );
}

/** The same before its time, after it was taken back, and to whom it does not concern: it tells nobody which of them it is. */
function NothingHere() {
  const texts = useMessages(receivedMessages);
  return (
    <EmptyState
      title={texts.nothingTitle}
      icon={<Gift size={32} aria-hidden="true" />}
      headingLevel={1}
      action={<ButtonLink to={routes.entrusted.path}>{texts.allEntrusted}</ButtonLink>}
    >
      {texts.nothing}
    </EmptyState>
  );
}

function Legacy({ received }: { readonly received: Received }) {
  const [search] = useSearchParams();
  const albumId = albumIdSchema.safeParse(search.get(ALBUM));
  const album = received.albums.find((one) => albumId.success && one.albumId === albumId.data);
  return album ? (
    <ReceivedAlbum received={received} album={album} />
  ) : (
    <WholeLegacy key={received.ownerId} received={received} />
  );
}

function WholeLegacy({ received }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const { ownerName, message, albums, mediaItems, clone, stages, isRehearsal } = received;
  const hasVault = stages.some(({ stage }) => stage === 'vault');
  const vault = useReceivedVault(received, hasVault);
  const hasSomethingToKeep = albums.length + mediaItems.length > 0 || hasVault;
  return (
    <>
      <PageHeader
        title={texts.title(ownerName)}
        before={<Link to={routes.entrusted.path}>{texts.allEntrusted}</Link>}
      />
      <div className="flex flex-col gap-12">
        {isRehearsal ? <Banner tone="notice">{texts.rehearsal}</Banner> : null}
        {message ? <OwnersWords received={received} message={message} /> : null}
        <WhatCame received={received} />
        {albums.length > 0 ? <ReceivedAlbums received={received} /> : null}
        {mediaItems.length > 0 ? <ReceivedItems received={received} /> : null}
        {hasVault ? <ReceivedVaultSection received={received} vault={vault} /> : null}
        {clone === 'given' ? <ReceivedClone ownerName={ownerName} /> : null}
        {clone === 'not-available' ? <p className="text-ink-soft">{texts.clone}</p> : null}
        {hasSomethingToKeep ? (
          <DownloadEverything received={received} hasVault={hasVault} vault={vault} />
        ) : null}
      </div>
    </>
  );
}
