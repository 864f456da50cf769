/**
 * The running and finished downloads of this window, for whoever shows them. Apart from what downloads, which comes when
 * somebody asks for a file.
 */
import { onPersonGone } from '#features/session/index.ts';

export interface Download {
  readonly id: string;
  readonly name: string;
  /** What the person named it where they chose its place; null where the browser has one of its own. */
  readonly chosenName: string | null;
  /** `altered`: what came was not the file that was kept, so nothing was saved. */
  readonly state: 'running' | 'done' | 'failed' | 'altered';
  readonly writtenBytes: number;
  readonly totalBytes: number;
  /** File names that are not in the archive because they could not be read. */
  readonly missing: readonly string[];
  readonly cancel: () => void;
  /** Fetches what is still wanting, into a file of its own. Call it straight from a press. */
  readonly retry: () => void;
}

let downloads: readonly Download[] = [];
const listeners = new Set<() => void>();

onPersonGone(() => {
  for (const { state, cancel } of downloads) if (state === 'running') cancel();
  publish([]);
});

export function readDownloads(): readonly Download[] {
  return downloads;
}

export function watchDownloads(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function dismissDownload(id: string): void {
  publish(downloads.filter((download) => download.id !== id));
}

export function addDownload(download: Download): void {
  publish([...downloads, download]);
}

export function changeDownload(id: string, part: Partial<Download>): void {
  publish(downloads.map((download) => (download.id === id ? { ...download, ...part } : download)));
}

function publish(next: readonly Download[]): void {
  downloads = next;
  for (const listener of listeners) listener();
}
