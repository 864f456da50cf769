/** The codes of one album with their guest books, and how they are read again after a change. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlbumCode, GuestBookEntry } from '#shared/domain/albumCode.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { readCodes, readEntries } from './codeDocuments.ts';

const keyOf = (userId: UserId) => ['album-codes', userId] as const;

export interface CodeWithBook {
  readonly code: AlbumCode;
  readonly entries: readonly GuestBookEntry[];
}

export type CodesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly codes: readonly CodeWithBook[] };

const codesQuery = (userId: UserId) => ({
  queryKey: keyOf(userId),
  queryFn: async () => {
    const [codes, entries] = await Promise.all([readCodes(userId), readEntries(userId)]);
    return codes.map((code) => ({ code, entries: entries.filter(({ codeId }) => codeId === code.id) }));
  },
});

export function useCodes(userId: UserId, albumId: AlbumId): CodesState {
  const { data, isError, refetch } = useQuery(codesQuery(userId));
  if (data) return { state: 'ready', codes: data.filter(({ code }) => code.albumId === albumId) };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** All that open an album now or will again, whichever album that is. */
export function useActiveCodes(userId: UserId): ActiveCodesState {
  const { data, isError, refetch } = useQuery(codesQuery(userId));
  if (data) {
    return {
      state: 'ready',
      codes: data.flatMap(({ code }) => (code.state === 'revoked' ? [] : [code])),
    };
  }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

export type ActiveCodesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly codes: readonly AlbumCode[] };

/** Resolves when what the page shows is what the server has, and rejects when that could not be read. */
export function useCodesChanged(userId: UserId): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(userId) }, { throwOnError: true });
}
