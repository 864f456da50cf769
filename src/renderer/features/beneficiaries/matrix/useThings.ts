/** Everything that can be left to somebody, with the titles of the vault for as long as it is open in this page. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import { loadOpenVaultReader, type TitledItem } from '#features/vault/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { readPieces, readVaultItems } from '../peopleDocuments.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { matrixMessages } from './messages.ts';
import { listThings, type Thing } from './things.ts';

export type ThingsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly things: readonly Thing[];
      /** Items of the vault whose titles nobody can read here now. */
      readonly lockedCount: number;
    };

/** Null while the vault is not open. */
function useOpenVaultItems(): readonly TitledItem[] | null {
  const [items, setItems] = useState<readonly TitledItem[] | null>(null);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isOver = false;
    void loadOpenVaultReader().then((reader) => {
      if (isOver) return;
      const read = () => setItems(reader.items());
      stop = reader.subscribe(read);
      read();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return items;
}

const staleTime = 15_000;

export function useThings(userId: UserId): ThingsState {
  const texts = useMessages(matrixMessages);
  const language = useLanguage();
  const albums = useAlbums(userId);
  const open = useOpenVaultItems();
  const pieces = useQuery({
    queryKey: peopleKeys.pieces(userId),
    queryFn: () => readPieces(userId),
    staleTime,
  });
  const vault = useQuery({
    queryKey: peopleKeys.vaultItems(userId),
    queryFn: () => readVaultItems(userId),
    staleTime,
  });
  const { data: items } = pieces;
  const { data: sealed } = vault;
  return useMemo(() => {
    if (albums.state === 'failed') return albums;
    if (albums.state === 'ready' && items && sealed) {
      const rows = open ?? sealed.map(({ id, kind }) => ({ itemId: id, kind, title: null }));
      const things = listThings(albums.albums, items, rows, texts, language);
      return { state: 'ready', things, lockedCount: open ? 0 : sealed.length };
    }
    if (!pieces.isError && !vault.isError) return { state: 'loading' };
    const retry = () => {
      void pieces.refetch();
      void vault.refetch();
    };
    return { state: 'failed', retry };
  }, [albums, items, sealed, open, texts, language, pieces, vault]);
}
