/** What was written for this album and may not be in it yet: a line on the album's page that leads back to it. */
import { useQuery } from '@tanstack/react-query';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { isBlank, listDrafts, newLetterPlace } from './draft/draftStore.ts';
import { letterKeys } from './letterKeys.ts';
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
    queryKey: letterKeys.drafts(userId, albumId),
    queryFn: () => listDrafts(userId),
    select: (found) => found.filter(({ draft }) => draft.albumId === albumId && !isBlank(draft)),
    enabled: !isWriting,
    // Every editor that closes may have left another.
    staleTime: 0,
    gcTime: 0,
  });
  const [newest] = drafts.data ?? [];
  if (isWriting || !newest) return null;
  const { key, draft } = newest;
  const isChange = draft.revision !== null && isLetterHere(draft.letterId);
  // A draft is found where it was begun: in the editor of a new letter also what became a change of it there.
  const isOfNewLetter = key.startsWith(`${newLetterPlace(userId, albumId)}/`);
  const target = isChange && !isOfNewLetter ? draft.letterId : NEW_LETTER;
  const kind = draft.sent ? 'sent' : isChange ? 'change' : 'new';
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
      {messages.draftWaiting(kind, draft.title.trim(), drafts.data?.length ?? 1)}
    </Banner>
  );
}
