/**
 * Which upload of the queue a file belongs to. Its name, size and date are a hint only, because cameras count their
 * pictures from one again and raw files are all of a size: what tells is the content.
 */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { type Destination, isSettled, type Upload } from '../upload.ts';
import type { Task } from './task.ts';

/** A reload lost its file, and it waits for the person to choose it again. */
function isLost({ file, upload: { state } }: Task): boolean {
  return file === null && state.kind === 'failed' && state.code === 'file-needed';
}

function isAlbum(destination: Destination, albumId: AlbumId): boolean {
  return destination.kind === 'album' && destination.albumId === albumId;
}

/** Lost uploads that look as if this file were theirs. */
export function findHinted(
  tasks: Iterable<Task>,
  userId: UserId,
  albumId: AlbumId,
  { name, size, lastModified }: File,
): readonly Task[] {
  return [...tasks].filter(
    (task) =>
      isLost(task) &&
      task.upload.userId === userId &&
      isAlbum(task.upload.destination, albumId) &&
      task.upload.fileName === name &&
      task.upload.byteCount === size &&
      task.upload.lastModified === lastModified,
  );
}

function hasSameContent(one: Task, other: Task): boolean {
  const { destination } = one.upload;
  return (
    // What is sealed looks like nothing else.
    destination.kind === 'album' &&
    isAlbum(other.upload.destination, destination.albumId) &&
    one.progress.inspection?.sha256 === other.progress.inspection?.sha256
  );
}

/** The lost upload whose very content this one brings. */
export function findLost(tasks: Iterable<Task>, task: Task): Task | null {
  return [...tasks].find((other) => isLost(other) && hasSameContent(other, task)) ?? null;
}

/** An upload on its way that was added before this one and brings the same content. */
export function findRepeated(tasks: Iterable<Task>, task: Task): Upload | null {
  for (const other of tasks) {
    if (other === task) return null;
    if (hasSameContent(other, task) && !isSettled(other.upload)) return other.upload;
  }
  return null;
}
