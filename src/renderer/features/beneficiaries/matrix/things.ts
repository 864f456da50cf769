/** The rows of the matrix: everything that can be left to somebody. */
import type { Album } from '#shared/domain/album.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { foldText } from '#shared/foldText.ts';
import { type BequeathedThing, thingKey } from '#shared/legacy/wish.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';

export type ThingGroup = 'whole' | 'album' | 'piece' | 'vault';

export interface Thing {
  readonly key: string;
  readonly thing: BequeathedThing;
  readonly group: ThingGroup;
  readonly title: string;
  /** What it is, below the title. Empty where the title says it. */
  readonly detail: string;
  /** False for what nobody can tell apart just now: an item of a locked vault. */
  readonly isNamed: boolean;
}

export interface VaultRow {
  readonly itemId: VaultItemId;
  readonly kind: string;
  /** Null while the vault is not open here. */
  readonly title: string | null;
}

interface ThingTexts {
  readonly everything: string;
  readonly everythingDetail: string;
  readonly clone: string;
  readonly cloneDetail: string;
  readonly album: string;
  readonly letter: string;
  readonly audio: string;
  readonly video: string;
  readonly untitled: string;
}

export function listThings(
  albums: readonly Album[],
  pieces: readonly MediaItem[],
  vault: readonly VaultRow[],
  texts: ThingTexts,
  language: Language,
): readonly Thing[] {
  const row = (thing: BequeathedThing, group: ThingGroup, title: string, detail: string): Thing => ({
    key: thingKey(thing),
    thing,
    group,
    title,
    detail,
    isNamed: true,
  });
  return [
    row({ is: 'everything' }, 'whole', texts.everything, texts.everythingDetail),
    row({ is: 'clone' }, 'whole', texts.clone, texts.cloneDetail),
    ...albums.map(({ id, title }) => row({ is: 'album', albumId: id }, 'album', title, texts.album)),
    ...piecesOfAlbums(albums, pieces).map(({ piece, albumTitle }) => {
      const thing = { is: 'media-item', mediaItemId: piece.id } as const;
      const kind = texts[piece.kind === 'letter' || piece.kind === 'audio' ? piece.kind : 'video'];
      return row(thing, 'piece', titleOfPiece(piece) || texts.untitled, `${kind} · ${albumTitle}`);
    }),
    ...numbered(vault).map(({ item, number }) => {
      const kind = kindName(item.kind, language);
      const thing = { is: 'vault-item', vaultItemId: item.itemId } as const;
      if (item.title !== null) return row(thing, 'vault', item.title || texts.untitled, kind);
      return { ...row(thing, 'vault', `${kind} · ${number}`, ''), isNamed: false };
    }),
  ];
}

/** Those of albums in the trash wait there with them. */
function piecesOfAlbums(albums: readonly Album[], pieces: readonly MediaItem[]) {
  const titles = new Map<string, string>(albums.map(({ id, title }) => [id, title]));
  return hideFilms(pieces).flatMap((piece) => {
    const albumTitle = titles.get(piece.albumId);
    return albumTitle === undefined ? [] : [{ piece, albumTitle }];
  });
}

function titleOfPiece(piece: MediaItem): string {
  return piece.kind === 'letter' ? piece.title : piece.caption || piece.fileName;
}

/** Each with its number among those of its kind. */
function numbered(vault: readonly VaultRow[]) {
  const counts = new Map<string, number>();
  const inOrder = vault.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return inOrder.map((item) => {
    const number = (counts.get(item.kind) ?? 0) + 1;
    counts.set(item.kind, number);
    return { item, number };
  });
}

/** A kind that this version does not know is shown under its own word. */
function kindName(kind: string, language: Language): string {
  return new Map<string, string>(Object.entries(kindNames[language])).get(kind) ?? kind;
}

/** What of them a search finds. */
export function filterThings(things: readonly Thing[], sought: string): readonly Thing[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return things;
  return things.filter(({ title, detail }) => {
    const text = foldText(`${title} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
