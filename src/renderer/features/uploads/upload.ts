/** One file on its way into an album or the vault, as plain data. The queue moves it; the panel draws it. */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { Damage, MediaContentType } from '#shared/domain/mediaItem.ts';
import type { WallClock } from '#shared/domain/wallClock.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { VaultFileId, VaultId, VaultItemId } from '#shared/vault/ids.ts';

/** What the page learnt from the file itself, before a byte was sent. */
export interface Inspection {
  readonly contentType: MediaContentType;
  /** Hex. */
  readonly sha256: string;
  /** Base64. */
  readonly md5: string;
  readonly takenAt: WallClock;
  readonly takenAtSource: 'exif' | 'xmp' | 'iptc' | 'container' | 'container-utc' | 'name' | 'file';
  readonly takenAtOffsetMinutes: number | null;
  readonly isTimeKnown: boolean;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly camera: string;
  readonly caption: string;
  /** What is wrong with the file, which can be kept all the same. */
  readonly damage: Damage | null;
  readonly livePhotoId: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSeconds: number | null;
  readonly placeholder: string;
  readonly smallThumbnail: Blob | null;
  readonly largeThumbnail: Blob | null;
}

/** A file of the vault as it was sealed on this device: what is sent, and what its item is told when it has arrived. */
export interface SealedFile {
  readonly fileId: VaultFileId;
  /** Of what is sent. */
  readonly byteCount: number;
  /** Of what is sent, base64. */
  readonly crc32c: string;
  /** What the file is called and its key, sealed for this device. */
  readonly record: string;
}

/**
 * Why a file did not make it. `file-needed`: the page was reloaded and must be shown the file again. `no-place-to-seal`:
 * this browser keeps no files, or never as many bytes as this one, and it is too large to be sealed in memory.
 */
export type UploadFailureCode =
  | RefusalCode
  | 'file-empty'
  | 'file-unreadable'
  | 'file-needed'
  | 'no-place-to-seal'
  | 'signed-out'
  | 'server';

/** Why an upload waits to go on by itself. */
export type Interruption = 'connection' | 'server' | 'version' | 'album' | 'device-full';

/** Where a file goes. */
export type Destination =
  | { readonly kind: 'album'; readonly albumId: AlbumId; readonly albumTitle: string }
  | { readonly kind: 'vault'; readonly vaultId: VaultId; readonly itemId: VaultItemId };

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'inspecting' }
  | { readonly kind: 'sealing'; readonly sealedBytes: number }
  /** The vault is locked. What is sealed is on this device and may already be on the server; what is not is in the page. */
  | { readonly kind: 'locked-out'; readonly isSealed: boolean }
  | { readonly kind: 'reserving' }
  | { readonly kind: 'uploading'; readonly sentBytes: number }
  /** Something passing is in the way; it goes on by itself. */
  | { readonly kind: 'reconnecting'; readonly sentBytes: number; readonly because: Interruption }
  | { readonly kind: 'paused'; readonly sentBytes: number }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'done' }
  /** The file is damaged: the person says whether to keep it anyway. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'failed'; readonly code: UploadFailureCode; readonly canRetry: boolean };

export interface Upload {
  /** A UUID. */
  readonly id: string;
  readonly userId: UserId;
  readonly destination: Destination;
  /** Empty for a file of the vault while that is locked ([Note: Names of vault files] in `queue/vaultSteps.ts`). */
  readonly fileName: string;
  readonly byteCount: number;
  readonly lastModified: number;
  readonly state: UploadState;
}

/** What outlives the page besides the state: enough to go on from the server's offset. */
export interface UploadProgress {
  readonly inspection: Inspection | null;
  /** Of a file that goes into the vault. */
  readonly sealed: SealedFile | null;
  readonly reservation: Reservation | null;
  /** The resumable session's address. */
  readonly session: string | null;
  /** The original has arrived, as far as the page was told. */
  readonly isSent: boolean;
  /** The person keeps the file although it is damaged. */
  readonly isKeptDamaged: boolean;
}

/** What room is promised to: an item of an album, or a file of the vault. */
export type ReservedId = MediaItemId | VaultFileId;

/** Its id is chosen by the page before it asks, so that asking twice makes one. */
export interface Reservation {
  readonly itemId: ReservedId;
  /** Null until the server answered. */
  readonly folder: string | null;
  /** What it holds is worthless: it is released, and another takes its place. */
  readonly isGivenUp: boolean;
}

/** Where every upload begins. */
export const nothingDone: UploadProgress = {
  inspection: null,
  sealed: null,
  reservation: null,
  session: null,
  isSent: false,
  isKeptDamaged: false,
};

/** Nothing happens to it any more unless the person says so. */
export function isSettled({ state }: Upload): boolean {
  return state.kind === 'done' || state.kind === 'failed' || state.kind === 'damaged';
}

/** It can never go through. */
export function isHopeless({ state }: Upload): boolean {
  return state.kind === 'failed' && !state.canRetry && state.code !== 'file-needed';
}

/** Whether a new page leaves it as it is. Being signed out is over by then, and a file may be there again. */
export function waitsForPerson({ state }: Upload): boolean {
  switch (state.kind) {
    case 'paused':
    case 'damaged':
      return true;
    case 'failed':
      return state.code !== 'signed-out' && state.code !== 'file-needed';
    default:
      return false;
  }
}

/** A file of the vault that has arrived: closing the page does it no harm. */
export function waitsForVault({ state }: Upload): boolean {
  return state.kind === 'locked-out' && state.isSealed;
}

/** It is not safe, and waits for the person. */
export function isNotAdded(upload: Upload): boolean {
  const { kind } = upload.state;
  return kind === 'damaged' || (kind === 'failed' && !isDuplicate(upload));
}

/** It is not in its album, and could still come there. */
export function isUnsafe(upload: Upload): boolean {
  return upload.state.kind !== 'done' && !isHopeless(upload);
}

/** It waits for the person and may become safe: taking it off the list gives that up. */
export function mayBecomeSafe(upload: Upload): boolean {
  return isSettled(upload) && isUnsafe(upload);
}

/** The album has this very file already: it is safe, and nothing was to be done. */
export function isDuplicate({ state }: Upload): boolean {
  return state.kind === 'failed' && state.code === 'media-already-in-album';
}

export function sentBytesOf({ state, byteCount }: Upload): number {
  switch (state.kind) {
    case 'uploading':
    case 'reconnecting':
    case 'paused':
      return state.sentBytes;
    case 'locked-out':
      return state.isSealed ? byteCount : 0;
    case 'verifying':
    case 'done':
      return byteCount;
    default:
      return 0;
  }
}
