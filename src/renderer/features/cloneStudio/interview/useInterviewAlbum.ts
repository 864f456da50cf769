/** The album of the interview's recordings: found, or made when the first recording is kept. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAlbums } from '#features/albums/index.ts';
import { libraryKeys, refreshLibrary } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { createAlbum } from '../api.ts';
import { findInterviewAlbum, type InterviewAlbum } from './interviewAlbum.ts';
import { interviewMessages } from './messages.ts';

/** Throws CallableError, with `album-limit-reached` where the plan holds no more albums. */
export function useEnsureInterviewAlbum(userId: UserId): () => Promise<InterviewAlbum> {
  const messages = useMessages(interviewMessages);
  const client = useQueryClient();
  return async () => {
    const found = await findInterviewAlbum(userId, await readAlbums(userId));
    if ('id' in found) return found;
    const texts = { title: messages.albumTitle, description: messages.albumDescription };
    const { albumId: id } = await createAlbum({ albumKey: found.missing, ...texts });
    await refreshLibrary(client, [libraryKeys.albums(userId)]);
    return { id, title: texts.title };
  };
}

/** Null while nobody knows, and where there is none. */
export function useInterviewAlbum(userId: UserId): InterviewAlbum | null {
  const { data } = useQuery({
    queryKey: [...libraryKeys.albums(userId), 'interview'],
    queryFn: async () => {
      const found = await findInterviewAlbum(userId, await readAlbums(userId));
      return 'id' in found ? found : null;
    },
  });
  return data ?? null;
}
