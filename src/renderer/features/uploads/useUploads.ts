/** The queue as components see it, with what waits before it at its end. */
import { useMemo, useSyncExternalStore } from 'react';
import type { AdditionsSnapshot } from './additions.ts';
import type { Upload } from './upload.ts';
import { additions, uploads } from './uploads.ts';

export function useAdditions(): AdditionsSnapshot {
  return useSyncExternalStore(additions.subscribe, additions.snapshot);
}

export function useUploads(): readonly Upload[] {
  const queued = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const { files } = useAdditions();
  return useMemo(() => [...queued, ...files], [queued, files]);
}
