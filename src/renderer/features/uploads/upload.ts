/** One file on its way into an album, as plain data. The queue moves it; the panel draws it. */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { Damage, MediaContentType } from '#shared/domain/mediaItem.ts';
import type { WallClock } from '#shared/domain/wallClock.ts';
import type { BusinessErrorCode } from '#shared/errors/functions.ts';

/** What the page learnt from the file itself, before a byte was sent. */
export interface Inspection {
  readonly contentType: MediaContentType;
  /** Hex. */
  readonly sha256: string;
  /** Base64. */
  readonly md5: string;
  readonly takenAt: WallClock;
  readonly takenAtSource: 'exif' | 'xmp' | 'iptc' | 'container' | 'name' | 'file';
  readonly takenAtOffsetMinutes: number | null;
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

/** Why a file did not make it. `file-needed`: the page was reloaded and must be shown the file again. */
export type UploadFaultCode =
  | BusinessErrorCode
  | 'file-empty'
  | 'file-damaged'
  | 'file-unreadable'
  | 'file-needed'
  | 'network'
  | 'signed-out'
  | 'server';

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'inspecting' }
  | { readonly kind: 'reserving' }
  | { readonly kind: 'uploading'; readonly sentBytes: number }
  /** The connection is lost; it goes on by itself. */
  | { readonly kind: 'reconnecting'; readonly sentBytes: number }
  | { readonly kind: 'paused'; readonly sentBytes: number }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: UploadFaultCode; readonly canRetry: boolean };

export interface Upload {
  /** A UUID; also the reservation's and the item's. */
  readonly id: string;
  readonly userId: UserId;
  readonly albumId: AlbumId;
  readonly albumTitle: string;
  readonly fileName: string;
  readonly byteCount: number;
  readonly lastModified: number;
  readonly state: UploadState;
}

/** What outlives the page besides the state: enough to go on from the server's offset. */
export interface UploadProgress {
  readonly inspection: Inspection | null;
  readonly reservation: { readonly itemId: MediaItemId; readonly folder: string } | null;
  /** The resumable session's address. */
  readonly session: string | null;
}

export function isSettled({ state }: Upload): boolean {
  return state.kind === 'done' || state.kind === 'failed';
}

export function sentBytesOf({ state, byteCount }: Upload): number {
  switch (state.kind) {
    case 'uploading':
    case 'reconnecting':
    case 'paused':
      return state.sentBytes;
    case 'verifying':
    case 'done':
      return byteCount;
    default:
      return 0;
  }
}
