/** Whether this page needs the upload queue. It is a tenth of the dashboard's code, and most visits add no files. */

let isNeeded = false;
const listeners = new Set<() => void>();

/** From now on, until the page is closed. */
export function needUploads(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

export function areUploadsNeeded(): boolean {
  return isNeeded;
}

export function subscribeToNeed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
