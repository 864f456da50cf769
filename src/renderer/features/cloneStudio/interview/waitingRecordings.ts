/**
 * Recordings that are on their way into their album: each becomes an answer once its item is there. They stand here while
 * their owner goes on to the next question, or to another page.
 */
import type { z } from 'zod';
import { onPersonGone } from '#features/session/index.ts';
import type { cloneSaveAnswer } from '#shared/callables/clone.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';

type SavedAnswer = z.input<typeof cloneSaveAnswer.input>;

export interface WaitingRecording {
  readonly userId: UserId;
  readonly albumId: AlbumId;
  readonly fileName: string;
  readonly answer: Omit<SavedAnswer, 'mediaItemId'>;
}

let waiting: readonly WaitingRecording[] = [];
const listeners = new Set<() => void>();

function change(next: readonly WaitingRecording[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

onPersonGone(() => change([]));

export const waitingRecordings = {
  snapshot: () => waiting,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (recording: WaitingRecording) => change([...waiting, recording]),
  remove: (recording: WaitingRecording) => change(waiting.filter((other) => other !== recording)),
};

/** The item that a file has become: of its name, and no answer's yet. */
export function findRecorded(
  items: readonly MediaItem[],
  fileName: string,
  taken: ReadonlySet<string>,
): MediaFile | null {
  for (const item of items) {
    if (item.kind !== 'letter' && item.fileName === fileName && !taken.has(item.id)) return item;
  }
  return null;
}
