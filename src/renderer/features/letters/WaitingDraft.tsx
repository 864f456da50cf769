/** What was begun for this album and is not in it yet: a line on the album's page that leads back to it. */
import { useQuery } from '@tanstack/react-query';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { isBlank, listDrafts } from './draft/draftStore.ts';
import { lettersMessages } from './messages.ts';
import { NEW_LETTER, type WritingAddress } from './useWritingAddress.ts';

interface WaitingDraftProps {
  readonly userId: UserId;
  readonly albumId: AlbumId;
  readonly address: WritingAddress;
  readonly isLetterHere: (letterId: string) => boolean;
}

export function WaitingDraft({ userId, albumId, address, isLetterHere }: WaitingDraftProps) {
  const messages = useMessages(lettersMessages);
  const isWriting = address.target !== null;
  const drafts = useQuery({
    queryKey: ['letter-drafts', userId, albumId],
    queryFn: () => listDrafts(userId),
    select: (found) =>
      found.map(({ draft }) => draft).filter((draft) => draft.albumId === albumId && !isBlank(draft)),
    enabled: !isWriting,
    // Every editor that closes may have left another.
    staleTime: 0,
    gcTime: 0,
  });
  const [newest] = drafts.data ?? [];
  if (isWriting || !newest) return null;
  const target = newest.revision !== null && isLetterHere(newest.letterId) ? newest.letterId : NEW_LETTER;
  return (
    <Banner
      tone="notice"
      className="mb-6"
      action={
        <Button variant="secondary" size="small" onPress={() => address.open(target)}>
          {messages.goOnWriting}
        </Button>
      }
    >
      {messages.draftOfAlbum(newest.title.trim(), drafts.data?.length ?? 1)}
    </Banner>
  );
}
