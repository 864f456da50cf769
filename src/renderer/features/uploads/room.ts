/** What will not fit is said before anything starts. */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { readRoomLeft } from './api.ts';
import { divideByRoom } from './divideByRoom.ts';
import { estimateRoom } from './fileRoom.ts';
import { uploads } from './uploads.ts';

export interface TargetAlbum {
  readonly id: AlbumId;
  readonly title: string;
}

/** Files that do not all fit, while the person decides. */
export interface RoomQuestion {
  readonly userId: UserId;
  readonly album: TargetAlbum;
  readonly fitting: readonly File[];
  readonly unfitting: readonly File[];
  readonly neededBytes: number;
  readonly leftBytes: number;
}

let question: RoomQuestion | null = null;
const listeners = new Set<() => void>();

function ask(next: RoomQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function subscribeToRoomQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentRoomQuestion(): RoomQuestion | null {
  return question;
}

/** Adds files to an album, or asks first when they do not all fit. */
export async function addToAlbum(userId: UserId, album: TargetAlbum, files: readonly File[]): Promise<void> {
  const isAwaited = (file: File) => uploads.isAwaited(userId, album.id, file);
  const known = files.filter(isAwaited);
  const added = files.filter((file) => !isAwaited(file));
  uploads.add(userId, album, known);
  // Without an answer the files are added: the server says of each whether it fits.
  const room = await readRoomLeft(userId).catch(() => Number.POSITIVE_INFINITY);
  const leftBytes = Math.max(0, room - uploads.unreservedBytes(userId));
  const neededBytes = added.reduce((sum, file) => sum + estimateRoom(file), 0);
  if (neededBytes <= leftBytes) {
    uploads.add(userId, album, added);
    return;
  }
  ask({ userId, album, neededBytes, leftBytes, ...divideByRoom(added, leftBytes) });
}

export function answerRoomQuestion(answer: 'add-fitting' | 'cancel'): void {
  if (question && answer === 'add-fitting') uploads.add(question.userId, question.album, question.fitting);
  ask(null);
}
